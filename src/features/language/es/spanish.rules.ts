import type { LanguagePack } from '#features/language/language-pack.types.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const STRONG = 'aeoáéó';
const ACCENTED_WEAK = 'íú';

/** Two vowels are one syllable unless both are strong, the weak one carries the accent, or they are the same. */
function isHiatus(first: string, second: string): boolean {
  if (ACCENTED_WEAK.includes(first) || ACCENTED_WEAK.includes(second)) return true;
  if (STRONG.includes(first) && STRONG.includes(second)) return true;
  return first === second;
}

/**
 * "H" between vowels separates nothing, the "u" of que, qui, gue and gui is silent, "ü" is not, and a final "y" is a
 * vowel.
 */
function syllables(word: string): number {
  const vowels = word
    .toLowerCase()
    .normalize('NFC')
    .replace(/(?<=q)u(?=[eiéí])|(?<=g)u(?=[eiéí])/gu, '')
    .replace(/ü/gu, 'u')
    .replace(/y$/u, 'i')
    .replace(/(?<=[aeiouáéíóú])h(?=[aeiouáéíóú])/gu, '')
    .match(/[aeiouáéíóú]+/gu);
  const count = (vowels ?? []).reduce((sum, run) => {
    const letters = [...run];
    const breaks = letters.slice(1).filter((letter, at) => isHiatus(letters[at] ?? '', letter)).length;
    return sum + 1 + breaks;
  }, 0);
  return Math.max(1, count);
}

