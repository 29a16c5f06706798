
# La prova: piano, controllo, fascicoli.
