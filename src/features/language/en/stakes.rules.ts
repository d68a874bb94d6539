/**
 * Signs that a problem is a duty of the law, a danger to people, or money that is owed: expressions of folded text. Each needs
 * two things in the same sentence, the thing and its trouble (a paper and its lapse, a body and its hurt), so that a
 * word alone proposes nothing.
 */
/** Two expressions of one sentence, the first so many letters before the other at most. */
type Pair = { first: string; then: string; within: number };
const NO_PAIRS: readonly Pair[] = [];

const upTo = (most: number): string => `[^.;!?\\n]{0,${most}}?`;
const words = (most: number): string => `(?:\\S+ ){0,${most}}`;
const NOT = "(?:\\w{0,7}n['’]?t|not|never)\\b";
const NOBODY = '(?:nobody|no[- ]?one|none of (?:us|them))';
/** The company itself: "we sit on offcuts", "we have not paid". */
const NOT_WE =
  "(?<!\\b(?:we|i|we['’]ve|i['’]ve) )(?<!\\b(?:we|i) (?:still|just|often|always|have|had|never) )";
const MONEY =
  '(?:[£€$] ?\\d[\\d,.]*(?:k|m)?|\\d[\\d,.]*k? (?:pounds|euros|dollars|grand|quid)|(?:\\S+ )?(?:thousand|grand)\\b(?: pounds)?)';
const BILL =
  '(?:bills?|invoices?|final accounts?|fees?|stage payments?|last stage|retentions?|variations?|applications? for payment|instal?ments?|deposits?|commission)\\b';
const LONG = '(?:weeks|months|years|ages|forever|a year|(?:sixty|ninety|a hundred|\\d\\d+) days)';

const OWED = [
  `${NOT_WE}(?:still )?ow(?:e|es|ed|ing) (?:us|me|our)\\b`,
  `${NOT_WE}still owes?\\b`,
  "owed to us|(?:we are|we[’']re) (?:still )?owed",
  `(?<!\\b(?:we|i) )(?<!\\bwe['’]ve )(?:has|have|had|is|are|was|were|did|does|do|wo|wi?ll)(?:n['’]?t| not| never| yet to) (?:\\S+ ){0,2}?(?:paid|pay|paying|settled?)\\b(?! (?:attention|off|enough|well|up to date|by|in cash))`,
  `${NOT_WE}(?:not|never|refus\\S+ to|without|stopped|yet to) (?:us |me )?(?:paid|pay|paying|settled|settling)\\b(?! (?:attention|off|enough|well))`,
  `${NOT_WE}(?:pays?|paying|paid) (?:us |me )${words(3)}(?:late|slowly|when (?:it|they))\\b`,
  `${NOT_WE}pays? (?:us |their ${words(2)})?late\\b`,
  `${NOT_WE}(?:tak(?:es?|ing)|took) (?:us )?${upTo(25)}${LONG} to (?:pay|settle)\\b`,
  `${NOT_WE}pays? (?:us )?(?:at|after|in) ${LONG}`,
  `(?:behind|late) (?:with|on) ${MONEY}|if they (?:ever )?pay\\b(?! (?:by|in|with|more|extra|less))`,
  `${NOT_WE}behind (?:with|on) (?:\\S+ ){0,3}?(?:payments?|rent|bills?|instal?ments?|fees?|money)\\b`,
  `${NOT_WE}(?:sits?|sat|sitting) on (?:\\S+ ){0,2}?(?:\\S+ per cent|\\d+ ?%|our (?:\\S+ )?(?:${BILL}|money)|the ${BILL}|${MONEY} of (?:ours|our))`,
  `${NOT_WE}(?:holds?|holding|held|keeps?|kept|hang(?:s|ing)? on to|withh\\S+) (?:back )?(?:\\S+ ){0,3}?(?:our (?:\\S+ )?(?:${BILL}|money)|${BILL}|${MONEY} (?:of ours|back)|ten per cent|five per cent|\\d+ ?(?:%|per cent))`,
  `${MONEY} (?:\\S+ ){0,3}?(?:outstanding|overdue|unpaid|of ours|owing|in dispute|past due)\\b`,
  `(?:unpaid|overdue|outstanding|disputed|uncollected) (?:\\S+ )?${BILL}`,
  `${BILL} ${upTo(40)}(?:still )?(?:unpaid|outstanding|overdue|past due|in dispute)\\b`,
  `${NOT_WE}(?:disput(?:es?|ed|ing)|contest(?:s|ed|ing)?|quer(?:y|ies|ied|ying)|refus(?:es?|ed|ing)|knock(?:s|ed)? back) (?:\\S+ ){0,3}?${BILL}`,
  `(?:get|got|getting) (?:\\S+ ){0,4}?to pay\\b(?! (?:online|by|at|in))|(?:persuade|force|beg|chas(?:e|es|ed|ing)) (?:\\S+ ){0,4}?to pay\\b`,
  `(?:cheques?|money|payments?|transfers?) (?:\\S+ ){0,3}?(?:(?:never|not yet|still not) (?:comes?|came|arriv\\w*|turn\\w* up|shows? up|sent)|(?:just )?sits there)`,
  `(?:£|still) ?${MONEY} (?:still )?to come\\b|${NOT_WE}quer(?:y|ies|ied) every|(?:customer|client|buyer|account)s? (?:\\S+ ){0,3}?on stop\\b`,
  `${NOT} (?:seen|had|got) (?:a |one )?(?:penny|cent|euro|pound)\\b|left without paying|(?:kept|keeps|keeping|pocketed) our (?:share|cut|money|deposit|half)|${LONG} over on (?:the |their )`,
  'bad debts?\\b|(?:aged|trade) debt(?:ors|s)?\\b|debtors\\b',
  'retentions? (?:\\S+ ){0,6}(?:not (?:been )?claimed|never claimed|unclaimed|overdue|due)|unclaimed retention|not (?:been )?claimed\\b|never claimed',
].join('|');

