import type { ProblemWords } from '#features/language/en/problem-words.rules.ts';
import { SPANISH_PROCESSES } from './process-stems.rules.ts';

export const SPANISH_PROBLEMS: ProblemWords = {
  processes: SPANISH_PROCESSES,
  hasCompounds: false,
  symptoms: {
    manual:
      'pasa(?:n)? el dia (?:registrando|grabando|metiendo|tecleando)|mete(?:n|mos|r|rlo|rlos|rla|rlas)?\\b|graba(?:n|mos|r)?\\b|pasarl[oa]s?\\b|pasar (?:\\S+ ){0,3}(?:al|a la|a) (?:sistema|programa|erp|ordenador|excel)|(?<!no se |no lo |no los |no la |no las |no |nadie )(?:apunta|apuntan|apuntamos|anota|anotan|anotamos)\\b|solo por telefono|imprim|en mano\\b|en efectivo|en una lista\\b|se (?:mete|meten|pasa|pasan) a\\b|pasa(?:n|mos|r|rlo|rlos)? (?:\\S+ )?(?:a limpio|al ordenador|a ordenador)|vuelven? a (?:escribir|meter|teclear|introducir|pasar)|en una hoja\\b|bloc\\b|de palabra|de memoria|rellen|grapa|manuales (?:y|de datos)|manualmente|a mano\\b|en papel|papel\\b|papelit|libretas?\\b|cuaderno|boli\\b|boligrafo|lapiz|teclea|reteclea|copia(?:n|mos|ndo|r|rlo|rlos|rlas)?\\b(?! de (?:seguridad|los datos)| del servidor)|corta(?:r)? y pega|hojas? de calculo|transcri|volver a (?:meter|teclear|introducir|escribir|pasar|picar)|pica(?:r|n|mos|ndo)\\b|posit\\b|pizarra|caja de (?:tickets|zapatos)|introduc(?:ir|en|imos) (?:\\S+ )?(?:datos|dato)|un[oa] (?:a|por) un[oa]\\b|repetitiv',
    lost: 'no se (?:llegan? a )?factur|no llegan?\\b(?! a tiempo)|(?<!facturas |vencidas |recibos |cuotas |deudas )sin cobrar|quedan por el camino|sin facturar|sin registrar en|se (?:nos )?(?:pierde|pierden|extravi|traspapel|olvida)|perdid[oa]s?\\b|perdemos (?:\\S+ )?(?:pedido|correo|contacto|document|papel|llamada)|traspapel|extravi|cajon|olvid|sin orden|desorden|no (?:se |los |lo )?encuentra|no encontramos|encontrar (?:un|una|nada|algo|el|la|los)\\b|buscar\\b|buscando|dispers|desperdigad|desaparec|falta(?:n)? a (?:la|su) cita|no se presenta|no aparece',
    none: 'lo dej(?:o|amos)\\b|no (?:se )?analiz|correctiv|no (?:permite|deja|incluye|ofrece)|(?<!por )falta de\\b|nada de\\b|no esta\\S* (?:formad|escrit|documentad)|no l[aeo]s? (?:\\S+ )?(?:lee|mira|atiende|responde|contesta) nadie|sin (?:formar|revisar|comprobar)|no (?:se |los |las |lo |la |nos )?(?:control|llevamos|comprueb|document|comparte|planific|evalua)|no se puede (?:por|reservar|pedir|comprar|pagar)|nadie (?!sabe|mas|conoce|entiende|ve\\b)|no hay (?!tiempo|manos|forma de saber)|no (?:tenemos|tengo|tiene|existe|disponemos|queda)\\b(?! (?:ni idea|claro|tiempo|gente))|sin (?!previo aviso|avisar|parar|control|querer|errores|cobrar|pagar|cifrar)|ningun|nunca (?!se sabe|sab|cuadra|coincide|acierta)|no (?:se |los |las |lo |la )?(?:recog|contest|respond|registra|mide|miden|hace|hacen|haya|lleva\\b|llevan|recordamos|recuerda|recib|ofrec|actualiza|revisa|avisa|publica|sigue|apunta|anota)|improvis|carec|ausencia de|solo (?:esta )?en (?:espanol|castellano|ingles)|no (?:salimos|aparecemos|vendemos)',
    unknown:
      'solo se (?:sabe|conoce)n?\\b|no (?:esta|queda|tenemos) claro|sin mirar|no (?:se )?(?:lo )?sab(?:e|emos|en)\\b|nadie (?:sabe|ve)\\b|nunca (?:se )?sab|descono[cz]|no se puede prever|no (?:podemos|se puede) (?:saber|prever|predecir)|imprevis|imprevisi|a ciegas|a ojo\\b|nos enteramos|no (?:tenemos|tiene) (?:ni idea|claro)|ni idea|no hay (?:forma|manera) de saber|sin visibilidad|sin saber',
    risk: 'depende(?:mos|n)? (?:mucho |demasiado |totalmente )?de (?!quien)|riesgo|multas?\\b|sancion|incumpl|no cumpl|ilegal|sin control|expuest|vulnerab|insegur|fugas?\\b|cada (?:uno|cual) en su',
    capacity:
      'much[oa]s (?:llamadas|preguntas|consultas|correos|solicitudes|mensajes)|al limite|mucho trabajo|exceso de trabajo|sobrecarga|(?:siempre )?falta(?:n)? alguien|siempre falta|abasto|no (?:nos )?da tiempo|no hay (?:tiempo|manos)|no llegamos|desbord|satura|colaps|colapsa|se (?:nos )?acumul|acumulad|cuello de botella|no para\\b|falta(?:n)? (?:\\S+ )?(?:personal|gente|manos|mano de obra|tiempo)|solo (?:hay )?una persona|ocupan? (?:un|una|medio|media|toda?)\\b|no cabe|sin espacio|llen[oa]s?\\b|demasiad|no tenemos (?:gente|tiempo)|comunica(?:ndo)?\\b(?! con)',
    errors:
      'roturas? de|a su manera|rectific|no (?:es|son) fiable|poco fiable|caos|caotic|lios?\\b|depende de quien|de mas\\b|de menos\\b|varias versiones|version(?:es)? (?:antigua|vieja)|error|equivoc|fall(?:o|os|a|an)\\b|(?<!llevan |lleva )mal\\b|incorrect|no (?:coincid|cuadra|casa|funciona)|nunca (?:cuadra|coincid)|discrepan|solapa|dos veces\\b(?! (?:al|a la|por)\\b)|defect|rechaz|duplicad|repetid|descuadr|confus|confund|contradic|se (?:cae|cuelga)|inexact|desactualizad|erron',
    slow: 'semana entera|dia entero|mes entero|manana entera|con retraso|a destiempo|todo el dia|toda la (?:manana|tarde)|ultimo (?:dia|momento|minuto)|ultima hora|(?:dos|tres|cuatro|cinco|seis|siete|ocho|diez|quince) (?:\\S+ )?(?:horas|dias|semanas|meses)\\b|(?<=\\d )(?:dias|semanas|meses)\\b|medio (?:ano|dia)\\b|media (?:hora|manana|tarde)\\b|lent[oa]s?\\b|lentisim|lentitud|tarda|tarde\\b|demora|retras|espera|lleva(?:n|mos)? (?:\\S+ ){0,3}(?:horas?|dias?|semanas?|mes|meses|minutos|mananas?|tardes?)\\b|tiempo\\b|se (?:nos |me )?van? (?:\\S+ ){0,2}(?:hora|dia|manana|tarde|horas)|horas?\\b|a (?:\\d+|sesenta|noventa|ciento veinte) dias|alarga|eterni|hasta el dia|dias? despues|semanas? despues|minutos\\b|fuera de plazo|atrasad',
  },
  prepositions: 'en|desde|por|con|al|a',
  determiners: 'el|la|los|las|un|una|nuestr[oa]s?|su|sus',
  numbers:
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
  tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  beforeUnit: ' y ',
  unitOne: 'uno|una|un',
  dozen: 'docenas?(?: de)?',
  halfDozen: 'media docena(?: de)?',
  larger: 'cien(?:to)?|mil',
  articles: 'un|una',
  bounds: 'hasta|como (?:mucho|minimo|maximo)|(?:al|por lo) menos|(?:mas|menos) de|minimo|maximo|cada|entre',
  beforeBounded: '',
  rangeWords: 'a|o|u|y',
  periods: {
    day: 'dia',
    week: 'semanas?',
    fortnight: 'quincena|quince dias|15 dias|dos semanas|2 semanas',
    month: 'mes(?:es)?',
    year: 'ano',
  },
  perPeriod: { day: 'al|por', week: 'a la|por', fortnight: 'a la|por', month: 'al|por', year: 'al|por' },
  periodAdverbs: {
    day: 'diari[oa]s?|a diario',
    week: 'semanal(?:es)?',
    fortnight: 'quincenal(?:es|mente)?',
    month: 'mensual(?:es)?',
    year: 'anual(?:es)?',
  },
  perTime: 'al|a la|cada',
  saysPeriod: 'dia|seman|quincen|mes|mens|ano|anual|manana|tarde|noche',
  every: 'cada|todos los|todas las',
  each: 'cada',
  partsOfDay: 'dias|mananas?|tardes?|noches?',
  noThing: 'dia|semana|mes|ano|manana',
  eachOne:
    'por (?!dia|semana|mes|ano|persona|hora)[a-z]+|cada un[oa]\\b|(?:con |en |para )?cada (?!dia|semana|mes|ano|manana|tarde|noche)[a-z]+',
  saysEach: 'por |cada',
  lengths: {
    half: 'media hora',
    quarters: 'tres cuartos de hora',
    quarter: 'un cuarto de hora',
    halfDay: 'medio dia|media jornada',
    bare: 'hora y media',
    bareDay: 'dia y medio',
  },
  numberAndHalf: '',
  hours: 'horas?',
  hoursAndHalf: ' y media',
  minutes: 'minutos?',
  days: 'dias?(?: enteros?| completos?)?|jornadas?',
  daysAndHalf: ' y medi[oa]',
  saysLength: 'hora|dia|jornada',
  units: 'hora|\\bdias\\b',
  incidents:
    'fallos?|quejas?|reclamacion(?:es)?|averias?|paradas?|incidencias?|equivocacion(?:es)?|rechazos?|devolucion(?:es)?|cortes?|accidentes?',
  fails: 'averi|fall|se (?:nos )?(?:para|cae|cuelga|rompe|estropea)',
  saysFailing: 'fall|se ',
  once: 'una vez',
  twice: '',
  times: 'veces',
  currencies: 'libras?(?! de)|dolares|francos?',
  thousand: 'mil',
  million: 'millon',
  costEach: (incident) => `cada (?:vez|un[oa]|${incident})\\b|por ${incident}`,
  one: 'un[oa]',
  people:
    'personas|administrativ[oa]s|emplead[oa]s|trabajador(?:es|as)|operari[oa]s|enfermer[oa]s|recepcionistas|tecnic[oa]s|ingenier[oa]s|mecanicos|camarer[oa]s|profesor(?:es|as)|secretari[oa]s|contables|companer[oa]s|voluntari[oa]s|auxiliares|comerciales',
  countsOthers:
    'somos|tenemos|plantilla de|empresa de|con|faltan?|necesitamos|hacen falta|buscamos|contratar|para|entre',
  beforeCounted: 'los |las |unas |unos ',
  gone: 'se (?:jubil|van|fueron|marcha)|de (?:baja|menos)|espera|al (?:dia|mes|ano)|a la semana',
  noCost: 'factur|vend|ventas|ingres|presupuest|ahorr|precio|cuota|subven',
  noEffort: 'abr(?:e|imos|en)\\b|abiert|jornada|turnos? de|ahorr|horario|\\besper|en vez de|vacacion',
  loss: 'cuest|supone|perd|pag(?:amos|a)\\b|gast',
  ages: 'treinta|cuarenta y cinco|sesenta|noventa|ciento veinte',
  owed: (age) =>
    `(?:a |de |con |vencid[oa]s? (?:a |de |hace )?|desde hace )?mas de ${age} dias|(?:vencid|impagad|atrasad)[oa]s?(?![a-z])|(?:pendientes? de (?:cobro|cobrar)|sin cobrar|por cobrar)(?![a-z])`,
  lying:
    '(?:(?:parad|inmovilizad|retenid|dormid|quiet|muert|obsolet)[oa]s?|que no (?:se mueven?|rotan?|salen?)|en (?:existencias|stock|inventario|inventory))(?![a-z])',
  owesUs: '(?:nos|le|les) (?:deben?|adeudan?)|clientes deben',
  about: 'ya|unos|casi',
  tiedUp:
    'facturas (?:vencidas|sin cobrar|impagadas|pendientes(?: de cobro)?)|impagos|impagados|deuda vencida|(?:stock|genero|material|existencias) (?:parad|muert|obsolet)[oa]s?',
  ownDebt: '\\bdebemos|\\bpagamos|prestamo|\\bmulta|salario|nomina',
  saysOwed: 'vencid|deb',
};
