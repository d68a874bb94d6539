import { NUMBER } from './typed-numbers.rules.ts';

/** Expressions for texts folded by `foldInPlace`; every repetition is bounded, so that long texts stay cheap. */
const NAMED = /\?<(?![!=])/g;

const EACH = '(?:every|each|cada|todos los|todas las)';
const PERIODS = {
  day: `(?:a|per|al|por|/|${EACH}) ?(?:day|dia)\\b|daily\\b|diari[oa]s?\\b|a diario\\b|${EACH} (?:morning|evening|night|afternoon|manana|tarde|noche|dias)s?\\b`,
  week: `(?:a|per|a la|por|/|${EACH}) ?(?:week|semana)s?\\b|weekly\\b|semanal(?:es)?\\b`,
  month: `(?:a|per|al|por|/|${EACH}) ?(?:month|mes)(?:es)?\\b|monthly\\b|mensual(?:es)?\\b`,
  year: `(?:a|per|al|por|/|${EACH}) ?(?:year|ano)\\b|yearly\\b|annually\\b|anual(?:es)?\\b`,
};
const PERIOD = `(?:(?<day>${PERIODS.day})|(?<week>${PERIODS.week})|(?<month>${PERIODS.month})|(?<year>${PERIODS.year}))`;
/** A period that may stand before what it counts: "every week 4 errors"; "a day, 4 errors" belongs to something else. */
const LEADING = `(?:(?<day>${EACH} (?:day|dia|morning|evening|night|afternoon|manana|tarde|noche|dias)s?\\b)|(?<week>${EACH} (?:week|semana)s?\\b)|(?<month>${EACH} (?:month|mes)(?:es)?\\b)|(?<year>${EACH} (?:year|ano)s?\\b))`;
/** Up to three words between a number and its period: "two hours of typing a day". */
const WORDS_BETWEEN = '(?:\\s{1,2}[a-z]+){0,3}?\\s{0,2},?\\s{0,2}';

const LENGTH = `(?:(?<half>half an hour|media hora)|(?<quarters>(?:three|tres) (?:quarters of an hour|cuartos de hora))|(?<quarter>(?:a|un) (?:quarter of an hour|cuarto de hora))|(?<halfDay>half a day|medio dia|media jornada)|(?<bare>hora y media)|(?<clockHours>\\d{1,2}) ?h ?(?<clockMinutes>[0-5]\\d)(?!\\d)(?: ?min\\b)?|(?<number>${NUMBER})(?<mixed> and a half)?\\s?(?:(?<hours>hours?|hrs?|horas?|h)(?![a-z\\d])(?<plus> and a half| y media)?|(?<minutes>minutes?|minutos?|mins?)(?![a-z])|(?<days>(?:full |working )?days?|dias?(?: enteros?| completos?)?|jornadas?)(?![a-z])))`;

export const HOURS_A_PERIOD = new RegExp(`${LENGTH}(?<between>${WORDS_BETWEEN})${PERIOD}`, 'g');
export const PERIOD_THEN_HOURS = new RegExp(`(?<![a-z])${LEADING}(?:,?\\s[a-z]+){0,5}?,?\\s${LENGTH}`, 'g');
const EACH_ONE =
  '(?:each\\b(?! (?:day|week|month|year|morning))|apiece|per (?!day|week|month|year|person|hour)[a-z]+|por (?!dia|semana|mes|ano|persona|hora)[a-z]+|cada un[oa]\\b|(?:con |en |para )?cada (?!dia|semana|mes|ano|manana|tarde|noche)[a-z]+)';
export const HOURS_EACH = new RegExp(
  `${LENGTH}\\s${EACH_ONE}|(?<![a-z])(?:each|every|cada) (?!day|week|month|year|dia|semana|mes|ano|morning|manana)[a-z]+(?:\\s[a-z]+){0,3}?\\s${LENGTH.replace(NAMED, '?<then_')}`,
  'g',
);
export const COUNT_A_PERIOD = new RegExp(`(?<count>${NUMBER})(?:\\s[a-z-]+){0,3}?\\s${PERIOD}`, 'g');

const INCIDENT =
  '(?:error(?:s|es)?|mistakes?|complaints?|breakdowns?|stoppages?|incidents?|no-shows?|failures?|accidents?|rejects?|fallos?|quejas?|reclamacion(?:es)?|averias?|paradas?|incidencias?|equivocacion(?:es)?|rechazos?|devolucion(?:es)?|cortes?|accidentes?)';
