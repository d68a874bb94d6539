import type { SymptomStems } from './stem-index.rules.ts';

/** Stems of what is wrong, in both languages, folded; their first two characters are literal. */
export const SYMPTOM_STEMS: SymptomStems = {
  manual: [
    'manual(?:ly)?\\b|by hand\\b|hand-?writ|paper\\b|scribbl|clipboard|notebook|notepad|pencil|re-?enter|re-?key|re-?typ|retyp|typed\\b|typing|types\\b|keyed|keying|copied|copying|copies (?:them|it|each|the)|copy(?:-| and )?paste|paste[ds]?\\b|excel\\b|spreadsheet|whiteboard|wall (?:chart|planner)|sticky note|slips? of|shoebox|one by one|repetitive|post-?its?\\b|reconciled by e-?mail|fax\\b',
    'manuales (?:y|de datos)|manualmente|a mano\\b|en papel|papel\\b|papelit|libretas?\\b|cuaderno|boli\\b|boligrafo|lapiz|teclea|reteclea|copia(?:n|mos|ndo|r|rlo|rlos|rlas)?\\b(?! de (?:seguridad|los datos)| del servidor)|corta(?:r)? y pega|hojas? de calculo|transcri|volver a (?:meter|teclear|introducir|escribir|pasar|picar)|pica(?:r|n|mos|ndo)\\b|posit\\b|pizarra|caja de (?:tickets|zapatos)|introduc(?:ir|en|imos) (?:\\S+ )?(?:datos|dato)|un[oa] (?:a|por) un[oa]\\b|repetitiv',
  ],
  lost: [
    "(?<!batches are |batch is |time is |money is |hours are )lost\\b(?! (?:customers|clients|sales|money|hours|time|\\S+ (?:customers|clients|sales)))|go(?:es)? missing|going missing|gone missing|went missing|mislaid|misplac|slip(?:s|ped)? through|fall(?:s)? through|drawers?\\b|forg(?:et|ets|ot|otten)\\b|can(?:'t|not) find|finding (?:one|a|an|the|anything)\\b|hunt(?:ing)? for|look(?:ing)? for|search(?:ing)? for|scattered|disappear|overlooked|untraceable|all over the place",
    'se (?:nos )?(?:pierde|pierden|extravi|traspapel|olvida)|perdid[oa]s?\\b|perdemos (?:\\S+ )?(?:pedido|correo|contacto|document|papel|llamada)|traspapel|extravi|cajon|olvid|sin orden|desorden|no (?:se |los |lo )?encuentra|no encontramos|encontrar (?:un|una|nada|algo|el|la|los)\\b|buscar\\b|buscando|dispers|desperdigad|desaparec|falta(?:n)? a (?:la|su) cita|no se presenta|no aparece',
  ],
  none: [
    "nobody (?!knows|sees|understands|else|can)|no-?one (?!knows|sees|understands|else|can)|no one (?!knows|sees|understands|else|can)|never (?!match|know|sure|agree|tall)|not found|unread|unanswered|unwatched|ignored|nothing (?:is|gets|has)|there(?:'s| is| are) no\\b|ha(?:ve|s) no (?!idea)|(?:get|gets|got|with) no\\b|without\\b|lack|don't (?:remind|measure|record|track|have|appear|offer|keep|follow|ask|do)|(?:isn't|aren't|not) (?:measured|recorded|done|written|tracked|documented|followed|translated|answered)|doesn't exist|only in (?:english|spanish|one)|no (?:\\S+ )?(?:plan|system|process|record|policy|procedure|checklist)\\b|nowhere\\b",
    'nadie (?!sabe|mas|conoce|entiende|ve\\b)|no hay (?!tiempo|manos|forma de saber)|no (?:tenemos|tiene|existe|disponemos|queda)\\b(?! (?:ni idea|claro|tiempo|gente))|sin (?!avisar|parar|control|querer|errores|cobrar|pagar|cifrar)|ningun|nunca (?!se sabe|sab|cuadra|coincide|acierta)|no (?:se |los |las |lo |la )?(?:recog|contest|respond|registra|mide|miden|hace|hacen|haya|lleva\\b|llevan|recordamos|recuerda|recib|ofrec|actualiza|revisa|avisa|publica|sigue|apunta|anota)|improvis|carec|ausencia de|solo (?:esta )?en (?:espanol|castellano|ingles)|no (?:salimos|aparecemos|vendemos)',
  ],
  unknown: [
    "nobody (?:really )?(?:knows|sees)|no-?one (?:knows|sees)|no one (?:knows|sees)|do(?:es)?(?:n't| not) (?:really )?know|never (?:really )?know|no idea|unknown|unclear|in the dark|can(?:'t|not) (?:predict|foresee|tell|forecast)|unpredict|guess|find out (?:only )?(?:when|after|at)|not sure|no (?:visibility|overview)",
    'no (?:se )?(?:lo )?sab(?:e|emos|en)\\b|nadie (?:sabe|ve)\\b|nunca (?:se )?sab|descono[cz]|no se puede prever|no (?:podemos|se puede) (?:saber|prever|predecir)|imprevis|imprevisi|a ciegas|a ojo\\b|nos enteramos|no (?:tenemos|tiene) (?:ni idea|claro)|ni idea|no hay (?:forma|manera) de saber|sin visibilidad|sin saber',
  ],
  risk: [
    "risk|fined?\\b|fines\\b|penalt|not compl|doesn't comply|illegal|exposed|vulnerab|unsafe|leak|uncontrolled|everyone shares",
    'riesgo|multas?\\b|sancion|incumpl|no cumpl|ilegal|sin control|expuest|vulnerab|insegur|fugas?\\b|cada (?:uno|cual) en su',
  ],
  capacity: [
    "can(?:'t|not) cope|can't keep up|overload|overwhelm|swamped|snowed under|understaff|short[- ]?staff|short of\\b|short\\b|shortage|not enough|too few|too many|pil(?:e|es|ing|ed) up|backlog|bottleneck|rings off|take(?:s)? up (?:a|an|the|space|room)|no (?:space|room)\\b|run(?:s)? out of space|full\\b|stretched|jammed|engaged\\b|flooded|buried\\b",
    'abasto|no (?:nos )?da tiempo|no hay (?:tiempo|manos)|no llegamos|desbord|satura|colaps|colapsa|se (?:nos )?acumul|acumulad|cuello de botella|no para\\b|falta(?:n)? (?:\\S+ )?(?:personal|gente|manos|mano de obra|tiempo)|solo (?:hay )?una persona|ocupan? (?:un|una|medio|media|toda?)\\b|no cabe|sin espacio|llen[oa]s?\\b|demasiad|no tenemos (?:gente|tiempo)|comunica(?:ndo)?\\b(?! con)',
  ],
  errors: [
    "error|mistake|wrong|incorrect|never (?:match|agree)|do(?:es)?n't (?:match|work|agree|add)|discrepan|differ|double[- ]?book|overbook|twice\\b(?! (?:an?|as|per|the)\\b)|defect|reject|bounce|duplicat|crash|fails?\\b|failed\\b|inaccura|mix(?:ed)?[- ]ups?|broken|misread|three times|rework|contradict|out of date|outdated",
    'error|equivoc|fall(?:o|os|a|an)\\b|(?<!llevan |lleva )mal\\b|incorrect|no (?:coincid|cuadra|casa|funciona)|nunca (?:cuadra|coincid)|discrepan|solapa|dos veces\\b(?! (?:al|a la|por)\\b)|defect|rechaz|duplicad|repetid|descuadr|confus|confund|contradic|se (?:cae|cuelga)|inexact|desactualizad|erron',
  ],
  slow: [
    'slow|late\\b|later\\b|delay|wait|long\\b|take(?:s|n)? (?:\\S+ ){0,4}(?:hours?|days?|weeks?|months?|minutes?|half|until|forever|ages|fortnight|morning|afternoon)\\b|took (?:\\S+ ){0,3}(?:hours?|days?|weeks?|months?)|(?:days?|weeks?|months?) (?:after|late|behind)|spend|spent|hours?\\b|overdue|until the|time-consum|behind schedule|deadline|minutes\\b',
    'lent[oa]s?\\b|lentitud|tarda|tarde\\b|demora|retras|espera|lleva(?:n|mos)? (?:\\S+ ){0,3}(?:horas?|dias?|semanas?|mes|meses|minutos|mananas?|tardes?)\\b|tiempo\\b|se (?:nos |me )?van? (?:\\S+ ){0,2}(?:hora|dia|manana|tarde|horas)|horas?\\b|a (?:\\d+|sesenta|noventa|ciento veinte) dias|alarga|eterni|hasta el dia|dias? despues|semanas? despues|minutos\\b|fuera de plazo|atrasad',
  ],
};