const OWING = [
  'refunds? (?:\\S+ ){0,5}(?:late\\b|overdue|waiting|weeks|months|unpaid)',
  `we owe (?:them|the \\S+|our (?:suppliers?|staff|landlord|customers?|workers)|${MONEY}|money|vat|tax|rent|wages|suppliers?|customers?|\\S+ (?:months|weeks|invoices?))\\b`,
  'suppliers (?:are |get )?paid late|we pay (?:\\S+ ){0,2}late\\b|deposits? (?:\\S+ ){0,3}(?:not returned|returned late)',
  `(?:we|i) (?:still )?(?:have|['’]ve|did)?(?:n['’]?t| not| never) (?:\\S+ )?pa(?:id|y) (?:the |our |any )?(?:suppliers?|staff|rent|vat|wages|tax|drivers|growers|overtime|holiday pay)`,
].join('|');

/** Papers and checks that the law asks for, and that mean nothing else. */
const PAPER =
  "(?:(?<!software )(?<!office )licen[cs]es?\\b(?! plates?)|(?<!guest )(?<!planning )permits?\\b|planning permission|consent forms?|(?:signed )?consents?\\b|release forms?|(?:gas|fire|safety|food|hygiene|electrical|insurance|medical|disclosure|boiler|test|weld|competence|conformity|dbs|first[- ]aid|eicr|calibration) certificates?|certificates? of (?:conformity|competence|insurance|good standing)|(?:liability|indemnity|public|vehicle|van|employers['’]?) (?:\\S+ )?insurance|insurance (?:polic\\S+|cover)|insurance (?=(?:has )?(?:lapsed|expired|ran))|(?:boiler|lift|crane|hoist|safety|fire|gas|ladder|harness|statutory|insurance|annual|pressure|vehicle|ride|hull|playground|roof|scaffold|brake) (?:\\S+ )?inspections?|inspections? (?=(?:is|are|was|were|has|have|ran|should|lapsed|expired|overdue))|thorough examination|\\bmots?\\b|\\bloler\\b|\\bpat test\\w*|(?:electrical|legionella|water|pressure|eye|hearing|lung|emissions|portable appliance) test(?:s|ing)?|(?:gas|boiler|lift|fire alarm|extinguisher) (?:\\S+ )?(?:safety|service|servicing|check)s?|fire risk|risk assessments?|method statements?|(?:staff|nurses?['’]?|vehicle|professional|statutory|business|company|food|his|her|their|trade) registrations?|registrations?\\b(?= (?:was|were|has|have|is|are|lapsed|expired|ran))|\\bdbs\\b|\\bcrb checks?|right[- ]to[- ]work|\\bcpc\\b|\\bcscs\\b|first[- ]aid(?:er)?s?(?: training)?|work visas?|visas?\\b|confirmation statement|annual accounts|(?:vat|tax|waste|paye|annual|charity) returns?|declarations? of|(?:ride|safety|drivers['’]?|forklift|operator['’]?s?) (?:cards?|tickets?)|statutory|(?:hygiene|safety|first[- ]aid|manual handling|forklift|asbestos|fire|safeguarding) training|(?:skipper|driver|operator|rider|rigger|instructor)['’]?s?['’]? (?:ticket|card|qualification)s?|health surveillance|asbestos (?:survey|register)|ce mark\\w*|accident book|(?:medicines?|controlled drugs?|poisons?|weapons?|firearms?|explosives?|waste|visitors?|movement|flock|herd|attendance|drug|magazine|asbestos|training|fire) (?:register|records?|book|log)s?|employment contracts?|contracts? of employment|holding register|working[- ]time records?)";
