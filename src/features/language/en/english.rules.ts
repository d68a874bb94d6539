import type { LanguagePack } from '#features/language/language-pack.types.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

function syllables(word: string): number {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/gu, '');
  const spoken = plain
    .replace(/(?:[^laeiouy]es|[^dt]ed|[^l]e|le(?=ss|ly$))$/u, (end) =>
      end.startsWith('le') ? 'l' : end.charAt(0),
    )
    .replace(/^y/u, '');
  const groups = spoken.match(/[aeiouy]+/gu)?.length ?? 0;
  const apart =
    spoken.match(/i[ao](?!u)(?<!tia|tio|cia|cio|sio|gio)|eo(?!u)|ua(?!r)|[iu]um|ying/gu)?.length ?? 0;
  return Math.max(1, groups + apart);
}

export const ENGLISH: LanguagePack = {
  name: 'British English',
  phase: 'Phase',
  quotationMarks: [
    ['“', '”'],
    ['‘', '’'],
  ],
  asksAfterProblems: false,

  bindingWords: setOf(
    'the and of with for from to is are was were be been our your you we they them their his her its it this that these those which who what when where how why on at by up out into onto over under without within each every some any most more less than then there here not but or as an if so can will would should must may have had did does only also just about after before while because',
  ),
  joiningWords: setOf('and or but so because while'),
  sharedWords: setOf('son sin has he me no a as an or do so hay media'),
  capitals:
    /^(?:I|I’m|VAT|UK|Spain|LinkedIn|Facebook|Instagram|WhatsApp|X|GDPR|T-shirt|January|February|March|April|May|June|July|August|September|October|November|December|[A-Z][a-z]+day|English|Spanish|French|German|Italian|European|Iberian|Galician|Basque|Asturian|Leonese|Andalusian|Catalan|Pilates)$/,
  abbreviations: 'etc|approx|Inc|Ltd|Co|Dr',
  numbers:
    'zero 0 one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 twenty-four 24 twenty-five 25 thirty 30 forty 40 forty-five 45 forty-eight 48 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90',
  quantities: [
    'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen',
    '(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|[mb]illions?|dozens?',
    'half|halves|thirds?|quarters?|tenths?|twice|thrice|doubl(?:e[sd]?|ing)|(?:tri|quadru)pl(?:e[sd]?|ing)',
  ].join('|'),
  noQuantities: setOf('once'),
  levels: { high: 'high', medium: 'medium', low: 'low', critical: 'critical' },

  syllables,
  /** Flesch: below 50 is hard for a general reader. */
  readability: (perWord, perSentence) => 206.835 - 84.6 * perWord - 1.015 * perSentence,
  hardBelow: 50,

  verb: /(?<![\p{L}'’])(?:i|we|you|they|he|she|it|who|that|if|when|because|im|its|youre|is|are|was|were|am|has|have|had|do|does|did|can|cannot|could|will|would|should|must|\p{L}+n[’']?t|\p{L}+[’'](?:re|ve|ll|m)|\p{L}+one[’']?s|nobody[’']?s|pay|pays|took|came|went|got|made|lost|broke|left|said|told|paid|sent|found|kept|fell|ran|goes|takes|costs|comes|gets|keeps|makes|breaks|runs|stops|leaks|needs|wants|fails|hurts|means|leaves|looks|works|falls|turns|says|knows|loses|drops|rings|bites|rises|grows|arrives)(?!\p{L})/iu,
  perhapsVerb:
    /(?<![\p{L}'’])(?:\p{L}{2,}ed|\p{L}{2,}s (?:up|out|off|down|away|back|the|an?|your|my|you|every|like|too|so|never))(?!\p{L})/iu,
  i: /(?<![\p{L}'’])(?:i|i[’'](?:m|ve|d|ll)|my|me|mine|myself)(?![\p{L}'’])/iu,
  we: [
    /(?<![\p{L}'’])(?:we|we[’'](?:re|ve|d|ll)|our|ours|ourselves)(?![\p{L}'’])/iu,
    // "US" in capitals is a country.
    /(?<![\p{L}'’])us(?![\p{L}'’])/u,
  ],
  you: /(?<![\p{L}'’])(?:you|your|yours|you[’']\p{L}+)(?![\p{L}'’])/iu,
  ofOthers: /^(?:they|he|she|people|most people|everyone|nobody|their|his|her)(?!\p{L})/iu,
  needsName: /^(?:they|it|he|she|it[’']s|they[’']re)(?!\p{L})/iu,
  endsUnnamed: /(?<!\p{L})(?:him|her|them)$/iu,
  ofUnnamed:
    /^it(?![’']s(?!\p{L})|\s+(?:is|was|takes|costs|feels|seems|looks|means|can(?:[’']t|not)?|does(?:n[’']t)?|has to)(?!\p{L}))(?!\p{L})/iu,
  clauseEnd:
    /[.;:(]|,? and (?=(?:i|you|he|she|it|they|we|there|then|nobody|no one|everyone|the \p{L}+ (?:is|are|was|were))(?![\p{L}]))|, (?:and|but) /iu,
  placeWords:
    '(?<!(?:interest(?:ed)?|work(?:ing|s)?|speciali[sz](?:ing|ed)|trained|skilled) )(?:in|around|round|across|near)',
  noPlaces:
    /(?<!\p{L})(?:Christmas|Easter|Excel|Word|Google|Instagram|Facebook|LinkedIn|Amazon|Shopify|January|February|March|April|May|June|July|August|September|October|November|December|English|Spanish)(?!\p{L})/u,
  prepositions:
    /^(?:in|on|with|without|for|from|at|by|of|to|over|under|up to|during|after|before|between|including|also|even|plus)(?!\p{L})/iu,
  ofSomebody:
    /^(?:never |always )?(?:comes|goes|stays|sleeps|eats|starts|stops|runs|walks|looks|feels|works|gets|arrives|lasts|holds|heats|sits|stands|fits|smells|grows|turns|keeps|wakes|plays|settles)(?!\p{L})/iu,
  namesSomebody: /^(?:your|the|an?) /iu,

  nothing: /^(?:n\/?[ad]|none|nothing|tbd)$/iu,
  free: /^(?:free|for free|no charge)$/iu,
  excludes:
    /\b(?:(?:not|isn['’]t|aren['’]t) included|excluded|sold separately|(?:costs|is|are|charged) extra)\b/iu,
  limits:
    /^(?:from there|after that|beyond|above|if|but|unless|except|only|provided|although|while|and|or|not)\b/iu,
  drawback:
    /(?<!\p{L})(?:no|not|only|need|needs|extra|queue|waiting list)(?!\p{L})|n[’']t(?!\p{L})|[£$€]\s?\d/iu,
  condition: /(?<!\p{L})(?:if|when|within|until|unless|for|provided)(?!\p{L})/iu,
  guarantee: /cancel|guarantee|warrant|money[ -]back|refund/iu,
  promises: /guarantee|money back|refund/iu,
  stopInsideQuotes: true,
  offers: /\bfree\b|\boffer\b|discount/iu,
  register:
    /(?<![\p{L}\p{N}])(?:fca|frn|ico|abta|atol|abtot|gas safe|niceic|hcpc|gdc|gmc|sra|soc ?2|iso(?:\/iec)? ?\d+|reg(?:istration|istered)?\.?|ref\.?|licen[cs]e|vat|company no)(?!\p{L})/iu,
  pointsBack: /^(?:it|they)(?!\p{L})/iu,
  pointedAt: /^(?:the|my|our|your|this|that) /iu,
  saysItself: /^(?:call|ring|phone|text|message|ask|tel)(?!\p{L})/iu,
  saysWhere: /^(?:at|in|on|opposite|behind|near|next)(?!\p{L})/iu,
  sooner: [
    [/\bthis week's\b/gu, "the first week's"],
    [/\bthis week’s\b/gu, 'the first week’s'],
    [/\bof this week\b/gu, 'of the first week'],
    [/\bthis week\b/gu, 'in the first week'],
    [/\bThis week\b/gu, 'In the first week'],
    [/\bFrom today\b/gu, 'From the first day'],
    [/\bfrom today\b/gu, 'from the first day'],
    [/\bToday\b(?!['’]s)/gu, 'On the first day'],
    [
      /(?<!\b(?:use|done|booked|deputy|matters|overdue|is|are|lies|costs?|sold|kept) )\btoday\b(?!['’]s)/gu,
      'on the first day',
    ],
    [/\bon Monday\b/gu, 'on the first Monday'],
    [/\bOn Monday\b/gu, 'On the first Monday'],
  ],
  seasons: {
    names: [
      ['spring', 3, 5],
      ['summer', 6, 8],
      ['autumn', 9, 11],
      ['winter', 12, 2],
    ],
    every: 'every|each',
    the: 'the',
    from: 'from |between ',
    to: 'to|until|till|and',
    notOnce: 'of (?:19|20)|(?:19|20)',
  },
  dates: {
    until: 'until|till|before|by|ends?',
    beforeDay: 'the|end of|this|next|on',
    names:
      'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter|tomorrow|tonight|month|year',
    // "Anyone who hasn't fired with us before" is whole.
    breaksOff:
      /(?<!\p{L})(?:by|until|till|from|(?:orders?|ordered|books?|booked|bookings?|placed|received|made|paid|pay|signed|confirmed|valid) (?:\p{L}+ )?before)$/iu,
    withDay: (offer, day) => `${offer} ${day}`,
  },
};
