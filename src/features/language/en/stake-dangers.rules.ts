import type { StakeWords } from './stakes.rules.ts';

/**
 * Signs of a kind that the papers and accidents of `stakes.rules.ts` do not have: something that keeps people alive and
 * of which nobody knows the state, work at a height, a record that was made up, whoever might come and look.
 */
const UNKNOWN =
  "(?:could ?n['’]t (?:tell|say|swear)|can['’]t (?:tell you|say|swear)|no idea\\b|who knows|any(?:one|body)['’]s guess|(?:no one|nobody) (?:knows|could tell|can say|has (?:ever )?(?:checked|looked))|i['’]d have to (?:bluff|guess)|(?:god|heaven|lord) knows|not sure (?:any|which|whether|if)|do(?:es)?n['’]t know (?:which|whether|if|when|whose))";
const LIFE_GEAR =
  '(?:harness(?:es)?|(?<!the )ropes|kar[ai]biners?|carabiners?|slings?|shackles?|defib\\w*|extinguishers?|first[- ]aid (?:kit|box)(?:e?s)?|smoke alarms?|gas detectors?|life ?jackets?|flares?|relief valves?|gas bottles?|respirators?|emergency (?:lights?|exits?|stops?)|ladders?|scaffold\\w*|seat ?belts?|brakes)\\b';
const NUMBER =
  '(?:\\d+|ten|twelve|fifteen|twenty|twenty-five|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const HEIGHT = `${NUMBER} (?:foot|feet|ft|metres?) (?:up|off the ground|above|in the air|down)\\b`;
const SLIP =
  '(?:plank|board|ladder|nothing (?:to hold|under)|no (?:rail|harness|rope|net)|slipped|gave way|snapped|get used to it|hang(?:s|ing)\\b|rotten|wobbl\\w+|dangl\\w+)';
const BODY =
  '(?:fingers?|thumb|hand|wrist|arm|leg|ankle|ribs?|collarbone|shoulder|knee|hip|nose|jaw|foot|toes?|back)\\b';
const LOOKS_IN =
  '(?:came|comes|turn(?:ed|s) up|walk(?:ed|s) in|look(?:ed|s)|ask(?:ed|s)|saw|sees|found|finds|knew|gets? wind|got wind|spotted)\\b';
const AUTHORITY =
  '(?:the )?(?:hse|council|inspectors?|inspector|environment agency|taxman|hmrc|dvsa|trading standards|ofsted|cqc|fire officer|environmental health|defra|police|customs|border force|licensing(?: officer)?)\\b';
const KEPT_RECORD =
  '(?:log ?books?|logs?|registers?|treatment book|medicine book|temperature (?:sheets?|charts?|records?)|(?:cleaning|inspection|check|maintenance|training|treatment|water|fridge|safety|drug) (?:sheets?|records?|charts?|books?|cards?))\\b';
const MADE_UP =
  '(?:(?:from|out of) (?:memory|his head|her head)|made up|same (?:pen|hand|biro|handwriting|writing)|all in one go|filled in (?:\\S+ )?(?:afterwards|at the end|later|the night before|on (?:a )?friday)|back-?dat\\w+|invent\\w*|what people remember|(?:every|each) day the same|never (?:goes|went) (?:up|down))';

const LEGAL = [
  `if ${AUTHORITY} ${LOOKS_IN}|if (?:it|that|they|this|we)(?:['’]d| had| were)? (?:\\S+ )?(?:been )?(?:spotted|caught|stopped) (?:at|by|on)\\b`,
  '(?:wrong|dodgy|fake|forged|out-of-date) (?:\\S+ )?(?:papers|paperwork|passports?|documents|permits?)\\b|cash in hand|off the books',
  "(?:overtime|nights|sundays|bank holidays?|holiday pay) (?:\\S+ ){0,4}?(?:nobody|no one|never|not|isn['’]t|aren['’]t) (?:\\S+ )?(?:writ\\w+|record\\w*|log\\w*|paid)",
  "(?:insurance|policy|insured) (?:\\S+ ){0,4}?(?:from when|from before|(?:does|do|did|wo)n['’]t cover|never (?:been )?updated|still (?:says|lists)|in (?:his|her|my) (?:dad|father|mother)['’]s name)",
].join('|');