const LAPSED =
  '(?:expir(?:es?|ed|ing)\\b|lapsed?\\b|ran out\\b|run out\\b|overdue\\b|out of date|unsigned|missing\\b|invalid|been (?:due|up) since|should have been|(?:a year|a month|months?|weeks?|years?) (?:overdue|late|behind|out)|never\\b|still (?:to do|to be done|not)|behind\\b)';
const DONE =
  '(?:done|made|sign(?:ed)?|renew(?:ed)?|fil(?:e|ed)|check(?:ed)?|register(?:ed)?|updated?|kept|keep|sent|send|submit(?:ted)?|filled in|fill in|got|had|held|inspected|tested|reviewed|issued|applied|applied for|booked|taken out|written up|up to date|current|valid|completed?|in place)\\b';
const LEFT = `(?:${LAPSED}|${NOT} (?:\\S+ ){0,3}?${DONE}|${NOBODY} (?:has |have |had |ever )?${words(1)}${DONE}|(?:has|have|had|got) no\\b)`;
const AUTHORITY =
  '(?:the )?(?:ico|information commissioner\\S*|hse|hmrc|council|companies house|cqc|ofsted|environment agency|fca|gas safe|local authority|regulator|dvsa|caa|home office|police|trading standards|food standards agency)\\b';

const LEGAL = [
  "illegal|unlawful|against the law|breach(?:es|ed|ing)? of (?:the )?(?:law|regulation|licen)|not compl(?:y|iant)|do(?:es)?n'?t comply|non-?complian|fined\\b(?! tuned)|fines (?:from|of|for)\\b|labou?r inspect",
  '(?:false|invalid|expired|outdated|forged|lapsed|missing) (?:\\S+ ){0,3}(?:declaration|certificate|licen[cs]e|permit)',
  'declarations? of (?:conformity|performance)|legally required|required by law|haccp\\b|ce mark|dbs (?:check|renewal|certificate)|single central register|tachograph|construction phase plan|gas safety certificate|cremation form|guest register',
  `${NOT} (?:had |been |have |has )?(?:\\S+ ){0,4}?(?:inspected|load[- ]?tested|certificated|certified|risk[- ]assessed)\\b`,
  'no (?:written |signed |proper )contracts? (?:with|for|between)|(?:nobody|no one|half of them|some of them|staff) (?:\\S+ )?(?:ha(?:s|ve) )?no contract',
  `${NOT} (?:on|in) (?:any|the|a) (?:\\S+ )?register\\b|(?:not sure|n['’]t know|doubt|wonder) (?:if |whether |that )?(?:we|i|he|she|they)(?:['’](?:re|m|s)| are| am| is) (?:even |really )?(?:allowed|licensed|insured|covered|legal|entitled|qualified)\\b`,
  `(?:without|never|not|n['’]t) (?:\\S+ ){0,2}?regist(?:er|ered|ering) (?:\\S+ ){0,2}?(?:with|at|as)\\b`,
  `(?:without|never|not|n['’]t|nobody|${NOT}) ${upTo(35)}(?:signed up with|told|notified|informed|reported (?:\\S+ )?to|registered with|licensed by|declared (?:\\S+ )?to) ${AUTHORITY}`,
  `${AUTHORITY} ${words(3)}(?:shut us|close us|fine us|fined|prosecut\\S+|walk in|turn up|could come|enforcement)`,
  `(?:have|has|had|obliged|required|must) (?:to )?(?:report|notify|declare|tell) (?:\\S+ ){0,3}?(?:to )?${AUTHORITY}`,
  `(?:signed|signing) (?:\\S+ )?away (?:their|his|her) |${NOT} (?:\\S+ ){0,2}?signed (?:over|the release|their (?:rights|contracts?|consents?)|(?:a|any|his|her) contract)`,
].join('|');
const LEGAL_PAIRS: readonly Pair[] = [
  { first: PAPER, then: LEFT, within: 46 },
  {
    first:
      '(?:overdue|unsigned|expired|missing|no|without(?: a| an| the| any)?(?: valid| current| proper)?)(?![a-z])',
    then: PAPER,
    within: 2,
  },
  {
    first: `(?:${NOBODY} (?:has |have |had |ever )?${words(1)}${DONE}|${NOT} (?:\\S+ ){0,2}?${DONE})`,
    then: PAPER,
    within: 32,
  },
];

