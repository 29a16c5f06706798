
# La seduta del candidato.
