/**
 * Beginnings of words by which rows, names and messages tell what they are about, folded. They are looked for in every
 * language at once, so what two languages write alike stands in one of them. The order of these lists is that in which
 * rules ask, the first that matches wins: narrow trades stand before broad ones ("software para clínicas" is software).
 */
export const ENGLISH_TOPICS = {
  trades: {
    cybersecurity: 'cybersec|cyber sec|pentest|information security|security audit|infosec',
    software: 'software|saas|apps?\\b|platform|it support|it services|technology|web develop',
    physiotherapy: 'physio|rehabilit|podiatr|chiropract',
    clinic:
      'dental|dentist|orthodon|clinic|medic|doctor|dermatolog|psycholog|optic|optomet|nutrition|health|pharmacy|audiolog',
    beauty: 'beauty|hairdress|hair salon|barber|aesthetic|nail|spa\\b|tattoo|makeup',
    gym: 'gym|fitness|crossfit|pilates|yoga|personal train|sports? club|boxing|climbing',
    photography: 'photogra|video|audiovisual|filmmak',
    events: 'events?\\b|wedding|catering|entertainment|dj\\b|party',
    lodging:
      'hotel|hostel|rural house|rural tourism|bed and breakfast|b&b|camping|holiday (?:let|home|cottage)|cottage|guest ?house|accommodation',
    tours: 'tour|travel|tourism|adventure|bike hire|rental of bikes|e-bike|kayak|surf',
    restaurant: 'bar\\b|cafe\\b|coffee shop|tavern|food truck|gastrobar|takeaway|pub\\b',
    courses: 'course|cookery|training|academy|school|teaching|education|language|tutor|tuition|driving',
    law: 'lawyer|law firm|legal|solicitor|attorney',
    accounting: 'fiscal|account|bookkeep|tax\\b|taxes|payroll|auditor',
    insurance: 'insur|broker',
    architecture: 'architect|interior design|landscape',
    repairs: 'plumb|locksmith|electrician|heating|air con|repair|drain|handyman|boiler|garage|cleaning',
    building:
      'building|builder|renovat|mason|carpent|joiner|roof|painter|kitchens|windows|pools|solar|real estate|estate agen',
    agriculture: 'agricult|agro|farm|livestock|nursery|greenhouse|irrigation|forest|seed',
    food: 'food|beekeep|honey|cheese|dairy|olive|cann|wine|winery|brew|beer|baker|chocolat|fruit|fish|meat|butcher|jam\\b',
    logistics: 'logist|transport|courier|warehous|freight|removal|haulage|shipping',
    industrial:
      'industri|bearing|pump|machinery|suppl(?:y|ies)|hardware|metal|machin|hydraul|pneumat|fasten|engineering|manufactur|packaging',
    association: 'associat|ngo\\b|foundation|charit|non-?profit|volunt|community group',
    shop: 'shop|store|retail|fashion|cloth|shoe|jewel|book|furniture|gift|cosmet|ceramic|craft|leather|toy|bicycle|bike',
  },
  sectors: {
    food: 'food|canner|canned|cheese|baker|winer|wine|olive|meat|dairy|fish|fruit|brewer|beverage|confectioner',
    manufacturing:
      'manufactur|industria(?!l (?:park|estate))|industry|foundry|metal|machin|textil|furniture|ceramic|chemic|packaging|printing|footwear|canner|factory|boiler(?:mak|work)|overhaul|locomotiv',
    automotive: 'automotive|cars?\\b|vehicle|garage|dealership|tyre|tire\\b|iatf',
    retail: 'retail|shops?\\b|stores?\\b|wholesale|distribu|supermarket|e-?commerce|hardware store|bookshop',
    hospitality:
      'hostel|bed (?:and|&) breakfast|guest ?house|hotel|hospitality|restaura(?:nt|cion\\b(?! de))|restaurant|cafe(?:s|ter)?|coffee|catering|touris|travel|lodging|camping',
    health:
      'health|hospital(?!i)|clinic|medic(?!ion)|dental|dentist|pharma|physiotherap|nursing|care home|psycholog|optician',
    construction:
      'building|builder|renovation|architect|civil engineer|plumb|electrician|installer|real estate|carpent|heating|decorator|plasterer|tiler|roof',
    logistics:
      'logist|transport|courier|parcel|warehous|fleet|haulage|freight|trucking|removals|shipping|deliver',
    professional:
      'consult|law\\b|lawyer|legal|attorney|accounting|accountan|auditor|professional services|translat|marketing|advertis|agency|software|technolog|it services|engineering|design|insurance|recruitment',
    education: 'school|academy|training|nursery school|kindergarten|college|driving school|e-?learning',
    public: 'town hall|council|public administration|public sector|government|ministry|public body',
    association: 'association|foundation|ngo\\b|non-?profit|charit|federation|trade union|club\\b|voluntee',
  },
  suppliers: 'wholesale|distribu|suppl(?:y|ies|ier)',
  // Themes of a problem: subjects are asked before areas, areas before words so broad that they count only alone.
  subjects: {
    manualEntry:
      'manual|by hand|data entry|copied|copying|retyp|typed|typing|re-?key|repetit|double entry|transcri[bp]|paper',
    orders: 'ordering\\b|(?<!work |in )orders?\\b',
    forecasting:
      'forecast|predict|(?<!customers |clients )demand\\b|stock-?out|out of stock|seasonal|overstock|how (?:much|many) (?:\\S+ ){0,5}(?:sell|sold|order|buy|need)',
    web: 'web\\b|website|online|leads?\\b(?![ -](?:times?|to)\\b)|seo\\b|social media|landing|e-?commerce',
    invoicing: 'invoic|billing|payment|accounting|bookkeep',
    documents: 'document|folder|files?\\b|filing',
    security: 'cyber|security|password|backup|ransom|gdpr|data protection|phishing',
    systems:
      '(?:do|does)(?: not|n[’\\x27]t) (?:talk|speak|communicate|connect|integrate) (?:to|with)\\b|duplicat',
    costs: 'profitab|what (?:\\S+ ){0,4}costs?\\b',
  },
  areas: {
    quality: 'traceab|quality|non-?conform|defect|auditor|audits?\\b|inspec|scrap|compliance',
    logistics: 'logist|warehouse|shipping|shipment|deliver|transport|routes?\\b|inventory|stocks?\\b|fleet',
    production:
      'production|foundry|manufactur|machine|plants?\\b|stoppage|unplanned|breakdown|downtime|mainten|factory',
    sales: 'sales\\b|selling|quot|proposal|crm\\b|opportunit|pipeline',
    people:
      'employee|staff|training|shift (?:plan|schedul|pattern|cover)|(?<!annual |sales |stock )turnover|hiring|recruit|payroll|absen|talent|retire|experienced|know-?how|knowledge',
    customers:
      'client|customer|support|complain|respon(?:d|se|sive)|tickets?\\b|calls?\\b|booking|appointment',
    purchasing: 'supplier|purchas|procure|raw material',
    systems:
      'erp\\b|system|software|integra|excel|spreadsheet|application|legacy|obsolet|disconnect|silos?\\b|scattered',
  },
  broad: {
    reporting: 'report|indicator|kpi|dashboard|visib|data\\b|decisi|information|measur',
    costs: 'cost\\b|margin|price|energ|expens|profit',
    slow: 'slow|time|delay|wait|hours?\\b|late\\b',
  },
  departments: {
    commercial: 'sales|commercial|marketing|export|advertis|communication|key account|business development',
    quality: 'quality|laborator|environment|food safety|hse\\b|compliance|regulator',
    logistics: 'logist|warehouse|transport|distribution|supply|fleet',
    production:
      'produc|manufactur|foundry|casting|machining|plant\\b|plants\\b|workshop|mainten|assembly|kitchen',
    purchasing: 'purchas|procure|sourcing',
    finance: 'finan|account|treasury|invoic|billing|controlling|fiscal|tax',
    people: 'people|human|hr\\b|personal|talent|payroll|training',
    it: 'it\\b|systems|technology|digital|software|data',
    service: 'customer|support|after-?sales|reception|front',
    engineering: 'engineer|i\\+d|i \\+ d|r&d|r \\+ d|research|development|design|innovation',
    management: 'management|board|executive|strategy',
    operations: 'operation|service|project|consult|academ|field|delivery',
  },
  strengths: {
    contracts:
      'long-term (?:contract|agreement)|(?:multi-?year|framework) (?:contract|agreement)|order ?books?\\b',
    data: 'data|historic|history|information|records|statistic',
    certification: 'certific|accredit|iso\\b|ifs\\b|brc\\b|auditor|quality|compliance|patent',
    sustainability: 'sustain|organic|recycl|carbon|renewable',
    finance: 'solven|financ|liquidity|cash|no debt|invest|capital',
    team: 'people stay|(?:staff|guards|people|guides|crew) \\S+ back|team|staff|know-?how|knowledge|talent|qualified|skilled|engineer',
    customers: 'client|customer|brand|reputa|loyal|trust|recommend|referral',
    technology:
      'technolog|software|erp\\b|digital|automat|sensor|machinery|facilit|equipment|laborator|platform',
    location: 'locat|near|port\\b|network|distribu|alliance|partner|supplier|presence',
    service: 'deliver|rapid|fast|quick|flexib|lead time|service|response|puntual|punctual',
    product: 'product(?!ion)|innova|design|range|unique|speciali|method|i\\+d|r&d',
  },
  // Time that is paid anyway.
  /** Words by which somebody tells how it feels, and no trouble of the work. */
  feelings:
    "dread|frayed|worn out|shattered|exhausted|fed up|lonely|(?:can['’]?t|cannot) sleep|lie awake|heart (?:stops|sinks)|burnt? ?out\\b|in tears|cried\\b|(?:not|no) (?:as much )?fun\\b|anxious|stressed|tired of|not knowing\\b|on edge\\b|at (?:my|our) wits",
  workTime:
    'hours?\\b|(?:half|best part of|most of|whole|all) (?:a |an |the )?(?:day|morning|afternoon|week)|(?:\\d+|a|two|three|four|five|six) (?:whole )?(?:days?|mornings?|afternoons?) (?:lost|gone|of|digging|looking|redoing|each|every time)|loses? (?:a|the|half|two|three) (?:\\S+ ){0,3}(?:day|morning|afternoon)s?',
  // Things that work is done with.
  assets: {
    data: 'videos?\\b|recordings?\\b|footage\\b|books? for (?:every|each)|back to (?:1[89]|20)\\d\\d|numbered (?:tags|plates|labels)|probes?\\b|sensors?\\b|loggers?\\b|(?:historic|historical|sales|price|maintenance|production|temperature|customer|patient) (?:data|records)|data\\b|records\\b|database|statistic|years of (?:\\S+ )?(?:records|results|readings|measure|inspections|orders|cards|sheets)|(?:every|each) \\S+ (?:\\S+ )?since (?:19|20)\\d\\d|card index|index cards|readings\\b|drawings\\b|notebooks?\\b|ledgers?\\b|logbooks?\\b|archive\\b|photographs?\\b(?! (?:studio|frame))|samples of',
    tool: 'machine|lathe|milling|kiln|oven|lorr(?:y|ies)|trucks?\\b|(?<=\\b(?:the|our|a|an|own|new|each|every|two|three|four|delivery|service|refrigerated|electric) )vans?\\b|vans\\b(?! a)|vehicles?\\b|tablets?\\b|scanner|printer|plotter|laser|robot|press(?:es)?\\b|saws?\\b|crane|forklift|laborator|autoclave|cold rooms?\\b|cnc\\b|cad\\b|software|erp\\b|crm\\b|pos\\b|app\\b|apps\\b|online (?:shop|booking)|configurator|parametric|spreadsheet|excel\\b|licen[cs]es? (?:of|for)|equipment|solar panels?\\b|looms?\\b|grinder|mixer|turnstile|groomer|icp|hplc|chromatograph|spectromet|microscop|analy[sz]er|(?:is|are|sits?|stands?) idle',
    program:
      'software|programs?\\b|erp\\b|crm\\b|pos\\b|apps?\\b|cad\\b|online (?:shop|booking)|configurator|parametric|spreadsheet|excel\\b|licen[cs]es? (?:of|for)|tablets?\\b',
    recorder:
      '(?:keep|store|log|record|count)s? (?:every|each|all|their|its)\\b|(?:have|has|with|carry|carries) (?:a )?(?:gps|sensors?|meters?)\\b',
    kept: 'result|card|archiv|record',
    idle: '(?:is|are|sits?|stands?|standing) idle|(?:hardly|rarely|seldom|barely) (?:\\S+ ){0,2}(?:used|out)|for one job|one (?:day|night|week) a (?:week|month|year)',
    since: 'since (?:the year )?(?:19|20)\\d\\d',
    every: 'every|each',
    beside: 'by|per|in|on|for|with',
  },
  // Things that belong together though no noun says so: a machine or its record, and the trouble that it shows.
  kin: {
    queues: 'queu|turnstile|lift pass|passes\\b|ticket office|box office|footfall|turned away',
    snow: 'snow ?(?:-| )?(?:guns?|cannons?|making|depth)|depth of (?:the )?snow|groomer|piste basher',
    stoppages: 'stops\\b|stop tickets|stoppage|downtime|standstill',
    energy: 'kwh|electricity|energy|smart meter',
  },
  fieldsOfWork: {
    quality: 'quality',
    warehouse: 'logistic|warehouse|dispatch|despatch|stores?\\b',
    production: 'production|plant\\b|shop floor|\\bshift|workshop',
    maintenance: 'maintenance',
    sales: '\\bsales|export',
    marketing: 'marketing',
    purchasing: 'purchas|\\bbuyer',
    finance: 'financ|account|credit control|bookkeep',
    people: '\\bhr\\b|human resources|personnel|people',
    systems: '\\bit\\b|systems|technology',
    reception: 'reception|front desk',
    service: 'customer service|after-sales',
    management: '^you(?![a-z])|managing director|general manager|owner',
  },
  // Specification section 4, product.md D15.
  keywords: {
    salesName: 'sales|marketing',
    dataFunction: 'data|analy',
    manualWork: 'manual|repetit|slow|time',
    history: 'data|information|historic',
  },
  records:
    'orders?|sales?|purchases?|customers?|clients?|patients?|repairs?|maintenance|bookings?|prices?|stocks?|jobs?|projects?|machines?|production',
  history: (recorded: string) =>
    `(?:${recorded}) (?:history|records)\\b|(?:history|records) of\\b|years? of (?:\\S+ )?(?:records|results|readings|measurements|inspections|cards|${recorded})\\b|(?:every|each|all) (?:\\S+ ){1,2}since (?:19|20)\\d\\d|(?:keep|store|log|record)s? (?:every|each|all)\\b`,
  generativeAi: 'generative ai|ai assistants?',
  newsletters:
    'newsletters?|mailings?|mailshots?|(?:e-?mail|sms|text) (?:marketing|campaigns?)|marketing (?:e-?mails?|texts)',
  // That have happened.
  attacks: 'phish|ransom|malware|hack(?:ed|er)|broke into|cyber-?attack',
  tones: {
    friendly: 'friend|warm|close|approach|kind|familiar',
    professional: 'profes|formal|serious|expert|techn',
    direct: 'direct|clear|plain|brief|straight',
    inspiring: 'inspir|motiv|emoti|uplift|aspira',
  },
  leadRoles: {
    decides: 'ceo\\b|coo\\b|cfo\\b|cmo\\b|cto\\b|chief|owner|founder|partner\\b|president|managing',
    buys: 'buyer|purchas|procure|sourcing|category manager',
    leads: 'manager|head\\b|lead\\b|supervisor|team lead|chef\\b',
  },
  intent:
    'price|quot|pric|offer|buy|order|sample|demo|trial|book|hire|catalog|terms|distribu|availab|how much',
  urgency: 'urgen|asap|this week|this month|today|tomorrow|deadline|before the',
  refusal: 'not interested|unsubscribe|no contact|do not contact|stop (?:writing|mailing)',
  sharedMailboxes: 'info|contact|hello|sales|admin|office|orders',
};

export type TopicStems = typeof ENGLISH_TOPICS;