const PERSON =
  '(?:man|men|woman|women|lads?|boys?|girls?|apprentices?|workers?|employees?|guests?|residents?|patients?|child|children|kids?|pupils?|nurses?|carers?|cleaners?|climbers?|riders?|visitors?|somebody|someone|one of (?:us|the|our|them)|two of|three of|he|she|they|colleagues?|chefs?|welders?|fitters?|drivers?|staff|members?|chambermaids?|porters?|labourers?|operators?|crew|people|passengers?|dancers?|swimmers?|stagehands?|roofers?|riggers?|hands)\\b';
const BODY =
  '(?:fingers?|thumbs?|hands?|wrists?|arms?|legs?|backs?|eyes?|shoulders?|knees?|ankles?|ribs?|lungs?|hearing|head|skull|skin|foot|feet|toes?|elbows?|necks?|nose|collarbone)\\b';
const HARMED =
  '(?:broke|broken|breaks|cut|cuts|crush\\w*|burn\\w*|lost|los(?:e|es|ing)|injur\\w*|hurt\\w*|sprain\\w*|fractur\\w*|caught|trap(?:s|ped)?|ruin\\w*|wreck\\w*|twist\\w*|dislocat\\w*|amputat\\w*|slic(?:es?|ed)|damag\\w*|bad|done in|put out)';
const COVER =
  '(?:masks?|harness\\w*|gloves|goggles|helmets?|hard hats?|ear defenders?|ear plugs?|ppe|guards?|guard ?rails?|handrails?|hand rails?|respirators?|life ?jackets?|safety (?:glasses|boots|line)|lifeline|edge protection|eye protection|hearing protection|nets?)\\b';

