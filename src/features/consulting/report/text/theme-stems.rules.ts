/**
 * Stems in both languages that tell the theme of a row, folded, matched from the start of a word. The first match in
 * the text wins, since a complaint names its subject first ("orders are copied by hand" is about orders, "manual entry
 * of orders" about entry). Themes affect wording only, never the choice of recommendations or modules, which follows
 * the specification. A theme may appear in two lists.
 */
export const SUBJECT_STEMS = [
  [
    'manualEntry',
    'manual|a mano|by hand|data entry|introduc(?:cion|ir) (?:de|los|las|datos)|copia[nr]|copied|copying|retyp|typed|typing|re-?key|reteclea|teclea|repetit|doble entrada|double entry|transcri[bp]|papel(?! del? )|paper',
  ],
  ['orders', 'pedido|encargos?\\b|ordering\\b|(?<!work |in )orders?\\b'],
  [
    'forecasting',
    'prever|previs|demanda\\b|pronostic|forecast|predict|predecir|(?<!customers |clients )demand\\b|roturas? de (?:stock|existencias|inventario)|stock-?out|out of stock|estacional|seasonal|sobrestock|overstock|cuant[oa]s? (?:\\S+ ){0,5}(?:vend|pedir|compr|necesit)|how (?:much|many) (?:\\S+ ){0,5}(?:sell|sold|order|buy|need)',
  ],
  [
    'web',
    'web\\b|(?:nuestro|el|del|su) sitio\\b(?! (?:de|donde|en|para|que)\\b)|website|online|en linea|leads?\\b(?![ -](?:times?|to)\\b)|seo\\b|redes sociales|social media|landing|captacion|posicionamiento|tienda virtual|e-?commerce',
  ],
  [
    'invoicing',
    'factur|invoic|cobr(?!e\\b)|impag|moros|billing|payment|pagos?\\b|tesorer|contab|accounting|bookkeep',
  ],
  ['documents', 'document|archivo|carpeta|folder|files?\\b|filing|fichero|expediente|fichas?\\b|actas?\\b'],
  [
    'security',
    'ciber|cyber|security|contrasena|password|backup|copias? de seguridad|ransom|rgpd|gdpr|proteccion de datos|data protection|phishing',
  ],
  [
    'systems',
    'no (?:se )?(?:habla|comunica|conecta|integra)n? (?:con|entre)\\b|(?:do|does)(?: not|n[’\\x27]t) (?:talk|speak|communicate|connect|integrate) (?:to|with)\\b|duplicad|duplicat',
  ],
  ['costs', 'rentabilidad|profitab|(?:que|cuanto) cuesta|what (?:\\S+ ){0,4}costs?\\b'],
] as const;

/** Areas of the company, used if no subject matches. */
export const AREA_STEMS = [
  [
    'quality',
    'calidad|trazab|traceab|quality|no conform|non-?conform|defect|reclamaci|auditor|audits?\\b|inspec|mermas?\\b|scrap|rechazo|normativ|compliance',
  ],
  [
    'logistics',
    'logist|almacen|warehouse|envios?\\b|shipping|shipment|deliver|entregas?\\b|transport|reparto|rutas?\\b|routes?\\b|inventar|inventory|existencias|stocks?\\b|expedici|flota|fleet|albaran',
  ],
  [
    'production',
    'produccion|production|fabric|fundicion|foundry|manufactur|maquin|machine|plantas?\\b|plants?\\b|talleres|paradas?\\b|stoppage|unplanned|averia|breakdown|downtime|manten|mainten|factory|lineas? de (?:envasado|montaje)',
  ],
  [
    'sales',
    'ventas?\\b|vender|sales\\b|selling|comercial|ofertas?\\b|presupuest|quot|proposal|propuesta|crm\\b|oportunidad|opportunit|pipeline|tarifas?\\b',
  ],
  [
    'people',
    'personal\\b|empleado|employee|staff|formacion|training|turnos\\b|cuadrante|shift (?:plan|schedul|pattern|cover)|rotacion(?! de (?:existencias|inventario|stock))|(?<!annual |sales |stock )turnover|contratac|hiring|recruit|nomina|payroll|vacacion|absen|talento|talent|plantilla\\b|relevo|jubil|retire|experienced|conocimiento|know-?how|knowledge',
  ],
  [
    'customers',
    'client|customer|atencion|soporte|support|queja|complain|respuesta|respon(?:d|se|sive)|tickets?\\b|incidencia|llamada|calls?\\b|reserva|booking|citas?\\b|appointment',
  ],
  ['purchasing', 'compras?\\b|proveedor|supplier|purchas|procure|aprovision|materia prima|raw material'],
  [
    'systems',
    'erp\\b|sistema|system|software|integra|excel|spreadsheet|hojas? de calculo|aplicacion|application|legacy|obsolet|desconect|disconnect|silos?\\b|scattered|programas? inform|herramientas? inform',
  ],
] as const;

