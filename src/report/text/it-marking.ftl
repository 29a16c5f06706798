
# Correzione, risultati, ricorsi.