export const SPANISH: LanguagePack = {
  name: 'Spanish from Spain',
  phase: 'Fase',
  quotationMarks: [
    ['«', '»'],
    ['“', '”'],
    ['‘', '’'],
  ],
  address: {
    readers: { usted: 'usted', tu: 'tú', vosotros: 'vosotros', none: 'usted' },
    tu: /(?<!\p{L})(?:tú|tu|tus|te|ti|contigo|tuyo|tuya|eres|estás|tienes|puedes|quieres|necesitas|sabes|buscas|llegas|pides|eliges|decides|recibes|olvidas|acuerdas|haces|vienes|vas|mandas|llamas|ves|prefieres|ahorras|sales|dejas|entiendes|contestas|lees|abres|cancelas|cambias|llevas|duermes|comes|vives|trabajas|tecleas|acabas|empiezas|terminas|aparcas|gastas|pierdes|envías|recoges|conoces|usas|metes|pones|vuelves|conduces|aprendes|apruebas|repites|llámanos|escríbenos|mándanos|pídelo|resérvalo|llámame|escríbeme)(?!\p{L})/iu,
    vosotros: /(?<!\p{L})(?:os|vosotr[oa]s|vuestr[oa]s?|\p{L}+(?:áis|éis))(?!\p{L})/iu,
    openingVerb:
      /(?:^|[.!?»]\s+)(?!(?:todas|ambas|muchas|estas|esas|otras|antes|además|mientras|entonces|apenas|tres|gracias)\b)\p{L}{2,}[ae]s\s(?:el|la|los|las|un|una|lo|hasta|al)\s/iu,
    usted:
      /(?<!\p{L})(?:usted|ustedes|llámenos|escríbanos|solicite|reserve|consúltenos|infórmese|pídalo|descubra|disfrute|rellene|responda)(?!\p{L})/iu,
    perhapsUsted: /(?<!\p{L})(?:su|sus|le|si nos llama)(?!\p{L})/iu,
  },
  asksAfterProblems: true,

  bindingWords: setOf(
    'el la los las una unos unas del al y en con por para que se su sus mas cada desde hasta lo es son muy pero tambien como donde cuando quien este esta estos estas ese esa eso esto nos les le hay ser estar tiene tienen puede pueden sobre entre todo toda todos todas sin ni ya otro otra nuestro nuestra usted ustedes tu tus ti ello asi porque aunque siempre nunca aqui ahora',
  ),
  joiningWords: setOf('y e o u ni pero porque aunque'),
  sharedWords: setOf('ya se y le les la del al'),
  capitals: /^(?:IVA|España|LinkedIn|Facebook|Instagram|WhatsApp|X|DNI|RGPD)$/,
  abbreviations: 'aprox|Sr|Sra|Dr|Dra',
  numbers:
    'cero 0 un 1 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15 dieciséis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 una 1 dieciseis 16 veinticuatro 24 veinticinco 25 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 mil 1000',
  quantities: [
    'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veint\\p{L}+',
    '(?:trei|cuare|cincue|sese|sete|oche|nove)nta|cien|cientos?|(?:dos|tres|cuatro|seis|sete|ocho|nove)cient[oa]s',
    'quinient[oa]s|mil|miles|millon(?:es)?|millares?|decenas?|docenas?|centenar(?:es)?|mitad(?:es)?|terci[oa]s?',
    'cuart[oa]s?|decim[oa]s?|dobles?|triples?|dobl(?:a[rn]?|ando)|(?:du|tri|cuadru)plic(?:a[rn]?|ando)|y medi[oa]',
  ].join('|'),
  noQuantities: new Set(),
  levels: {
    high: 'alto alta altos altas',
    medium: 'medio media medios medias',
    low: 'bajo baja bajos bajas',
    critical: 'critico critica criticos criticas',
  },

  syllables,
  /** INFLESZ (legible.es): below 40 very hard, below 55 somewhat hard, below 65 normal, below 80 quite easy. */
  readability: (perWord, perSentence) => 206.835 - 62.3 * perWord - perSentence,
  hardBelow: 40,

  verb: /(?<![\p{L}'’])(?:me|te|se|nos|os|le|les|que|quien|si|cuando|porque|es|son|está|están|hay|ha|han|he|has|tiene|tienen|va|van|puede|pueden|paga|pagas|sube|llega|llegan|cuesta|pasa|falta|sobra|queda|\p{L}+(?:amos|emos|imos|áis|éis|aba|aban|ía|ían|ó|aron|ieron))(?!\p{L})/iu,
  perhapsVerb:
    /(?<![\p{L}'’])(?:no|ya|nunca|(?:el|la|los|las|un|una|tu|su|cada) \p{L}+(?: \p{L}+)? \p{L}+[aeáé]n?|\p{L}+[ae]s (?:el|la|los|las|un|una|lo|al|hasta|y)|\p{L}+[ae]r)(?!\p{L})/iu,
  perfect: /(?<![\p{L}'’])(?:he|has|ha|hemos|habéis|han) \p{L}+(?:ado|ido|to|cho)(?!\p{L})/iu,
  infinitive:
    /^(?:no\s+)?(?!(?:lugar|mujer|taller|hogar|par|mar|bar|ayer|alquiler|celular|militar|escolar|popular)(?!\p{L}))\p{L}{2,}[aei]r(?:se|te|me|lo|la)?(?!\p{L})/iu,
  i: /(?<![\p{L}'’])(?:yo|me|mí|mi|mis|mío|mía|conmigo|sé|tengo|quiero|puedo|estoy|soy|voy|hago|necesito|salgo|duermo|pierdo|entiendo|encuentro|acabo|vivo|creo|llevo|llego|veo|sigo|doy|digo|cobro|cojo|facturo|(?<!(?:el|un|del|al|de|cada|su|por|tu|y) )pago|he \p{L}+(?:ado|ido|to|cho))(?![\p{L}'’])/iu,
  // These words end so too.
  iDid: /(?<![\p{L}'’])(?!(?:así|aquí|ahí|allí|ay|sí|mí|té|café|bebé|chalé|comité|paté|puré|qué|porqué|por qué|fe|pie|josé|bidé|carné|parqué|rubí|maniquí|colibrí|jabalí|esquí|sofí|bisturí|frenesí|madrí|casí|israelí|marroquí|iraní)(?!\p{L}))\p{L}{3,}[éí](?![\p{L}'’])/iu,
  we: [
    // Nouns and adjectives that end as the verbs of "nosotros" do.
    /(?<![\p{L}'’])(?:nos|nosotr[oa]s|nuestr[oa]s?|(?!(?:últimos|próximos|máximos|mínimos|íntimos|pésimos|legítimos|anónimos|marítimos|ramos|tramos|gramos|kilogramos|reclamos|racimos|extremos|supremos|remos|céntimos)(?!\p{L}))\p{L}+[aei]mos)(?![\p{L}'’])/iu,
  ],
  you: /(?<![\p{L}'’])(?:tú|tu|tus|te|ti|os|vuestr[oa]s?|usted|ustedes|su|sus|le|les|\p{L}+(?:áis|éis))(?![\p{L}'’])/iu,
  ofOthers:
    /^(?:(?:no|ya|se|les|siempre|nunca|casi)\s+)*(?:(?!(?:imagen|orden|examen|volumen|alguien|quien|también|buen|sin|con|gran|tan|plan|pan|van|son|han|algún|ningún|un|en|según|bien|margen|jamón)(?!\p{L}))\p{L}{2,}[ae]n|son|han|van|dan|les)(?!\p{L})/iu,
  needsName:
    /^(?!lo que )(?!(?:la|los|las) \p{L}+(?:a|as|os) )(?:(?:no\s+)?(?:se|lo|la|los|las)\s+\p{Ll}+(?:[ae]n?|e)(?!\p{L})|(?:es|son|tiene|tienen|dura|incluye|cabe|sirve|funciona|llega|viene|cumple|pesa|aguanta|evita|permite)(?!\p{L}))/iu,
  clauseEnd:
    /[.;:(]|,? y (?=(?:ya|no|nadie|luego|después|entonces|se|en \p{L}+ (?:ya|no|nadie))(?!\p{L}))|, (?:y|pero) /iu,
  placeWords:
    '(?<!(?:interés|interesad[oa]s?|trabaj[ae]n?|especializad[oa]s?|expert[oa]s?) )(?:en|de(?= la (?:comarca|provincia|sierra|ribera|costa) ))',
  noPlaces:
    /(?<!\p{L})(?:Navidad|Semana Santa|Reyes|Pascua|Excel|Word|Google|Instagram|Facebook|LinkedIn|Internet|WhatsApp|Amazon|Shopify)(?!\p{L})/u,
  prepositions:
    /^(?:en|con|sin|para|por|al?|del?|desde|hasta|entre|sobre|según|bajo|ante|tras|dentro|fuera|incluso|también|además)(?!\p{L})/iu,
  pointsBack: /(?<!\p{L})(?:ahí|allí)(?!\p{L})/iu,
  bareVerb:
    /^(?:(?:ya )?no )?(?:sabe|tiene|puede|sale|está|hace|dice|pone|va|viene|ve)(?!\p{L})(?![\s\S]*(?<!\p{L})usted(?!\p{L}))/iu,
  ofSomebody:
    /^(?:(?:no|ya|se|le|te) )*(?:vuelve|come|duerme|llega|sale|sube|baja|deja|queda|recupera|camina|anda|respira|corre|juega|entra|funciona|arranca|aguanta|dura|sonríe|aprende|lee|habla|cierra|abre|brilla|luce|crece|aprueba|descansa|trabaja|gasta|consume|rinde|cumple)n?(?!\p{L})(?![\s\S]*(?<!\p{L})usted(?:es)?(?!\p{L}))/iu,
  namesSomebody: /^(?:tus?|sus?|vuestr[oa]s?|el|la|los|las|una?) /iu,

  nothing: /^(?:s\/?d|ninguno|ninguna|nada|pendiente)$/iu,
  free: /^(?:gratis|gratuit[oa]|sin coste)$/iu,
  excludes:
    /(?<!\p{L})(?:no (?:va|van|está|están|viene|vienen) incluid[oa]s?|no incluid[oa]s?|no incluye[n]?|se (?:pagan?|reservan?|venden?|cobran?) aparte)(?!\p{L})/iu,
  limits:
    /^(?:a partir de|de ahí|después|luego|si|pero|salvo|excepto|siempre|solo|sólo|aunque|menos|mientras|no\b.*\bsi|y|o)\b/iu,
  drawback:
    /(?<!\p{L})(?:no|ni|sólo|solo|aparte|extra|cola|lista de espera|hace falta|necesit\p{L}+)(?!\p{L})|\d\s?€|€\s?\d/iu,
  condition: /(?<!\p{L})(?:si|cuando|siempre que|durante|hasta|salvo|excepto)(?!\p{L})/iu,
  guarantee: /garant|devol|cancel|gratis|sin coste/iu,
  promises: /garant[ií]|reembols|devolvemos/iu,
  stopInsideQuotes: false,
  offers: /gratis|oferta|descuento|sin coste/iu,
  register:
    /(?<![\p{L}\p{N}])(?:rgseaa|colegiad[oa]s?|n\.?º\s*(?:col|reg)\p{L}*|registro|reg(?:istrad[oa])?\.?|licencia|cif|nif)(?!\p{L})/iu,
  saysItself:
    /^(?:tel|llam[ae]|ll[aá]m[ae](?:nos|me)|pregunt[ae]|tfno|tlfn?o?|tel[ée]fono|m[óo]vil)(?!\p{L})/iu,
  saysWhere: /^(?:en|al?|junto|frente|enfrente|detrás|cerca|esquina|entre)(?!\p{L})/iu,
  sooner: [
    [/\bde esta (?:misma )?semana\b/gu, 'de la primera semana'],
    [/\b(?:en )?esta (?:misma )?semana\b/gu, 'en la primera semana'],
    [/\bEsta (?:misma )?semana\b/gu, 'En la primera semana'],
    [/\bDesde hoy\b/gu, 'Desde el primer día'],
    [/\bdesde hoy\b/gu, 'desde el primer día'],
    [/\bHoy\b/gu, 'El primer día'],
    [/(?<!\b(?:de|reservado|está|hace|que|usa|tiene) )\bhoy(?: mismo)?\b/gu, 'el primer día'],
    [/\bel lunes\b(?! (?:siguiente|anterior))/gu, 'el primer lunes'],
    [/\bEl lunes\b(?! (?:siguiente|anterior))/gu, 'El primer lunes'],
  ],
  seasons: {
    names: [
      ['primavera', 3, 5],
      ['verano', 6, 8],
      ['otono', 9, 11],
      ['invierno', 12, 2],
    ],
    every: 'cada|todos los',
    the: 'el|la',
    from: 'de |desde |entre ',
    to: 'a|hasta|y',
    notOnce: 'pasad[oa]|anterior|de (?:19|20)',
  },
  dates: {
    until: 'hasta|antes del?',
    beforeDay: 'el|la|fin de|finales de|final de|este|próximo|día',
    names:
      'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado|domingo|navidad|reyes|semana santa|mañana|mes|año',
    breaksOff: /(?<!\p{L})(?:hasta|hasta el|antes del|a partir del)$/iu,
    withDay: (offer, day) => `${offer}${/hasta$/iu.test(offer) ? ' el' : ''} ${day}`,
  },
};