export const SAYS_INCIDENT = new RegExp(
  `(?<![a-z])(?:${INCIDENT}(?![a-z])|break|broke|fail|crash|stop|goes down|fall|se )`,
);
export const INCIDENTS = new RegExp(
  `(?<count>${NUMBER})(?:\\s[a-z]+){0,2}?\\s${INCIDENT}\\b(?:\\s[a-z]+){0,3}?\\s?,?\\s?${PERIOD}`,
  'g',
);
export const PERIOD_THEN_INCIDENTS = new RegExp(
  `(?<![a-z])${LEADING}(?:,?\\s[a-z]+){0,4}?,?\\s(?<count>${NUMBER})(?:\\s[a-z]+){0,2}?\\s${INCIDENT}\\b`,
  'g',
);
export const FAILING = new RegExp(
  `(?<![a-z])(?:break|broke|fail|crash|stop|goes down|averi|fall|se (?:nos )?(?:para|cae|cuelga|rompe|estropea))[a-z]*(?:\\s[a-z]+){0,4}?\\s(?:(?<twice>twice)|(?<single>once|una vez)|(?<count>${NUMBER}) (?:times|veces))\\s${PERIOD}`,
  'g',
);

const AMOUNT = `(?:(?<sign>[€£$])\\s?(?<after>${NUMBER})(?<afterK>\\s?k)?(?![a-z])|(?<before>${NUMBER})(?<beforeK>\\s?k|\\smil)?\\s?(?:€|£|\\$|(?:euros?|eur|dollars?|pounds?(?! of))(?![a-z])))(?!\\s(?:million|millon))`;
export const SUM_A_PERIOD = new RegExp(`${AMOUNT}(?:\\s[a-z]+){0,2}?\\s?${PERIOD}`, 'g');
export const COST_OF_ONE = new RegExp(
  `${AMOUNT}\\s(?:each(?: time| one)?\\b(?! (?:day|week|month|year))|every time|a time|per ${INCIDENT}|cada (?:vez|un[oa]|${INCIDENT})\\b|por ${INCIDENT})|(?<![a-z])(?:each|every|cada) (?:${INCIDENT}|one|un[oa])(?:\\s[a-z]+){0,3}?\\s${AMOUNT.replace(NAMED, '?<then_')}`,
  'g',
);

const PEOPLE =
  '(?:people|persons|personas|of us|clerks|employees|workers|operators|nurses|receptionists|technicians|engineers|mechanics|waiters|teachers|secretaries|accountants|colleagues|volunteers|buyers|planners|administrativ[oa]s|emplead[oa]s|trabajador(?:es|as)|operari[oa]s|enfermer[oa]s|recepcionistas|tecnic[oa]s|ingenier[oa]s|mecanicos|camarer[oa]s|profesor(?:es|as)|secretari[oa]s|contables|companer[oa]s|voluntari[oa]s|auxiliares|comerciales)';
export const PEOPLE_COUNTED = new RegExp(`(?<count>${NUMBER})\\s${PEOPLE}(?![a-z])`, 'g');
export const COUNTS_OTHERS =
  /(?:we are|we have|we employ|with|somos|tenemos|plantilla de|empresa de|company of|team of|con|missing|short of|short|lost|need|hire|faltan?|necesitamos|hacen falta|buscamos|contratar|for|para|entre|between|among)\s(?:about |the |los |las |unas |unos )?$/;
export const GONE =
  /^\s(?:short|less|missing|left|leave|retire|quit|se (?:jubil|van|fueron|marcha)|de (?:baja|menos)|wait|espera|al (?:dia|mes|ano)|a (?:day|week|month|year|la semana)|per (?:day|week|month|year))/;

/** Words before an amount or a time that make it something else than a loss: a price, a saving, opening hours. */
export const NO_COST =
  /factur|invoic|\bbill|sell|\bsold|vend|turnover|revenue|sales|ventas|ingres|earn|budget|presupuest|ahorr|sav(?:e|ing)|pric|precio|cuota|subven|grant/;
export const NO_EFFORT =
  /\bopen|abr(?:e|imos|en)\b|abiert|jornada|shift of|turnos? de|ahorr|sav(?:e|ing)|horario|\bwait|\besper|instead of|en vez de|used to|holiday|vacacion/;
/** A loss is named although an invoice stands before it: "wrong invoices cost us". */
export const LOSS = /cuest|cost|supone|los(?:e|ing)\b|perd|pag(?:amos|a)\b|gast|spend/;