/** Words so broad that they count only if nothing else matches. */
export const BROAD_STEMS = [
  [
    'reporting',
    'informes?\\b|report|indicador|indicator|kpi|cuadros? de mando|dashboard|visib|datos?\\b|data\\b|decisi|informacion|information|medi[rm]|measur',
  ],
  ['costs', 'cost[eos]|cost\\b|cuesta|margen|margin|precios?\\b|price|energ|gasto|expens|rentab|profit'],
  [
    'slow',
    'slow|lento|lenta|lentitud|tiempo|time|tarda|retras|delay|demora|espera|wait|hours?\\b|horas?\\b|late\\b',
  ],
] as const;

export const DEPARTMENT_STEMS = [
  [
    'commercial',
    'venta|sales|comercial|commercial|marketing|mercadotec|export|publicidad|advertis|comunicacion|communication|cuentas clave|key account|business development|desarrollo de negocio',
  ],
  [
    'quality',
    'calidad|quality|laborator|medio ?ambiente|environment|prevencion|seguridad alimentaria|food safety|hse\\b|compliance|regulator',
  ],
  [
    'logistics',
    'logist|almacen|warehouse|expedici|transport|distribuc|distribution|supply|cadena de suministro|flota|fleet|deposito',
  ],
  [
    'production',
    'produc|fabric|manufactur|foundry|fundicion|casting|machining|mecaniz|bodega|planta|plant\\b|plants\\b|taller|workshop|manten|mainten|montaje|assembly|cocina|kitchen|obra',
  ],
  ['purchasing', 'compra|purchas|procure|aprovision|sourcing'],
  [
    'finance',
    'administra|finan|contab|account|tesorer|treasury|factur|invoic|billing|control de gestion|controlling|fiscal|tax',
  ],
  [
    'people',
    'recursos humanos|rr\\.? ?hh|personas|people|human|hr\\b|personal|talent|nomina|payroll|formacion|training',
  ],
  ['it', 'informatic|it\\b|sistemas|systems|tecnolog|technology|digital|software|data|datos'],
  [
    'service',
    'atencion|cliente|customer|soporte|support|posventa|postventa|after-?sales|recepcion|reception|front',
  ],
  [
    'engineering',
    'ingenier|engineer|i\\+d|i \\+ d|r&d|r \\+ d|investigac|research|desarrollo|development|diseno|design|oficina tecnica|innovac|innovation|estudio',
  ],
  ['management', 'direccion|gerencia|management|board|executive|estrateg|strategy|consejo'],
  [
    'operations',
    'operacion|operation|servicio|service|proyecto|project|consult|asesor|clases|academ|obras|campo|field|delivery',
  ],
] as const;
export const STRENGTH_STEMS = [
  [
    'contracts',
    'long-term (?:contract|agreement)|contratos? (?:a largo plazo|plurianual|de varios anos)|(?:multi-?year|framework) (?:contract|agreement)|acuerdos? (?:marco|plurianual)|cartera de pedidos|order ?books?\\b',
  ],
  [
    'data',
    'datos?\\b|data|historic|history|informacion|information|registros|records|estadistic|statistic|base de clientes',
  ],
  [
    'certification',
    'certific|homolog|acredit|accredit|iso\\b|ifs\\b|brc\\b|auditor|calidad|quality|denominacion de origen|cumplimiento|compliance|patent',
  ],
  ['sustainability', 'sosten|sustain|ecolog|organic|reciclad|recycl|huella|carbon|renovable|renewable'],
  [
    'finance',
    'solven|financ|liquidez|liquidity|cash|tesorer|caja\\b|sin deuda|no debt|inversion|invest|capital',
  ],
  [
    'team',
    'people stay|equipo(?!s (?:de frio|industrial|informatic|nuev|modern))|team|personal\\b|plantilla|staff|experien|antiguedad|conocimiento|know-?how|knowledge|talento|talent|formacion|cualific|qualified|skilled|oficio|ingenier|engineer',
  ],
  [
    'customers',
    'client|customer|fiel|repite|returning|marca|brand|reputa|fideli|loyal|confianza|trust|recomend|recomiend|recommend|referral|prestigio|notoriedad|boca',
  ],
  [
    'technology',
    'tecnolog|technolog|equipamiento|equipos (?:de frio|industrial|informatic|nuev|modern)|software|erp\\b|digital|automat|sensor|maquinaria|machinery|instalacion|facilit|equipment|laborator|plataforma|platform',
  ],
  [
    'location',
    'situaci|ubica|locat|cerca|near|proxim|puerto|port\\b|red de|network|distribu|alianza|alliance|partner|proveedor|supplier|presencia|presence',
  ],
  [
    'service',
    'entrega(?:mos|s)?\\b|deliver|rapid|fast|quick|agil|flexib|plazo|lead time|servicio|service|respuesta|response|puntual|punctual|cercan|trato',
  ],
  [
    'product',
    'producto|product|innova|diseno|design|gama|range|exclusiv|unic|unique|especiali|speciali|metodo|method|i\\+d|r&d',
  ],
] as const;
