
# Le statistiche della prova.
