
# Le statistiche della prova.

help-stats = Mostra le statistiche di una prova corretta, o di più prove
help-stats-after = Per esempio: arbitro stats prova2026, arbitro stats prova2025 prova2026, arbitro stats prova2026 --format csv --table options. Le definizioni: arbitro manual statistics. Con --ascii le barre si scrivono con «#».
help-stats-dirs = Le cartelle delle prove; devono contenere results/results.json, scritto da «arbitro mark»
help-stats-question = Mostra tutto su questa domanda; si può ripetere
help-stats-all = Mostra tutto su ogni domanda, non solo su quelle da rivedere
help-stats-table = Quale tabella, con --format csv: questions, options, test
help-stats-format = Formato: text, json, csv
manual-page-statistics = come si leggono le statistiche di una prova
stats-title = Statistiche: { $title }
stats-stage = Prova del { $date }, Codice { $edition }, { $doctrine ->
    [school] dottrina della Scuola
   *[other] dottrina { $doctrine }
}.
stats-rule = { $rule }
stats-absent = Candidati che non hanno consegnato: { $count }; sono esclusi da questi conti.
stats-problems = { $count ->
    [one] Un problema segnalato dalla correzione: quel fascicolo può mancare in questi conti.
   *[other] { $count } problemi segnalati dalla correzione: quei fascicoli possono mancare in questi conti.
    }
stats-scores = I punteggi
stats-candidates = Candidati
stats-passed = Promossi
stats-failed = Respinti
stats-passed-of = { $count } di { $of }: { $share }
stats-mean = Media
stats-median = Mediana
stats-range = Dal minimo al massimo
stats-deviation = Scarto tipo
stats-skewness = Asimmetria
stats-kurtosis = Curtosi
stats-of-max = { $score } su { $max }
stats-from-to = da { $low } a { $high }
stats-shape = Asimmetria e curtosi: { $why }.
stats-adjusted = { $count ->
    [one] Un candidato ha un punteggio finale che non è la somma dei suoi voti (minimo garantito, arrotondamento o decisione della commissione): l'affidabilità e le statistiche delle domande si calcolano sulle somme.
   *[other] { $count } candidati hanno un punteggio finale che non è la somma dei loro voti (minimo garantito, arrotondamento o decisione della commissione): l'affidabilità e le statistiche delle domande si calcolano sulle somme.
    }
stats-histogram = Distribuzione
stats-in-points = punti
stats-in-percent = percentuale del massimo
stats-steps = Ogni barra comprende l'estremo inferiore e non quello superiore ({ $unit }).
stats-pass-mark = sufficienza da { $mark }
stats-reliability = L'affidabilità
stats-same-papers = { $count ->
    [one] Tutti hanno avuto la stessa domanda.
   *[other] Tutti hanno avuto le stesse { $count } domande.
    }
stats-common-of = I fascicoli sono diversi: questi valori riguardano solo le domande poste a tutti ({ $common } di { $counted }), non il punteggio intero.
stats-alpha = Coerenza interna in %, alfa di Cronbach: { $value }
stats-kr20 = Coerenza interna in %, KR-20: { $value }
stats-error-ratio = Rapporto d'errore: { $value } %
stats-standard-error = Errore standard di misura: { $value } punti
stats-negative-alpha = La coerenza è negativa: le domande si contraddicono, o i candidati sono pochi. L'errore standard supera lo scarto tipo e non misura nulla.
stats-borderline = Vicini alla soglia
stats-error-of-paper = Chi dista dalla soglia non più di un errore standard ({ $error } punti) avrebbe potuto avere l'altro esito con un'altra prova di pari difficoltà. Questo elenco è un avviso alla commissione: non cambia nessun risultato.
stats-error-of-each = L'errore di ciascuno è stimato sui suoi soli voti (Lord), perché i fascicoli sono diversi, i candidati pochi o la coerenza negativa. Chi dista dalla soglia non più di questo errore avrebbe potuto avere l'altro esito. Questo elenco è un avviso alla commissione: non cambia nessun risultato.
stats-nobody-near = Nessuno.
stats-near = { $name } ({ $id }): { $score } (soglia { $mark }), { $side ->
    [on] esattamente sulla soglia
    [above] { $distance } sopra
   *[below] { $distance } sotto
    }; errore { $error }; { $passed ->
    [yes] sufficiente
   *[no] non sufficiente
    }
