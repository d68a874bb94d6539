import type { ProcessStems } from '#features/consulting/profile/reading/stem-index.rules.ts';

/**
 * English stems of what a problem is about, folded, matched from the start of a word. `decisive` beats `phrase` beats
 * `noun` beats `hint`; among equals the first in the text wins. The first two characters of a stem are literal, since
 * stems are looked up by them.
 */
export const ENGLISH_PROCESSES: ProcessStems = {
  invoices_in: {
    phrase:
      "suppliers? (?:\\S+ ){0,2}(?:overcharge|charge|raise prices|put up)|(?:fuel|petrol|travel|parking) receipts|(?:pay|paying|approve|approving) (?:\\S+ ){0,3}(?:bills?|invoices?)\\b|(?:butcher|fishmonger|greengrocer|wholesaler|merchant|utility)s?'?s? (?:\\S+ ){0,2}(?:invoice|bill)|(?:supplier|vendor|subcontractor)s?'?s? (?:invoice|bill)|purchase invoice|incoming invoice|invoices? (?:from|of) (?:\\S+ )?(?:supplier|vendor|subcontractor)|invoices? (?:\\S+ ){0,3}(?:arrive|come in|coming in|received|we (?:get|receive))|(?:receive|received|receiving) (?:\\S+ ){0,3}invoices|bills? from|accounts payable|expense (?:claim|report|receipt|form)|expenses (?:are|claim)|paying (?:our )?supplier|pay suppliers",
    hint: 'bills\\b|supplier|vendor|payables?',
  },
  invoices_out: {
    phrase:
      'never (?:bill|charge|invoice)\\b|same invoices?\\b|reject(?:s|ed|ing)? (?:our |the |an? )?invoic|e-invoic|hours (?:\\S+ ){0,4}never (?:get |gets )?(?:billed|invoiced|charged)|extra work|unbilled|never (?:charged|invoiced|billed)|final invoice|(?:issue|issuing|send|sending|raise|raising) (?:\\S+ ){0,2}(?:invoice|bill)|(?:customer|sales|client|outgoing) invoic|bill (?:the )?(?:client|customer|patient|guest|tenant|for)|forget to (?:bill|invoice|charge)',
    noun: 'invoic|billing\\b|billed\\b|billable|under-?billed',
  },
  collections: {
    phrase:
      'charge-?backs?\\b|card (?:disputes?|fraud)|(?:fraudulent|stolen) card|payments? (?:\\S+ ){0,3}reversed|(?:final|last) payment|direct debits?\\b|wait(?:ing)? (?:\\S+ ){0,4}to be paid|(?:customers?|clients?) (?:\\S+ )?take (?:\\S+ ){1,4}to pay|customers? (?:\\S+ )?dispute (?:\\S+ ){0,8}(?:pay|invoice)|slow to pay|pay(?:s|ing)? (?:us )?(?:at|within) \\d+|when (?:the |our )?money (?:will )?come|when we (?:will )?(?:be|get) paid|(?:unpaid|overdue)\\b(?! (?:\\S+ )?(?:account|invoice|bill|payment|balance|debt|fee))|(?:chase|chasing) (?:\\S+ ){0,2}(?:payment|client|customer)s?\\b|reminders? for payment|payment reminders?|(?:overdue|unpaid|outstanding|unsettled) (?:\\S+ )?(?:account|invoice|bill|payment|balance|debt|fee)|invoices? (?:\\S+ ){0,3}(?:unpaid|overdue)|pay(?:s|ing)? (?:us )?(?:late|after|when|\\d+ days)|late pay|slow payer|(?:chase|chasing|remind|reminding) (?:\\S+ ){0,3}(?:pay|debt|overdue|unpaid|money)|owed? us|membership fees (?:\\S+ ){0,2}(?:unpaid|collect)',
    noun: 'collections?\\b|debtor|bad debt|receivable|dunning|arrears|overdue|unpaid|owing\\b',
  },
  month_end: {
    phrase:
      'monthly clos(?:e|ing)\\b|clients? (?:\\S+ )?(?:send|bring|hand) (?:\\S+ ){0,3}(?:receipts|papers|paperwork)|cash(?:ing)? up|till reconcil|(?:close|closes|closing) (?:of )?(?:the |our )?(?:books|month|quarter|year|accounts)|month[- ]?end|year[- ]?end|bank (?:reconcil|statement)|(?:vat|tax) (?:return|declar|filing)|management accounts|consolidat|annual accounts',
    noun: 'bank lines?|accountant|bookkeep|ledger|accounting\\b|reconcil|tax\\b|vat\\b',
    hint: 'accounts\\b',
  },
  payroll: {
    noun: 'payroll|pay ?slip|wages?\\b|salar(?:y|ies)\\b|time ?sheet|clock(?:ing)?[- ]in|overtime|(?:annual|sick|parental) leave|holiday (?:request|entitle|allowance)|leave requests?|hours worked',
    phrase:
      "hours (?:are|get) (?:written|noted|typed|copied)|(?:staff|employee|employees'|working|worker|workers') hours\\b|hours of (?:the )?(?:staff|employees|workers)",
  },
  orders: {
    phrase:
      'proofs? of delivery|prove (?:\\S+ ){0,3}deliver|signed delivery|dental lab|crowns?\\b (?:\\S+ ){0,4}(?:lab|laborator|fitting|shade)|dentures?\\b|lab dockets?|(?:web|online|web ?shop|online shop|internet) orders?\\b|chang(?:e|es|ing) the (?:brief|order|spec)|order entry|sales orders?|purchase orders?|customer orders?',
    noun: '(?<!in |work |out of |job |maintenance |production |works )orders?\\b|ordering\\b|ordered\\b|delivery notes?|take-?aways?',
  },
  quotes: {
    noun: 'prices?\\b|quot(?:e|es|ed|ation|ations|ing)\\b|estimates?\\b|estimating|tenders?\\b|bids?\\b|bidding|proposals?\\b|price ?lists?|pricing',
  },
  stock: {
    phrase:
      "weighbridge|weigh(?:ed|ing) (?:\\S+ ){0,3}(?:load|lorr|trailer|truck)|without being weighed|vanish\\S* from|sold out\\b|trips? to the (?:merchant|supplier|wholesaler)|back to the merchant|keep(?:ing)? too (?:much|many)|hold(?:ing)? too (?:much|many)|count at (?:the )?year|parts (?:\\S+ ){0,4}(?:are|get) ordered|buy (?:\\S+ ){0,3}twice|wrong (?:spare )?(?:parts?|materials?|sizes?) (?:\\S+ ){0,2}(?:order|bought|buy)|order(?:s|ed|ing)? the wrong|tools (?:\\S+ ){0,2}(?:missing|lost|stolen|disappear|walk)|what we have in (?:the |our )?(?:store|stock|shed|yard)|run(?:s|ning)? out\\b|what is left|what's left|stock-?outs?|out of stock|run(?:s|ning)? out of|ran out of|stock ?tak(?:e|ing)|stock ?counts?|stock levels?",
    noun: 'reorder|racks?\\b|purchasing|raw material|goods\\b|ingredients|cupboards?\\b|medicines?\\b|surplus|stocks?\\b|inventor(?:y|ies)\\b|warehouse|consumables|spare parts store',
    hint: 'shel(?:f|ves)\\b|pallets?\\b',
  },
  forecasting: {
    noun: 'cash ?flow',
    phrase:
      "short of cash|run(?:s|ning)? out of cash|(?:order|buy|cook|bake|make|produce) (?:\\S+ )?too (?:much|many|little|few)|food waste|wasted food|leftovers|how (?:much|many) (?:\\S+ ){0,6}(?:sell|sold|order|buy|bake|cook|prepare|produce|stock|come|expect|we'll have|to make)\\b|forecast|predict|demand\\b|gut feel|overstock|over-?order|over-?produc|throw(?:ing)? away|seasonal",
    hint: 'guess',
  },
  production: {
    phrase:
      'tool offsets?|cnc\\b|(?:setting|set) up (?:the |a |each )?(?:machine|lathe|press|mill)|milling machine|shift hand-?overs?|(?:tells?|told|telling) the (?:day|night|next|morning) shift|night shift never|(?:comes?|turns?) out different|production (?:stops|is stopped|halts)\\b|how long (?:\\S+ ){0,3}(?:operation|job|step|order|batch)|(?:packing|bottling|assembly|filling|production) lines?|shift (?:report|record|log|sheet|handover)|production (?:figure|record|data|report|sheet|log|order)|(?:job|route) (?:card|sheet)s?|batch (?:record|sheet)|cycle times?|machine hours',
    noun: 'yield\\b|bottleneck|production\\b|output\\b|changeover|set-?ups?\\b|throughput|oee\\b|assembly',
    hint: 'machin|plants?\\b|batch|workpiece|shop ?floor',
  },
  quality: {
    phrase:
      'wrong sizes?\\b|siz(?:es|ing) (?:\\S+ ){0,4}(?:back|returns?)\\b|(?:sold online|dresses|clothes|garments) (?:\\S+ ){0,3}(?:comes?|sent) back|celiac|coeliac|gluten|bring (?:\\S+ ){0,3}back\\b|snags?\\b|snagging|redo(?:ing)? (?:\\S+ ){0,2}(?:jobs?|work)\\b|quality complaints?|complaints? about (?:\\S+ )?(?:quality|defect|damag|leak|broken|faulty)|customer returns|waste metal|product recall|recalls?\\b|quality (?:control|check|record)|temperature (?:log|record|check)',
    noun: "quality\\b|scrap|defect|non-?conform|traceab|audits?\\b|auditor|inspect|haccp|rework|iso\\b|iatf|hygiene|fridge(?:'s)?\\b|temperatur|calibrat|allergen|reject",
  },
  planning: {
    phrase:
      '(?:appeal|court|filing|limitation|tribunal|hearing) (?:deadlines?|dates?|periods?)\\b|appeals? (?:\\S+ ){0,2}(?:lodged|late|out of time)|loading (?:bays?|docks?)\\b|(?:no|the) dock\\b|unloading slots?|(?:wait|waits|waiting) (?:\\S+ ){0,4}unload|urgent (?:jobs?|orders?|work|one)\\b|rush (?:jobs?|orders?)\\b|fire ?fight|where to go next|tell (?:a |the |our )?customers? when|work(?:ing)? (?:\\S+ ){0,2}(?:saturdays|weekends)|which rooms\\b|rooms? (?:is|are) (?:ready|clean|free)\\b|(?:plan|plans|planning) cover\\b|late deliver|deliver(?:s|y|ies)? (?:\\S+ ){0,2}late\\b|overtime (?:\\S+ ){0,2}because|work is planned|jobs (?:get|are) planned|diary (?:\\S+ ){0,5}in my head|shift (?:rota|roster|plan|pattern|schedul|cover|swap)|delivery (?:round|run|route)s?',
    noun: 'housekeep|drivers?\\b|allocat|lead times?\\b|delivery dates?|stops\\b|workload|rotas?\\b|roster|routes?\\b|planning\\b|planned\\b|schedul|shifts?\\b|dispatch|timetabl|crews?\\b',
    hint: 'drivers?\\b|vans?\\b|lorr(?:y|ies)\\b',
  },
  maintenance: {
    phrase:
      '(?:lift|boiler|fire|gas|extinguisher) (?:and \\S+ )?(?:inspections?|checks?|tests?)\\b|(?:boiler|furnace|oven|lift|truck|van|machine|lathe|press|fridge|pump|printer)s? (?:\\S+ ){0,2}(?:fails?|breaks?|stops?|is down)\\b|(?:servicing|maintenance) (?:schedule|plan|contract|log)|something breaks|(?:when|until|after) (?:it|they) (?:breaks?|fails?)|work orders?\\b|spare parts?\\b',
    noun: 'needs? (?:a |its )?service\\b|service plan|extinguishers?\\b|oil change|breakages?|wear\\b|overhaul|mainten|break(?:s|ing)?[- ]?downs?\\b|broke down|stoppage|downtime|servicing|faults?\\b|out of order',
    hint: 'repair|forklifts?\\b|compressors?\\b|boilers?\\b|lifts?\\b|machin\\S* (?:\\S+ )?(?:fail|stop)',
  },
  customer_service: {
    phrase:
      "(?:notes|notices|letters?) (?:\\S+ ){0,2}(?:home|families|parents)\\b|parents say|(?:e-mails?|emails?) to (?:the |our )?(?:families|parents)\\b|permission slips?|messages? (?:\\S+ ){0,4}whatsapp|(?:lose|losing) (?:\\S+ )?(?:customers|clients|landlords|tenants|members)|same (?:\\S+ )?questions?|(?:ask|asking) (?:if|whether) (?:\\S+ ){1,3}(?:ready|done|finished)|(?:customers?|clients?|members) (?:\\S+ ){0,2}(?:cancel|leave(?! (?:without|a|an|us|any|reviews?)\\b)|quit)|churn|(?:customer|client|guest|patient|parent|member|resident|tenant|citizen|user|caller|student)s?'? (?:\\S+ ){0,2}(?:wait|complain|queue)|customer (?:service|support|care)|support (?:ticket|request|queue|desk|team)|phone (?:rings?|lines?|calls?)|(?:answer|answering|pick up|picks up) (?:\\S+ )?(?:phone|calls)|on hold\\b",
    noun: 'complaints?\\b|phones?\\b|telephone|calls?\\b|tickets?\\b|support\\b|help ?desk|switchboard|enquir|inquir|reception\\b|queues?\\b',
    hint: 'messages?\\b|(?:customer|client|guest|patient|parent|member|resident|tenant|citizen|caller)s? (?:\\S+ ){0,2}(?:ring|phone|call|ask)\\b',
  },
  appointments: {
    noun: "book(?:ed)? (?:and|but) (?:\\S+ )?(?:never|do not|don.t)|book (?:an? )?(?:\\S+ )?online|booked\\b|book by (?:phone|telephone)|slots?\\b|cancellations?|reserved?\\b|(?:don't|doesn't|didn't|never) (?:show|turn) up|appointment|bookings?\\b|reservation|no-?shows?\\b|diar(?:y|ies)\\b|double[- ]?book|overbook|waiting list|table reserv|calendar",
  },
  email: {
    phrase: 'own (?:personal |private )?e-?mails?\\b|find (?:the |an |old )?e-?mails?\\b',
    noun: 'inbox|e-mails?\\b|emails?\\b|e-mailed\\b|emailed\\b|mail ?box|mails?\\b',
  },
  website: {
    decisive: 'find us (?:on|in) google',
    phrase:
      'abandoned (?:carts?|baskets?)|(?:fill|fills|leave|leaves|to) (?:\\S+ )?(?:carts?|baskets?)\\b|the checkout\\b|product (?:descriptions?|pages?|photos?|copy)\\b|web ?site (?:is|are) (?:\\S+ )?(?:wrong|old|out of date|outdated|slow)|finds? (?:\\S+ )?web ?site|booking sites? (?:take|charge|cost|eat)|web ?sites? (?:enquir|inquir|form|contact|password)|contact forms?|(?:found|appear|rank|show up|visible|find us) (?:\\S+ ){0,2}(?:on|in) (?:google|search)|online (?:shop|store|sales|presence)|web ?shop|social (?:media|network)',
    noun: 'web\\b|web ?sites?\\b|home ?page|seo\\b|instagram|facebook|linkedin|landing page|e-commerce|ecommerce|online\\b',
    hint: '(?<=the |our )site\\b|google',
  },
  reviews: {
    phrase:
      '(?<!performance |code |annual |design |contract |peer |in |under |pending |after |safety |rent |pay )reviews?\\b|trip ?advisor|trustpilot|star ratings?|ratings?\\b',
  },
  sales: {
    phrase:
      'sales depend|trade (?:show|fair)|chas(?:e|es|ed|ing) (?:up )?(?:\\S+ )?(?:quot|offer|lead|proposal|estimate|prospect)|follow(?:s|ed|ing)?[- ]?(?:up|ups)\\b|(?:quot|offer|proposal|estimate)\\S* (?:\\S+ ){0,5}(?:followed|chased|follow|hear)|find(?:ing)? (?:\\S+ ){0,2}(?:customers|clients)\\b|get (?:more|new|enough) (?:customers|clients)|salesman (?:\\S+ ){0,3}(?:retir|leav)|salespeople keep|go(?:es)? quiet|live off (?:one|two|a few)|rel(?:y|ies) on (?:one|two|a few) (?:\\S+ )?(?:customers?|clients?)|two (?:big|main|large) (?:customers|clients)|new (?:customer|client)s?\\b|trade fair',
    noun: 'deals?\\b|dormant|cold call|key accounts?|(?<!in the |the )leads?\\b(?! times?| to\\b)|crm\\b|opportunit|prospects?\\b|pipeline|sales\\b(?! ?(?:rep|people|person|team|force|staff|office|desk|department))|selling|customer list',
    hint: 'sales ?(?:rep|people|person|team|force|staff|man|men)',
  },
  hiring: {
    phrase:
      'short of (?:drivers|nurses|cooks|chefs|waiters|staff|people|mechanics|teachers|carers|technicians|welders)|(?:mechanics|nurses|drivers|waiters|teachers|cooks|carers|workers) (?:leave|leaving|quit)\\b|nobody wants to (?:join|be on|chair) (?:\\S+ ){0,2}(?:board|committee)|(?:pickers|packers|hands) (?:leave|leaving|quit)\\b|staff turnover|(?:people|staff|employees) (?:keep )?(?:leave|leaving|quit)|agency staff|(?:fill|filling|cover) (?:\\S+ ){0,3}(?:post|vacanc|position|job)|(?:find|get|attract|finding) (?:\\S+ ){0,3}(?:staff|welder|driver|nurse|chef|waiter|developer|engineer|teacher|mechanic|electrician|plumber|bricklayer|cook|technician|volunteer)|short[- ]?staffed|understaffed|staff shortage|job (?:ad|applic|offer)|cvs?\\b',
    noun: 'hiring\\b|recruit|vacanc|applicants?\\b|candidates?\\b|job interview',
    hint: 'hired?\\b',
  },
  training: {
    phrase:
      'how to use (?:the|our) (?:new )?(?:till|program|system|software|app)|seasonal (?:staff|workers|employees) (?:\\S+ ){0,3}train|new (?:joiner|starter|hire|recruit|employee|staff|people|waiter|nurse|teacher|driver|colleague|operator|worker|volunteer)|newcomer',
    noun: 'training\\b|trained\\b|train\\b|trainee|induction|onboard|apprentic|beginners?\\b|courses?\\b',
  },
  documents: {
    phrase:
      'conflicts? (?:of interest|checks?|search)|(?:school|pupil|student|term) reports\\b|report cards?\\b|report writing|(?:spray|spraying) (?:records?|diar)|field (?:records|notebook|diary)|method statements?|cdm\\b|subcontractors?\\S? (?:\\S+ ){0,2}(?:insurance|certificate|paper|document)|safety papers|leases end\\b|give notice\\b|forget to (?:renew|cancel)\\b|nobody can find (?:the |a |an |any )?(?!e-?mails?\\b)\\S+|insurance (?:\\S+ ){0,3}contract|insurance (?:polic|renewal)|grant (?:report|application|claim|paperwork)|planning (?:application|permission)s?|(?:patient|medical|paper|case|personnel|pupil|student) (?:record|note|file|chart)s?',
    noun: 'applications?\\b|certificates?\\b|letters?\\b|manuals\\b|printouts?|documents?\\b|documentation|folders?\\b|files?\\b|filing|cabinets?\\b|contracts?\\b|drawings?\\b|paperwork|forms?\\b|archives?\\b|scans?\\b|scanned|scanning|minutes of|permits?\\b|templates?\\b',
    hint: 'results\\b|records?\\b',
  },
  knowledge: {
    phrase:
      '(?:everyone|everybody|colleagues|staff) asks? (?:me|the same)|interrupts? (?:me|the same)|everything (?:depends on|goes through|comes through|waits for) me\\b|nothing is written|never (?:been )?(?:written|wrote) (?:\\S+ ){0,3}down|recipes?\\b (?:\\S+ ){0,4}(?:head|memory)|(?:if|when) (?:\\S+ ){1,2}(?:is|falls|gets|goes) (?:ill|sick|away|off|on holiday|on leave)|(?:if|when) \\S+ leaves|nobody (?:else )?can\\b(?! find)|(?:only|just) (?:one |a |the |our |two )?(?:\\S+ )?(?:\\S+ )?(?:knows?|understands?|has the)\\b|(?:sit|sits|lies|lie|rests?) with (?:one|a single|two)|in (?:\\S+ ){1,3}heads?\\b|depend(?:s|ing)? (?:entirely |only )?on (?:one|a single|just one)|nobody else (?:knows|can)|no one else|knowledge|know-?how|retir(?:e|es|ed|ing|ement)\\b|hit by a bus',
    noun: 'recipes?\\b|veteran|old hands?|unwritten|rule of thumb',
  },
  reporting: {
    phrase:
      'board (?:report|pack)|which (?:\\S+ ){0,4}(?:make|makes|lose|loses|earn|earns) (?:us )?money|what (?:each|a|every|an) (?:\\S+ ){0,3}costs?\\b|profitab|dashboard|kpis?\\b',
    noun: 'reports?\\b|reporting\\b|indicators?\\b|margins?\\b|statistics|figures\\b',
    hint: 'numbers\\b|decisions?\\b',
  },
  integration: {
    phrase:
      "sync (?:with|between)\\b|cop(?:y|ies|ied|ying) (?:\\S+ ){0,6}(?:from) (?:\\S+ ){0,4}(?:into|to)\\b|from one (?:screen|spreadsheet) to|between (?:\\S+ )?(?:systems|programs|apps)|(?:do|does)(?: not|n't) (?:talk|speak|sync|connect|communicate|integrate|exchange)|not (?:linked|connected|integrated|joined)|aren't (?:linked|connected|integrated)|isn't (?:linked|connected|integrated)|disconnect|double (?:entry|keying)|(?:keyed|entered|typed) (?:in )?twice|(?:two|three|four|five|several|different|separate) (?:\\S+ )?(?:systems|programs|apps|packages|tools)\\b|from one (?:system|program|app) to",
    noun: 'integrat|sync\\b|interface',
    decisive:
      "(?:do|does)(?: not|n't) (?:talk|speak|sync|connect|communicate|integrate|exchange)|(?:not|aren't|isn't) (?:linked|connected|integrated|joined)",
  },
  data_quality: {
    phrase:
      '(?:phone|telephone) numbers? (?:\\S+ ){0,4}(?:wrong|old|out of date|missing)|inconsistent (?:code|name|data|format)|(?:own|separate) spreadsheets?\\b|(?:mailing|contact|address|member) lists?|duplicat|in (?:two|three|four|several|different) formats|counted differently|data quality|master data|dirty data|in (?:the|our) (?:database|crm) (?:twice|two|three|several)|wrong (?:address|phone|number)es?',
    noun: 'item codes?|part numbers?|product codes?|catalogue|databases?\\b|inconsisten|incomplete',
    hint: 'outdated|out of date|data\\b',
  },
  security: {
    decisive: 'fake (?:\\S+ )?(?:invoice|bill|e-?mail)',
    phrase:
      '(?:second|two) (?:factor|step)\\b|windows (?:7|8|10|xp)\\b|wi-?fi\\b|still (?:has|have|had) access|(?:laptop|phone|tablet)s? (?:\\S+ ){0,2}(?:stolen|lost)\\b|suspicious log|who can (?:open|see|access|read|enter)|(?:anyone|anybody|everyone|everybody) (?:\\S+ )?can (?:open|see|access|read|enter|log)|access rights|shared (?:account|login|user)|stolen (?:laptop|phone)|lost (?:laptop|phone)|former employees?|ex-employees?|encrypted\\b|fake (?:invoice|e-mail|email|mail|bill)|scam|passwords?\\b|phish|ransom|cyber|virus|malware|hack(?:ed|er|ers|ing)?\\b|firewall|two-(?:factor|step)|2fa\\b|mfa\\b|it security|log-?ins?\\b|admin rights|usb (?:stick|drive)',
    hint: 'security\\b',
  },
  backup: {
    phrase:
      'back up (?:once|every|by|the|our|to|daily|weekly|monthly)\\b|(?:only|never) back up|backs? (?:\\S+ )up\\b|server (?:goes|is) down|lose everything|server (?:dies|burns|fails)|hard (?:drive|disk)|back-?ups?\\b|backed up|restor(?:e|ed|ing)\\b|disaster recovery',
  },
  privacy: {
    phrase:
      'gdpr (?:paperwork|papers|documents|policy|files)|(?:e-mailed|emailed|e-mails?|emails?) (?:\\S+ ){0,2}to the wrong|confidential (?:files|papers|documents|letters)|hidden copy|private (?:\\S+ )?(?:account|phone|gmail|e-mail|email|whatsapp)|personal (?:phone|mobile|account|e-mail|email|whatsapp)s?|(?<!whatsapp )gdpr|data protection|privacy|consent\\b|personal data|health data|patient data|(?:access|erasure) requests?|cookies?\\b|unencrypted|confidential',
  },
  ai_use: { decisive: 'chat ?gpt|copilot|gemini|claude\\b|ai\\b|openai|generative|chatbots?\\b' },
};