const SAFETY = [
  'health and safety (?:officer|advis[eo]r|consultant|man|woman|inspector|visit)',
  '(?<!no )accidents?\\b(?! rate of the| repairs?| cars?| claims?)|injur(?:ed|y|ies)\\b|unsafe\\b|near[- ]miss|asbestos|fire (?:alarm|exit|extinguisher|door)|allergen|scald|electrocut|carbon monoxide|legionella',
  `${PERSON} ${upTo(30)}(?:fell|falls?|slip(?:s|ped)|tripp(?:ed|s)|came(?= off (?:a|the|his|her) (?:\\S+ )?(?:branch|ladder|roof|scaffold\\S*|horse|bike|pony|quad|step\\S*|stage|wall|beam|bars?|trampoline|board)\\b)) (?:\\S+ )?(?:from|off|down|through|over|into|in the|on the)\\b(?! (?:the )?(?:list|rota|budget|system|price))`,
  `fell (?:off|from|through|down) (?:a |the )(?:\\S+ )?(?:ladder|roof|scaffold\\S*|stairs|stage|horse|lorry|truck|platform|step\\S*|tree|boat|deck|rig)`,
  `${HARMED} (?:his|her|their|a|an|my|your|the|both|its) (?:\\S+ )?${BODY}`,
  `(?:been|got|get|gets|was|were|getting|is|are|badly|being) (?:\\S+ )?(?:hurt(?! (?:that|by what|feelings))|burn(?:t|ed)|scalded|crushed|kicked|bitten|struck|knocked (?:down|over)|electrocuted|gassed|poisoned|trapped|concussed|cut (?:by|on)|run over|hit by|killed)\\b(?! out)`,
  '(?:ended up|end up|finished up|was|were|taken|went|rushed|off) (?:to |in )(?:the )?(?:hospital|a&e|casualty)',
  'white finger|havs\\b|vibration (?:white|syndrome)|\\brash(?:es)?\\b(?= )|rashes\\b|dermatitis|eczema|silicosis|occupational asthma|got asthma|hearing loss|(?:going|gone|go) deaf|dizzy|carpal tunnel|bad backs?\\b|back injur|blisters?\\b|breathing (?:it|in|the) |sick from|headaches? from|cough(?:s|ing|ed)? (?:\\S+ ){0,4}?(?:because|from|dust|fumes?|all (?:winter|day|night))|(?:fumes?|dust|gas|smoke|solvents?|paint|resin)\\b (?:\\S+ ){0,7}?(?:sick|ill|dizzy|cough\\w*|eyes|lungs|breath\\w*|choke\\w*|headaches?)',
  `(?:no|without(?: a| an| the| any)?|not wear\\w*|n['’]t wear|refus\\w+ to wear|won['’]t wear|forget\\w* (?:the|their)) (?:\\S+ )?${COVER}`,
  "(?:take|takes|took|taken|taking|left|leave|leaves|lift|lifts|with) (?:\\S+ )?guards? (?:\\S+ )?(?:off|away|out|up)\\b|guards? (?:\\S+ ){0,3}?(?:off\\b|removed|missing|tied back|bypassed|taken off)|interlock\\S* (?:\\S+ ){0,3}?(?:bypass\\w*|taped|off|defeat\\w*|broken)|emergency stop\\S* (?:\\S+ ){0,3}?(?:broken|not|n[’']t|taped|fail\\w*)",
  `(?:extraction|ventilation) (?:\\S+ ){0,4}?(?:broken|off\\b|not work\\w*|n['’]t work\\w*|fail\\w*|blocked|packed up)`,
  `(?:on|onto|up|over) (?:\\S+ ){0,4}?(?:roof|scaffold\\S*|ladder|rafters|gantry|edge|quay)\\b ${upTo(25)}(?:nothing to hold|no (?:\\S+ )?rail|without|no harness|unsecured|on (?:his|her|their) own|not tied)`,
  `(?:acid|bleach|chlorine|chemical|solvent|petrol|gas bottle|gas cylinder|fuel|ammonia|oxidiser|propane|oxygen|explosive|powder)\\S* ${upTo(35)}(?:next to|beside|on top of|under|near) (?:the )?(?:bleach|acid\\S*|boiler|heater|flame|oven|stove|cooker|fryer|exit|welding|sparks|chlorine|oxygen|battery|acetylene|furnace|kiln)`,
  '(?:nearly|almost) (?:\\S+ ){0,4}?(?:under|killed|hit (?:by|a|the|one|me|him|her|two)\\b|crushed|lost (?:a|his|her)|hurt|drowned|electrocuted|ran over|run over|fell)\\b|(?:will|going to|gonna|could|bound to) (?:\\S+ ){0,3}?(?:get|be) (?:\\S+ )?(?:hurt|killed|crushed|burnt|injured)',
  '(?:into|down|inside|enter\\w*) (?:the |a )?(?:tank|silo|pit|vat|sewer|manhole|slurry store|firebox|vessel)\\S* (?:\\S+ ){0,3}?(?:alone|on (?:his|her|their) own|without|nobody|no (?:gas|one|rescue|permit))',
  `(?:needles?|nails?|screws?|blades?|kni(?:fe|ves)|splinters?|chisels?|staples?|hooks?|drill|bolt|glass) (?:straight |right )?(?:through|in|into) (?:his|her|their|a|my|the) (?:\\S+ )?${BODY}`,
  '(?:hang\\w*|hung|lift\\w*|held up|held|tied up) (?:\\S+ ){0,3}?(?:by|with|on|from) (?:a |an |some |bits? of |nothing but )*(?:old )?(?:rope|string|wire|cable ties?|twine)\\b',
  `(?:${NOT}|nobody|no one|without) (?:\\S+ ){0,2}?(?:tests?|testing|checks?|checking|measur\\w*) (?:for |the )(?:gas|air|oxygen)\\b|brakes? (?:\\S+ ){0,3}?(?:n['’]t (?:hold|work)|not (?:hold|work)|fail\\w*|gone|worn|don['’]t hold)`,
  '(?:hands?|skin|fingers?|eyes?|nose|knuckles) (?:\\S+ )?(?:bleed|blister|peel|crack|swell|sting)\\w*|bolted with (?:\\S+ ){0,3}?(?:on|aboard|in)\\b|explosions?\\b|blew up in|exploded|self[- ]harm|drowned\\b|electric shocks?|(?:has|have|had|got|get|gets) (?:a |an )?shocks? (?:off|from)',
].join('|');