const SAFETY = [
  `(?:broken|fractured|sprained|crushed|snapped|dislocated|severed|smashed) ${BODY}`,
  '(?:had|have|get|got|having) (?:their|his|her|our|my) (?:blood|bloods|lungs?|hearing|chests?|eyes) (?:done|tested|checked|taken|looked at)|(?:lead|silica|mercury|cadmium|isocyanate) (?:\\S+ ){0,8}?(?:mug|tea|sandwich\\w*|eat\\w*|bare hands|dust|breath\\w*)',
  '(?:kids?|children|guests?|swimmers?|customers?|lads?|lass(?:es)?) (?:\\S+ ){0,4}?(?:with |had |got )(?:red|sore|streaming|swollen|burning|stinging|bloodshot) (?:eyes|skin|hands)',
  "(?:we|they|it|that)(?:['’]ll| will| could| might) (?:\\S+ )?kill (?:someone|somebody|one of|us)|wants? (?:someone|somebody) (?:dead|killed) before|close shave|near thing\\b",
].join('|');

const OWING = [
  'we (?:\\S+ )?ow(?:e|ed) (?:\\S+ ){0,3}?(?:vat|hmrc|the taxman|paye|tax|the landlord|back rent|rates|the bank)\\b',
  `(?<!\\bthey (?:are )?)(?<!\\bthey['’]re )\\bwe(?:['’]re| are|['’]ve (?:got|fallen)| have fallen| fell) (?:\\S+ )?(?:behind|late) (?:\\S+ ){0,2}?(?:vat|tax|paye|rent|wages|pension|loan|rates|instal?ments?)\\b`,
  "(?:missed|skipped|didn['’]t make) (?:\\S+ ){0,3}?(?:vat|tax|paye|hmrc|loan|rent) (?:\\S+ )?(?:instal?ment|payment)s?",
].join('|');

const OWED = [
  `['"‘’“”]?(?:in review|under review|in approval|awaiting approval|processing|pending)['"‘’“”]? (?:\\S+ ){0,2}?[£$€] ?\\d`,
  `(?:streamer|studio|supermarket|retailer|customer|client|agency|buyer|council|contractor|hospital)s?(?:['’]s|['’]re| is| are)? on (?:sixty|ninety|a hundred and \\S+|60|90|120) days`,
].join('|');

export const ENGLISH_DANGERS: StakeWords = {
  legal: {
    hint: 'if\\b|wrong|dodgy|fake|forged|out-of|cash|off\\b|overtime|nights|sunday|bank|holiday|insur|policy|log|regist|treat|medic|temper|clean|inspect|check|mainten|train|water|fridge|safety|drug|licen|permit|certif|dbs|ticket|consent',
    sign: LEGAL,
    pairs: [
      { first: KEPT_RECORD, then: MADE_UP, within: 70 },
      {
        first:
          '(?:(?<!software )(?<!driving )licen[cs]es?|permits?|certificates?|dbs|tickets? to drive|consents?|registrations?)\\b',
        then: UNKNOWN,
        within: 80,
      },
    ],
  },
  safety: {
    hint: 'broken|fractur|sprain|crush|snap|disloc|sever|smash|had|hav|get|got|lead\\b|silica|mercur|cadm|isocy|kid|child|guest|swim|custom|lad|lass|kill|dead|close|near|harness|rope|kar|carab|sling|shackle|defib|exting|first|smoke|gas|life|flare|relief|respir|emerg|ladder|scaff|seat|brake|could|can|no\\b|who|any|nobody|i\\b|god|heaven|not|do|\\d|ten\\b|twelve|fifteen|twent|thirt|forty|fifty|sixty|sevent|eight|ninet',
    sign: SAFETY,
    pairs: [
      { first: LIFE_GEAR, then: UNKNOWN, within: 80 },
      { first: UNKNOWN, then: LIFE_GEAR, within: 30 },
      { first: HEIGHT, then: SLIP, within: 70 },
      { first: SLIP, then: HEIGHT, within: 50 },
    ],
  },
  owing: { hint: 'ow(?:e|ed)|we\\b|missed|skipped|didn', sign: OWING, pairs: [] },
  owed: {
    hint: 'in\\b|under|await|process|pend|stream|studio|super|retail|custom|client|agenc|buyer|council|contract|hospit',
    sign: OWED,
    pairs: [],
  },
};