stats-share = { $value } % (al 95 %: da { $low } a { $high })
stats-estimate = { $value } (al 95 %: da { $low } a { $high })
stats-no-interval = { $value } % (intervallo: { $why })
stats-not-given = non disponibile: { $why }
stats-few-candidates = meno di { $wanted } candidati
stats-few-common = meno di { $wanted } domande avute da tutti
stats-few-questions = almeno un candidato ha avuto meno di { $wanted } domande
stats-no-spread = tutti i voti, o tutti i totali, sono uguali
stats-negative-covariance = la domanda ha covarianza negativa con il totale
stats-different-papers = i fascicoli sono diversi
stats-no-share = ci sono voti sotto lo zero o sopra il massimo
stats-dropped = la domanda è annullata
stats-no-pass-mark = la regola per la sufficienza non è né un punteggio né una percentuale
stats-changed = le opzioni o le risposte giuste non sono le stesse in ogni prova
stats-one-stage = la domanda conta in una prova sola
stats-questions = Le domande
stats-columns = Domanda|N|Facil.|Scarto|Discr.|Effic.|Peso|P.bis.
stats-columns-mean = N: quanti candidati hanno avuto la domanda. Facilità in % del massimo, con la barra; scarto tipo in punti; indice di discriminazione, efficienza discriminante e peso effettivo in %; punto-biseriale da -1 a 1. «!»: da rivedere.
stats-dashes = «-» indica un numero non disponibile: { $why }.
stats-to-review = { $count ->
    [one] Una domanda da rivedere (questo da solo non basta per annullarla: la decisione è della commissione):
   *[other] { $count } domande da rivedere (questo da solo non basta per annullarle: la decisione è della commissione):
    }
stats-review-negative = chi va meglio nelle altre domande va peggio in questa (discriminazione { $value })
stats-review-low = distingue poco fra i candidati: efficienza { $value }, sotto 15
stats-question = { $id }: Articolo { $article }, difficoltà { $difficulty }, massimo { $max }
stats-is-dropped = Annullata dalla commissione: non conta nei totali.
stats-outcomes = { $count ->
    [one] Una risposta
   *[other] { $count } risposte
    }: giuste { $right }, giuste in parte { $partial }, sbagliate { $wrong }, in bianco { $blank }.
stats-right = Giuste: { $value }
stats-facility = Facilità: { $value }
stats-mean-mark = Voto medio: { $mean }; scarto tipo: { $deviation }
stats-discrimination = Indice di discriminazione: { $value }
stats-efficiency = Efficienza discriminante: { $value }
stats-weight = Peso effettivo: { $value }
stats-biserial = Punto-biseriale (giusta o no): { $value }
stats-look-again = Da rivedere: { $reasons }.
stats-option-columns = Opzione|N|%|Media|Alto|Medio|Basso
stats-clause-columns = Clausola|N|%|Media|Alto|Medio|Basso|Voto
stats-option = { $letter }
stats-option-right = { $letter } (giusta)
stats-blank = in bianco
stats-clause-exact = esatta
stats-clause-paragraph = paragrafo
stats-clause-article = articolo
stats-clause-wrong = sbagliata
stats-clause-missing = mancante
stats-thirds = Le lettere delle opzioni seguono l'ordine nel file del caso. Media: il totale medio dei candidati che hanno scelto l'opzione. Alto, medio, basso: quanti di loro sono in ciascun terzo dei candidati, ordinati per quota del massimo ({ $top }, { $middle }, { $bottom }).
stats-no-thirds = Le lettere delle opzioni seguono l'ordine nel file del caso. Media: il totale medio dei candidati che hanno scelto l'opzione. I terzi non sono disponibili: { $why }.
stats-see = Le definizioni e le soglie: arbitro manual statistics. Tutto su ogni domanda: --all.
stats-across = Le stesse domande in più prove
stats-across-stage = { $title }, { $date }, Codice { $edition }: { $count ->
    [one] un candidato
   *[other] { $count } candidati
    }
