import { ENGLISH_PROCESSES } from './process-stems.rules.ts';

/**
 * Words with which a company's problems are read, folded: alternatives of the expressions that `quantity-patterns.rules.ts`
 * puts together, '' where a language has none. Apart from the pack, because the browser reads problems and needs nothing
 * else.
 */
export const ENGLISH_PROBLEMS = {
  processes: ENGLISH_PROCESSES,
  // "Inspection files", "web orders": the last noun of a compound is the thing.
  hasCompounds: true,
  symptoms: {
    manual:
      'by eye\\b|enters?\\b|entered\\b|entering\\b|data entry|(?:only|just|taken) by (?:phone|telephone)|collected by|collated|compiled|written down on|write it down|(?<!nobody |never |no one )writes? (?:\\S+ ){0,3}down|print(?:ed|out|outs)\\b|in cash|by walking|copy\\b|collected in|from memory|pen and|jot|fill(?:s|ed|ing)? in\\b|in binders|into a (?:book|diary)|stapl|rekey|scrap(?:s)? of paper|manual(?:ly)?\\b|by hand\\b|hand-?writ|paper\\b|scribbl|clipboard|notebook|notepad|pencil|re-?enter|re-?key|re-?typ|retyp|typed\\b|typing|types\\b|keyed|keying|copied|copying|copies (?:them|it|each|the)|copy(?:-| and )?paste|paste[ds]?\\b|excel\\b|spreadsheet|whiteboard|wall (?:chart|planner)|sticky note|slips? of|shoebox|one by one|repetitive|post-?its?\\b|reconciled by e-?mail|fax\\b',
    lost: "never makes? it|don't make it|nobody (?:can )?finds?\\b|end(?:s)? up in\\b|never (?:reach|arrive|get to|billed|charged|invoiced)|(?<!batches are |batch is |time is |money is |hours are )lost\\b(?! (?:customers|clients|sales|money|hours|time|\\S+ (?:customers|clients|sales)))|go(?:es)? missing|going missing|gone missing|went missing|mislaid|misplac|slip(?:s|ped)? through|fall(?:s)? through|drawers?\\b|forg(?:et|ets|ot|otten)\\b|can(?:'t|not) find|finding (?:one|a|an|the|anything)\\b|hunt(?:ing)? for|look(?:ing)? for|search(?:ing)? for|scattered|disappear|overlooked|untraceable|all over the place",
    none: "no (?:\\S+ )?(?:data|information|reports?)\\b|reactive|doesn't (?:allow|let|offer|have|take|show)|does not (?:allow|let|offer|have|take|show)|no (?:\\S+ )?(?:onboarding|strategy|follow-up|rules?|owner)\\b|untrained|not trained|never (?:asked|checked|tested|updated|cleaned|read)|can(?:'t|not) (?:book|buy|order|pay|download|register)|no (?:\\S+ )?(?:backups?|reply|replies|schedule|check|control|reminder|training|log|list)\\b|only (?:\\S+ ){0,3}(?:when|once|after) (?:something|it|they)|nobody (?!knows|sees|understands|else|can|finds)|no-?one (?!knows|sees|understands|else|can)|no one (?!knows|sees|understands|else|can)|never (?!match|know|sure|agree|tall)|not found|unread|unanswered|unwatched|ignored|nothing (?:is|gets|has)|there(?:'s| is| are) no\\b|ha(?:ve|s) no (?!idea)|(?:get|gets|got|with) no\\b|without\\b(?! warning)|lack|don't (?:remind|measure|record|track|have|appear|offer|keep|follow|ask|do)|(?:isn't|aren't|not) (?:measured|recorded|done|written|tracked|documented|followed|chased|translated|answered)|doesn't exist|only in (?:english|spanish|one)|no (?:\\S+ )?(?:plan|system|process|record|policy|procedure|checklist)\\b|nowhere\\b",
    unknown:
      "only (?:\\S+ ){0,2}known\\b|not clear|can't say|cannot say|nobody (?:really )?(?:knows|sees)|no-?one (?:knows|sees)|no one (?:knows|sees)|do(?:es)?(?:n't| not) (?:really )?know|never (?:really )?know|no idea|unknown|unclear|in the dark|can(?:'t|not) (?:predict|foresee|tell|forecast)|unpredict|guess|find out (?:only )?(?:when|after|at)|not sure|no (?:visibility|overview)",
    risk: "depends? on (?!who)|risk|fined\\b|fines\\b(?! de)|penalt|not compl|doesn't comply|illegal|exposed|vulnerab|unsafe|leak|uncontrolled|everyone shares",
    capacity:
      "so many|many (?:calls|questions|requests|emails|e-mails)|too much work|at the limit|overworked|drown|inundat|can(?:'t|not) cope|can't keep up|overload|overwhelm|swamped|snowed under|understaff|short[- ]?staff|short of\\b|short\\b|shortage|not enough|too few|too many|pil(?:e|es|ing|ed) up|backlog|bottleneck|rings off|take(?:s)? up (?:a|an|the|space|room)|no (?:space|room)\\b|run(?:s)? out of space|full\\b(?! of)|stretched|jammed|engaged\\b|flooded|buried\\b",
    errors:
      "run(?:s|ning)? out of|stock-?outs?|own way|unreliable|not reliable|chaos|chaotic|mess\\b|disorgani|confusion|depends on who|too much\\b|several versions|wrong version|old version|error|mistake|wrong|incorrect|never (?:match|agree)|do(?:es)?n't (?:match|work|agree|add)|discrepan|differ|double[- ]?book|overbook|twice\\b(?! (?:an?|as|per|the)\\b)|defect|reject|bounce|duplicat|crash|fails?\\b|failed\\b|inaccura|mix(?:ed)?[- ]ups?|broken|misread|rework|contradict|out of date|outdated",
    slow: 'for (?:a|an|two|three|\\d+) (?:\\S+ )?(?:day|week|month)s?\\b|asking (?:around|\\S+ people)|all (?:day|weekend|evening|night|morning|afternoon)|every (?:monday|tuesday|wednesday|thursday|friday)|ages\\b|last minute|chase\\b|chasing|(?:two|three|four|five|six|seven|eight|nine|ten|several) (?:\\S+ )?(?:hours|days|weeks|months)\\b|(?<=\\d )(?:days|weeks|months)\\b|take(?:s|n)? (?:\\S+ ){0,5}whole|before (?:anybody|anyone|somebody|someone)|slow|late\\b|later\\b|delay|wait|long\\b|take(?:s|n)? (?:\\S+ ){0,4}(?:hours?|days?|weeks?|months?|minutes?|half|until|forever|ages|fortnight|morning|afternoon)\\b|took (?:\\S+ ){0,3}(?:hours?|days?|weeks?|months?)|(?:days?|weeks?|months?) (?:after|late|behind)|spend|spent|hours?\\b|overdue|until the|time-consum|behind schedule|deadline|minutes\\b',
  },
  prepositions: 'in|into|on|onto|at|to|from|with|by|via|through|over',
  determiners: 'the|our|a|an',
  // From zero to twenty, in their order.
  numbers:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  // From twenty on, and between them and a unit.
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  beforeUnit: '[ -]',
  unitOne: 'one',
  dozen: 'dozen',
  halfDozen: 'half a dozen',
  // Larger numbers in words, of which the smaller ones are parts.
  larger: 'hundred|thousand',
  // They count one.
  articles: 'a|an',
  bounds: 'up to|at most|at least|(?:less|more|fewer) than|over|under|every|each|between',
  beforeBounded: 'the ',
  rangeWords: 'to|or|and',
  periods: {
    day: 'day',
    week: 'weeks?',
    fortnight: 'fortnight|(?:two|2) weeks|other week|second week',
    month: 'month',
    year: 'year',
  },
  perPeriod: { day: 'a|per', week: 'a|per', fortnight: 'a|per', month: 'a|per', year: 'a|per' },
  periodAdverbs: {
    day: 'daily',
    week: 'weekly',
    fortnight: 'fortnightly',
    month: 'monthly',
    year: 'yearly|annually',
  },
  // Behind an amount, before a period: it flows, and does not stand.
  perTime: 'per|a|every|each',
  saysPeriod: 'da[yi]|week|fortnight|month|year|annual|morning|evening|night|noon',
  // Before a period; `each` before a thing.
  every: 'every|each',
  each: 'each|every',
  partsOfDay: 'mornings?|evenings?|nights?|afternoons?',
  noThing: 'day|week|month|year|morning',
  eachOne: 'each\\b(?! (?:day|week|month|year|morning))|apiece|per (?!day|week|month|year|person|hour)[a-z]+',
  saysEach: 'each|apiece|per |every',
  lengths: {
    half: 'half an hour',
    quarters: 'three quarters of an hour',
    quarter: 'a quarter of an hour',
    halfDay: 'half a day',
    bare: '',
    bareDay: '',
  },
  numberAndHalf: ' and a half',
  hours: 'hours?|hrs?',
  hoursAndHalf: ' and a half',
  minutes: 'minutes?|mins?',
  days: '(?:full |working )?days?',
  daysAndHalf: ' and a half',
  saysLength: 'hour|hr|day',
  // A count in these counts no thing.
  units: 'hour|minut|\\bdays?\\b|pound',
  incidents:
    'error(?:s|es)?|mistakes?|complaints?|breakdowns?|stoppages?|incidents?|no-shows?|failures?|accidents?|rejects?',
  fails: 'break|broke|fail|crash|stop|goes down',
  saysFailing: 'break|broke|fail|crash|stop|goes down',
  once: 'once',
  twice: 'twice',
  times: 'times',
  currencies: 'dollars?|pounds?(?! of)|francs?',
  thousand: '',
  million: 'million',
  costEach: (incident: string) =>
    `each(?: time| one)?\\b(?! (?:day|week|month|year))|every time|a time|per ${incident}`,
  one: 'one',
  people:
    'people|persons|of us|clerks|employees|workers|operators|nurses|receptionists|technicians|engineers|mechanics|waiters|teachers|secretaries|accountants|colleagues|volunteers|buyers|planners',
  // Before people who do not do the work, and after people who are gone.
  countsOthers:
    'we are|we have|we employ|with|company of|team of|missing|short of|short|lost|need|hire|for|between|among',
  beforeCounted: 'about |the ',
  gone: 'short|less|missing|left|leave|retire|quit|wait|a (?:day|week|month|year)|per (?:day|week|month|year)',
  // Before an amount or a time they make it something else than a loss: a price, a saving, opening hours.
  noCost: 'invoic|\\bbill|sell|\\bsold|turnover|revenue|sales|earn|budget|sav(?:e|ing)|pric|grant',
  noEffort: '\\bopen|shift of|sav(?:e|ing)|\\bwait|instead of|used to|holiday',
  // Although an invoice stands before it: "wrong invoices cost us".
  loss: 'cost|los(?:e|ing)\\b|spend',
  ages: 'thirty|forty-five|sixty|ninety|a hundred(?: and (?:twenty|eighty))?',
  owed: (age: string) =>
    `(?:is |are |was )?(?:more than|over|beyond|past) ${age} days|${age} days (?:late|overdue|past due|old)|(?:overdue|unpaid|past due|in late payments?|outstanding|owed to us|owing)(?![a-z])`,
  lying:
    '(?:(?:that|which) (?:does|do) not move|tied up|locked up|sitting (?:in|on)|lying (?:in|on)|stuck in|in (?:stock|inventory)|(?:en|de|of|worth of|in) (?:dead|slow|slow-moving|excess|obsolete|unsold) (?:stock|inventory|goods))(?![a-z])',
  owesUs: "owes? us|(?:we are|we’re|we're) owed",
  about: 'about|some|around|nearly',
  // Before the amount: "unpaid invoices come to €40,000".
  tiedUp: '(?:overdue|unpaid|late) invoices|dead stock',
  // Money that the company owes is not its own.
  ownDebt: '\\bwe owe|\\bwe pay|\\bloan|\\bfine\\b|\\bwage',
  saysOwed: 'over|owe',
};

export type ProblemWords = typeof ENGLISH_PROBLEMS;