/** `hint`: beginnings of words, of which each sentence with a sign has one; they are looked for first, because that is quick. */
export const ENGLISH_STAKES = {
  legal: {
    hint: 'licen|permi|consent|release|certif|insur|inspect|examin|mots?\\b|loler|pat\\b|test|servic|safe|fire|risk|statement|regist|dbs|crb|right|cpc|cscs|first|visa|confirm|account|return|declar|ticket|card|statut|health|asbestos|ce\\b|accident|book|record|log|contract|holding|working|train|qualif|hygiene|illegal|unlawful|against|breach|compl|non-compl|fined|fines|labo|legal|requir|haccp|single|tacho|construct|gas|crem|guest|ico\\b|information|hse|hmrc|council|companies|cqc|ofsted|environment|fca|local|regulator|dvsa|caa|home|police|trading|food|sign|allowed|covered|entitled|load|disclos|calibr|false|invalid|expired|outdated|forged|lapsed|missing',
    sign: LEGAL,
    pairs: LEGAL_PAIRS,
  },
  safety: {
    hint: 'health|accid|injur|unsafe|near|asbestos|fire|allerg|scald|electr|carbon|legion|fell|fall|slip|trip|came|finger|thumb|hand|wrist|arm|leg|back|eye|should|knee|ankle|rib|lung|hear|head|skull|skin|foot|feet|toe|elbow|neck|nose|collar|hurt|burn|crush|kick|bit|struck|knock|gas|poison|trap|concuss|cut|run|hit|kill|hospital|a&e|casualty|white|havs|vibrat|rash|dermat|eczem|silic|occupat|got|deaf|going|gone|dizz|carpal|bad|blister|breath|sick|cough|fume|dust|smoke|solvent|paint|resin|mask|harness|glove|goggle|helmet|hard|ear|ppe|guard|respir|life|edge|net|interlock|emerg|extract|ventil|roof|scaffold|ladder|rafter|gantry|quay|acid|bleach|chlor|chem|petrol|fuel|ammon|oxid|propan|oxygen|explos|powder|almost|will|could|bound|tank|silo|pit|vat|sewer|manhole|slurry|vessel|blew|explod|self|drown|shock|knuckle|bolted|needle|nail|screw|blade|kni|splinter|chisel|staple|hook|drill|bolt|glass|hang|hung|lift|held|tied|air|brake',
    sign: SAFETY,
    pairs: NO_PAIRS,
  },
  owing: { hint: 'refund|owe|supplier|pay|paid|deposit', sign: OWING, pairs: NO_PAIRS },
  owed: {
    hint: 'ow(?:e|i)|paid|pay|settl|behind|late|sit|sat|hold|held|keep|kept|hang|withh|outstand|overdue|unpaid|past|bill|invoice|final|fee|stage|last|retent|variation|applicat|instal|deposit|commission|disput|contest|quer|refus|knock|cheque|money|transfer|still|customer|client|buyer|account|bad|aged|trade|debt|unclaim|claim|penny|cent|euro|pound|left|pocket|weeks|months|years|ages|forever|sixty|ninety|\\d|uncollect',
    sign: OWED,
    pairs: NO_PAIRS,
  },
};
export type StakeWords = typeof ENGLISH_STAKES;