stats-no-comparison = Le prove non si confrontano per punteggio né per percentuale di promossi, perché domande e candidati sono diversi. Si confrontano solo i risultati della stessa domanda, riconosciuta dal suo id.
stats-in-common = { $count ->
    [0] Nessuna domanda su { $all } compare in più di una prova.
    [one] Una domanda su { $all } compare in più di una prova.
   *[other] { $count } domande su { $all } compaiono in più di una prova.
    }
stats-across-columns = Domanda|Facil.|Tot. N|Giuste
stats-not-asked = Se una casella è vuota, quella prova non ha posto la domanda.
stats-pooled = Facilità in % del massimo. Le ultime colonne riguardano tutte le prove insieme, con la quota di risposte giuste e il suo intervallo al 95 %. La facilità dipende da quanto si toglie per una risposta sbagliata o in bianco: fra prove con regole diverse confronta le quote di risposte giuste.
stats-csv-questions = domanda|articolo|difficoltà|massimo|annullata|n|giuste|in parte|sbagliate|in bianco|quota giuste|quota giuste da|quota giuste a|voto medio|scarto tipo|facilità|facilità da|facilità a|discriminazione|discriminazione da|discriminazione a|efficienza|peso effettivo|punto-biseriale|punto-biseriale da|punto-biseriale a|da rivedere
stats-csv-options = domanda|opzione|giusta|n|quota|totale medio|terzo alto|terzo medio|terzo basso|voto medio|testo
stats-csv-whole = grandezza|valore|da|a
stats-csv-across = domanda|articolo|n|facilità|quota giuste|insieme|quota giuste da|quota giuste a|nota
stats-csv-dropped = sì
stats-csv-negative = discriminazione negativa
stats-csv-low = efficienza sotto 15
stats-csv-right = sì
stats-csv-clause = clausola: { $credit }
stats-csv-passed = Quota promossi
stats-csv-least = Minimo
stats-csv-most = Massimo
stats-csv-common = Domande avute da tutti
stats-csv-consistency = Coerenza interna (%)
stats-csv-error-ratio = Rapporto d'errore (%)
stats-csv-error = Errore standard di misura (punti)
stats-fault-text = non è un testo UTF-8
stats-fault-short = il file finisce troppo presto
stats-fault-malformed = il file non è nella forma attesa ({ $detail })
stats-fault-format = il formato è { $found }; questa versione del programma legge i formati fino al { $known }
stats-fault-nobody = nessun fascicolo conta in questi risultati («arbitro mark» dice perché)
stats-fault-twice = «{ $id }» c'è due volte
stats-fault-question = «{ $candidate }» risponde alla domanda «{ $question }», che non è nell'elenco
stats-fault-option = la domanda «{ $question }» non ha l'opzione { $option } (si contano da 0)
stats-fault-options = la domanda «{ $id }» ha troppe opzioni
stats-fault-mark = un voto di «{ $id }» è fuori dai limiti, o il suo massimo non è maggiore di zero
stats-error-unread = non si può leggere «{ $path }»: { $why }. Prima correggi la prova: arbitro mark { $dir }
stats-old = { $path } è di una versione precedente (formato { $format }): i voti sono gli stessi, ma le segnalazioni ci sono solo come testo. «arbitro mark» riscrive il file nel formato attuale.
stats-error-malformed = { $place }: { $what }. Per riscriverlo: arbitro mark { $dir }
stats-error-again = «{ $path }»: questi risultati sono già fra quelli indicati, e conterebbero due volte.
stats-error-question = nessuna prova ha posto la domanda «{ $id }».
stats-error-table = --table si può usare solo con --format csv e una prova sola.
