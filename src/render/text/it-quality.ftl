## La qualità delle domande: difetti di una domanda, tavola di una raccolta

manual-page-items = come si giudica una domanda, e che cosa significa ogni difetto
level-warning = difetto
check-flaws = { $flaws ->
    [one] 1 difetto
   *[other] { $flaws } difetti
    } in { $files ->
    [one] 1 file
   *[other] { $files } file
    }: con --strict il controllo fallisce.
check-flaws-within = Nessun altro difetto: le opzioni senza spiegazione sono ammesse fino a un limite.
check-flawless = Nessun difetto.
help-quality = Mostra la tavola della raccolta: quante risposte si indovinano senza conoscere il Codice
help-strict = Considera un errore anche un difetto, o un limite superato della tavola
quality-title = La qualità della raccolta
quality-intro = Su 100 domande con una sola risposta giusta, quante ne indovina chi non conosce il Codice e sceglie...
quality-columns = edizione|domande|a caso|lunga|corta|virgole|carte|parole
quality-bounds = limite
quality-legend = lunga, corta: l'opzione più lunga, o più corta; virgole, carte: quella che ne ha di più; parole: quella con le parole che di solito hanno le opzioni giuste degli altri file.
quality-beyond = * oltre il limite.
quality-few = Con meno di { $enough } domande la tavola non dà giudizi: i limiti si possono superare per puro caso.
quality-deals = Smazzate: { $deals }, e ne servono almeno { $needed }; la smazzata più usata ha { $most ->
    [one] 1 domanda
   *[other] { $most } domande
    }, e il limite è { $limit }.
quality-contrasts = Opzioni sbagliate che nessuna situazione simile rende giuste, e la cui smentita non dipende da nessuna condizione di una clausola: { $without } su { $wrong } ({ $share } %); il limite è { $limit } %.
quality-within = La raccolta rispetta tutti i limiti.
quality-outside = La raccolta supera almeno un limite.

A901 = { $language ->
    [it] in italiano l'opzione giusta
    [en] in inglese l'opzione giusta
   *[both] l'opzione giusta
    } si riconosce dalla lunghezza
    .help = togli le ragioni dall'opzione giusta, perché le dà il programma, o completa le opzioni sbagliate: né l'opzione giusta né le sbagliate dovrebbero essere lunghe 1,3 volte le altre
    .explain = Chi non conosce il Codice sceglie l'opzione più lunga, e spesso indovina. L'opzione giusta non dev'essere lunga 1,3 volte ogni opzione sbagliata, né ogni opzione sbagliata 1,3 volte la giusta.
A902 = { $language ->
    [it] in italiano solo l'opzione giusta dà una ragione
    [en] in inglese solo l'opzione giusta dà una ragione
   *[both] solo l'opzione giusta dà una ragione
    }
    .help = togli la ragione: la dà già la spiegazione dopo la risposta
    .explain = Un «perché» nella sola opzione giusta la fa riconoscere. Le ragioni le dà il motore dopo la risposta.
A903 = { $language ->
    [it] in italiano il numero di una clausola c'è solo in alcune opzioni
    [en] in inglese il numero di una clausola c'è solo in alcune opzioni
   *[both] il numero di una clausola c'è solo in alcune opzioni
    }
    .help = metti il numero in tutte le opzioni o in nessuna; la clausola di un'opzione sta in cites
    .explain = Un'opzione che cita una clausola sembra più autorevole delle altre, e si sceglie per questo.
A904 = { $language ->
    [it] in italiano solo questa opzione ha una parola assoluta
    [en] in inglese solo questa opzione ha una parola assoluta
   *[both] solo questa opzione ha una parola assoluta
    }: sempre, mai, in ogni caso
    .help = togli la parola, o mettila anche nelle altre
    .explain = Chi è pratico di esami scarta l'opzione con «sempre» o «mai» senza conoscere il Codice.
A905 = { $language ->
    [it] in italiano il testo non finisce con la domanda
    [en] in inglese il testo non finisce con la domanda
   *[both] il testo non finisce con la domanda
    }
    .help = chiudi con una domanda: «Come decidi?», «Che cosa può fare Sud?»
    .explain = Il candidato deve sapere a che cosa risponde prima di leggere le opzioni.
A906 = { $language ->
    [it] in italiano questa opzione contiene tutto ciò che dice un'altra
    [en] in inglese questa opzione contiene tutto ciò che dice un'altra
   *[both] questa opzione contiene tutto ciò che dice un'altra
    }
    .help = fa' che ogni opzione dica una cosa diversa
    .explain = Se due opzioni hanno le stesse parole, o una contiene l'altra, al più una è giusta: il candidato lo vede senza conoscere il Codice.
A907 = l'opzione sostiene qualcosa su { $card }, che { $seat } non ha
    .help = scegli una carta che il giocatore ha
    .explain = Guardando il diagramma, senza conoscere il Codice, un candidato può scartare un'opzione su una carta che la mano non ha.
A908 = { $id } è la domanda { $other } con altri posti, semi o carte
    .help = cambia i fatti, o togli una delle due domande
    .explain = Due domande che differiscono solo per i nomi di posti, semi e carte verificano la stessa cosa.
A909 = { $id } è una domanda di troppo sulla stessa smazzata: il limite è { $most }
    .help = dai alla domanda una smazzata propria
    .explain = Se una smazzata serve a molte domande, il candidato la impara a memoria.
A910 = non è chiaro che cosa trascura chi sceglie questa opzione
    .help = scrivi la decisione che sarebbe giusta se un fatto fosse diverso: chi ha agito, quando, che cosa ha accertato l'Arbitro
    .explain = Una buona opzione sbagliata è la decisione giusta in una situazione che differisce per un solo fatto: chi la sceglie ha trascurato quel fatto, e il programma può dirglielo.
A911 = { $id } non è tradotta per intero in inglese
    .help = aggiungi i testi en; chi legge in inglese intanto vede il testo italiano
    .explain = L'inglese non è obbligatorio in una raccolta privata: dove manca, il programma mostra il testo italiano. La mancanza è segnalata solo con --strict.
A912 = { $count ->
    [one] e 1 altro difetto
   *[other] e altri { $count } difetti
    }
    .help = correggi prima questi; gli altri compariranno dopo
    .explain = Il programma mostra al più 100 difetti di un file; gli altri sono soltanto contati.
A913 = la parola «{ $word }» di questa chiamata è ignorata
    .help = correggila, o toglila se non dice nulla della carta
    .explain = Le parole di una chiamata che nominano una carta fanno parte dei fatti. Il programma ignora una parola che non conosce, se le altre nominano una carta, e lo dice.
A914 = questa opzione viene a dire lo stesso dell'opzione { $other }, che è giusta
    .help = scrivi un'opzione che la decisione esclude, o segna giuste tutte e due
    .explain = «Può» e «deve» di uno stesso atto, un punteggio arbitrale che si può o che si deve assegnare, un valore che ne contiene un altro: un esaminatore potrebbe difendere tutte e due le risposte.
