import type { TopicStems } from '#features/language/en/topic-stems.rules.ts';

export const SPANISH_TOPICS: TopicStems = {
  trades: {
    cybersecurity: 'ciberseg|seguridad informatica|auditoria de seguridad',
    software: 'aplicacion|plataforma|informatic|soporte ti|tecnologia|desarrollo web|programacion',
    physiotherapy: 'fisio|osteopat|podolog|quiropract',
    clinic: 'ortodon|psicolog|ginecolog|oftalmolog|veterinari|nutricion|salud|farmacia',
    beauty: 'belleza|peluquer|estetic|manicur|tatuaj|maquillaj',
    gym: 'gimnasio|entrenador|deport|boxeo|escalada',
    photography: 'fotogra',
    events: 'evento|boda|animacion|musica en vivo|floris|fiestas',
    lodging: 'hostal|alojamiento|casa rural|turismo rural|apartamentos? turistic',
    tours: 'excursion|guia turistic|viaje|turismo|aventura|alquiler de bici',
    restaurant: 'restaura|bares|cafeter|taberna|pizzer|hosteler|comida para llevar',
    courses: 'curso|formacion|academia|escuela|ensenanza|educacion|idiomas|clases|autoescuela',
    law: 'abogad|juridic|bufete|notari|procurador|mediacion',
    accounting: 'gestori|asesori|contab|laboral|nomina',
    insurance: 'seguro|corredur',
    architecture: 'arquitect|interioris|paisajis|aparejador|delineac',
    repairs:
      'fontaner|cerrajer|electricista|calefac|climatiz|averia|reparac|desatasco|caldera|taller mecanico|mecanic|limpieza',
    building: 'construc|reforma|albanil|carpinter|tejad|pintor|obra|cocinas|ventanas|piscinas|inmobili',
    agriculture: 'agrari|ganader|vivero|invernadero|riego|cooperativa agric|abono|semilla',
    food: 'aliment|apicult|miel\\b|queser|lact|aceite|almazara|conserv|vino|bodega|cervez|panader|pasteler|embutid|jamon|fruta|pescad|carne|carnicer|mermelad|artesan[oa] aliment',
    logistics: 'mensajer|almacen|mudanza|paqueter|flota',
    industrial:
      'rodamient|bomba|maquinaria|suministro|ferreter|mecanizad|hidraul|neumat|tornill|ingenier|fabrica|electronica|envas|embalaj',
    association: 'asociac|ong\\b|fundacion|sin animo|voluntari|sociedad cultural|club social',
    shop: 'tienda|comercio|moda|ropa|calzado|joyer|librer|muebl|regalo|artesan|piel|jugueter|decorac|bicicleta',
  },
  sectors: {
    food: 'aliment|conserv(?:a|era)s?\\b|queser|panader|bodega|vinos?\\b|aceite|carnic|lacte|pesc(?:a|ado)|fruta|horto|cervecer|bebida|pasteler|agroalimen|jamon',
    manufacturing:
      'fabric|fundicion|mecaniz|plasti|inyeccion|muebl|quimic|embalaj|imprenta|calzado|conservas|conservera|maquinaria|caldereri|locomotor',
    automotive:
      'automoc|automovil|coches?\\b|vehicul|taller(?:es)? (?:mecan|de (?:coches|chapa|autom|repar))|concesionario|neumatic|recambios',
    retail: 'comercio|tiendas?\\b|minorista|mayorista|supermerc|ferreter|libreri|venta (?:al por|online)',
    hospitality:
      'hostal|asador|taberna|taperia|mesones?\\b|hosteler|bar(?:es)?\\b|turis|viajes?\\b|aloj|casa rural',
    health:
      'sanidad|sanitari|salud|odontolog|farmac|fisioterap|veterinar|residencia(?:s)? (?:de )?(?:mayores|ancianos|geriat)|psicolog|optica|laboratorio clinico',
    construction:
      'construc|obras?\\b|reforma|arquitect|ingenieria civil|fontaner|electricista|instalador|instalacion|inmobiliari|carpinter|calefac|climatiz|pintor',
    logistics: 'mensajer|paqueter|almacen|flota|mudanza|reparto',
    professional:
      'asesor|gestori|abogad|notar|contab|despacho|servicios profesionales|traduc|publicidad|agencia|informatic|tecnolog|ingenier|diseno|seguros|correduria|recursos humanos',
    education: 'educa|ensenan|colegio|escuela|universi|academia|formacion|instituto de|guarder|autoescuela',
    public:
      'ayuntam|administracion publica|sector publico|gobierno|diputacion|ministeri|consejeria|municip|mancomunidad|organismo publico',
    association:
      'asociaci|fundacion(?:es)?\\b|ong\\b|sin animo de lucro|federaci|sindicat|cooperativa social|cofradia|voluntari',
  },
  suppliers: 'mayorista|suministr|proveedor',
  subjects: {
    manualEntry:
      'a mano|introduc(?:cion|ir) (?:de|los|las|datos)|copia[nr]|reteclea|teclea|doble entrada|papel(?! del? )',
    orders: 'pedido|encargos?\\b',
    forecasting:
      'prever|previs|demanda\\b|pronostic|predecir|roturas? de (?:stock|existencias|inventario)|estacional|sobrestock|cuant[oa]s? (?:\\S+ ){0,5}(?:vend|pedir|compr|necesit)',
    web: '(?:nuestro|el|del|su) sitio\\b(?! (?:de|donde|en|para|que)\\b)|en linea|redes sociales|captacion|posicionamiento|tienda virtual',
    invoicing: 'factur|cobr(?!e\\b)|impag|moros|pagos?\\b|tesorer|contab',
    documents: 'archivo|carpeta|fichero|expediente|fichas?\\b|actas?\\b',
    security: 'ciber|contrasena|copias? de seguridad|rgpd|proteccion de datos',
    systems: 'no (?:se )?(?:habla|comunica|conecta|integra)n? (?:con|entre)\\b|duplicad',
    costs: 'rentabilidad|(?:que|cuanto) cuesta',
  },
  areas: {
    quality: 'calidad|trazab|no conform|reclamaci|mermas?\\b|rechazo|normativ',
    logistics:
      'almacen|envios?\\b|entregas?\\b|reparto|rutas?\\b|inventar|existencias|expedici|flota|albaran',
    production:
      'produccion|fabric|fundicion|maquin|plantas?\\b|talleres|paradas?\\b|averia|manten|lineas? de (?:envasado|montaje)',
    sales: 'ventas?\\b|vender|comercial|ofertas?\\b|presupuest|propuesta|oportunidad|tarifas?\\b',
    people:
      'personal\\b|empleado|formacion|turnos\\b|cuadrante|rotacion(?! de (?:existencias|inventario|stock))|contratac|nomina|vacacion|talento|plantilla\\b|relevo|jubil|conocimiento',
    customers: 'atencion|soporte|queja|respuesta|incidencia|llamada|reserva|citas?\\b',
    purchasing: 'compras?\\b|proveedor|aprovision|materia prima',
    systems: 'sistema|hojas? de calculo|aplicacion|desconect|programas? inform|herramientas? inform',
  },
  broad: {
    reporting: 'informes?\\b|indicador|cuadros? de mando|datos?\\b|informacion|medi[rm]',
    costs: 'cost[eos]|cuesta|margen|precios?\\b|gasto|rentab',
    slow: 'lento|lenta|lentitud|tiempo|tarda|retras|demora|espera|horas?\\b',
  },
  departments: {
    commercial: 'venta|comercial|mercadotec|publicidad|comunicacion|cuentas clave|desarrollo de negocio',
    quality: 'calidad|medio ?ambiente|prevencion|seguridad alimentaria',
    logistics: 'almacen|expedici|distribuc|cadena de suministro|flota|deposito',
    production: 'fabric|fundicion|mecaniz|bodega|planta|taller|manten|montaje|cocina|obra',
    purchasing: 'compra|aprovision',
    finance: 'administra|contab|tesorer|factur|control de gestion',
    people: 'recursos humanos|rr\\.? ?hh|personas|nomina|formacion',
    it: 'informatic|sistemas|tecnolog|datos',
    service: 'atencion|cliente|soporte|posventa|postventa|recepcion',
    engineering: 'ingenier|investigac|desarrollo|diseno|oficina tecnica|innovac|estudio',
    management: 'direccion|gerencia|estrateg|consejo',
    operations: 'operacion|servicio|proyecto|asesor|clases|obras|campo',
  },
  strengths: {
    contracts:
      'contratos? (?:a largo plazo|plurianual|de varios anos)|acuerdos? (?:marco|plurianual)|cartera de pedidos',
    data: 'datos?\\b|informacion|registros|estadistic|base de clientes',
    certification: 'homolog|acredit|calidad|denominacion de origen|cumplimiento',
    sustainability: 'sosten|ecolog|reciclad|huella|renovable',
    finance: 'liquidez|tesorer|caja\\b|sin deuda|inversion',
    team: 'equipo(?!s (?:de frio|industrial|informatic|nuev|modern))|personal\\b|plantilla|experien|antiguedad|conocimiento|talento|formacion|cualific|oficio|ingenier',
    customers:
      'fiel|client\\S+ (?:\\S+ ){0,2}?(?:repite|vuelve)|marca|fideli|confianza|recomend|recomiend|prestigio|notoriedad|boca',
    technology:
      'tecnolog|equipamiento|equipos (?:de frio|industrial|informatic|nuev|modern)|maquinaria|instalacion|plataforma',
    location: 'situaci|ubica|cerca|proxim|puerto|red de|alianza|proveedor|presencia',
    service: 'entrega(?:mos|s)?\\b|agil|plazo|servicio|respuesta|cercan|trato',
    product: 'producto|diseno|gama|exclusiv|unic|especiali|metodo',
  },
  feelings:
    'agobi|angusti|no (?:duermo|dormimos|puedo dormir)|(?:para|encoge|sale) el corazon|morrin|miedo|hart[oa]s?\\b|quemad[oa]s? de|llor(?:o|ar|aba|ando)\\b|tristeza|me da pena|cansad[oa]s? de|nervios\\b|sin fuerzas|lengua fuera|nos come\\b|me supera|desanim|no puedo mas',
  workTime:
    'horas?\\b|(?:medio|media|todo|toda|casi todo|casi toda) (?:el |la |un |una )?(?:dia|jornada|manana|tarde|semana)|(?:un|una|dos|tres|cuatro|cinco|\\d+) (?:dias?|jornadas?|mananas?|tardes?) (?:perdid|enter|de trabajo|buscando|rehaciendo|repitiendo)|pierd\\w* (?:el|la|un|una|dos|tres|medi[oa]|media) (?:\\S+ ){0,2}(?:dia|jornada|manana|tarde)s?',
  assets: {
    data: 'videos?\\b|grabacion(?:es)?\\b|escane(?:o|ado|adas|ados|amos)\\b|(?:chapas|placas|etiquetas) numeradas|sondas?\\b|sensor(?:es)?\\b|datos?\\b|historic|historial|registros\\b|base de (?:datos|precios|clientes)|estadistic|mediciones\\b|anos de (?:\\S+ )?(?:fichas|resultados|lecturas|partes|inspecciones)|fichas (?:de|con)\\b|cada \\S+ (?:\\S+ )*desde (?:19|20)\\d\\d|cuadernos?\\b|libretas?\\b|lecturas\\b|planos\\b|archivos? (?:de|con)\\b|fotografias? de\\b|fotos? de\\b|muestras de\\b',
    tool: 'maquin|fresadora|tornos?\\b|hornos?\\b|camion|furgonet|vehicul|tabletas?\\b|escaner|impresora|robotiz|prensas?\\b|sierras?\\b|gruas?\\b|carretilla|camaras? (?:frigorific|de)|programas? (?:de (?!formacion|becas|fidel|prevencion|acogida|practicas)|propio|informatic)|aplicacion(?:es)?\\b|tpv\\b|gmao\\b|tienda (?:en linea|online|virtual)|configurador|modelo parametric|hojas? de calculo|licencias? de|equipamiento|equipos (?:de frio|industrial|informatic|nuev|modern)|placas? solar|telar(?:es)?\\b|rectificadora|mezcladora|hormigonera|pisapista|icp|hplc|cromatograf|espectrometr|microscopio|analizador|(?:escoge|clasifica|selecciona|envasa|etiqueta|solda|corta|taladra|lija|empaqueta)doras?\\b|mesas? de (?:disparo|mezclas|corte)|(?:esta|estan|pasa|pasan) parad',
    program:
      'programas?\\b|software|aplicacion(?:es)?\\b|tpv\\b|gmao\\b|tienda (?:en linea|online|virtual)|configurador|modelo parametric|hojas? de calculo|excel\\b|licencias? de|tabletas?\\b',
    recorder:
      '(?:guarda|registra|anota|cuenta)n? (?:cada|todos|todas|sus|las|los)\\b|quedan? (?:apuntad|anotad|registrad|guardad|grabad)|llevan? (?:gps|sensor|contador)|con (?:gps|sensor|contador)',
    kept: 'resultado|ficha|archivo|registro',
    idle: '(?:esta|estan|pasa|pasan|queda|quedan) parad|(?:solo|apenas|casi no) (?:se |l[aoe]s? )?(?:us|pon|sac|utiliz)|l[ao]s? sacamos',
    since: 'desde (?:el ano )?(?:19|20)\\d\\d',
    every: 'cada',
    beside: 'por|en|segun|con',
  },
  kin: {
    queues: 'colas?\\b|taquilla|forfait|aforo|tornos? de acceso',
    snow: 'canon(?:es)?\\b|nieve (?:producida|artificial)|innivacion|espesor de (?:la )?nieve|pisapista',
    stoppages: 'paros\\b|paradas\\b|microparada|horas de marcha',
    energy: 'kwh|electricidad|energia|contador(?:es)? de luz|de luz\\b',
  },
  fieldsOfWork: {
    quality: 'calidad|trazabilidad',
    warehouse: 'almacen|expedicion',
    production: 'produccion|planta\\b|fabrica|\\bturno|jef[ea] de taller',
    maintenance: 'mantenimiento',
    sales: 'comercial|\\bventas|vendedor',
    marketing: 'comunicacion',
    purchasing: '\\bcompras',
    finance: 'administraci|contab|tesorer|cobros|facturacion',
    people: 'recursos humanos|personas|\\brrhh',
    systems: 'informatic|sistemas|tecnolog',
    reception: 'recepcion',
    service: 'atencion al cliente|postventa',
    management:
      '^usted(?![a-z])|^direct(?:or|ora)(?![a-z])(?! (?:de|comercial|of|for))|gerente|gerencia|direccion general|director(?:a)? general|titular|propietari|duen[oa]',
  },
  keywords: {
    salesName: 'venta|mercadotec',
    dataFunction: 'dato|analis|analit',
    manualWork: 'lento|lenta|lentitud|tiempo',
    history: 'dato|informacion',
  },
  records:
    'pedidos?|ventas?|compras?|clientes?|pacientes?|reparaci(?:on|ones)|mantenimiento|reservas?|precios?|existencias|trabajos?|obras?|proyectos?|maquinas?|facturas?|partes|produccion',
  history: (recorded) =>
    `historial(?:es)?\\b|registros\\b|anos de (?:\\S+ )?(?:fichas|resultados|lecturas|mediciones|inspecciones|${recorded})\\b|cada (?:\\S+ ){1,4}desde (?:19|20)\\d\\d|(?:guarda|registra|anota)n? (?:cada|todos|todas)\\b|(?:${recorded}) de (?:\\S+ )?(?:\\S+ )?anos\\b`,
  generativeAi: 'ia generativa|inteligencia artificial generativa|asistentes? de ia',
  newsletters: 'campanas? (?:de|por) (?:e-?mail|correo|sms)|boletin(?:es)?|marketing por correo',
  attacks: 'hack(?:ead|earon)|suplanta|secuestr|ciberataque',
  tones: {
    friendly: 'cercan|amable|amist|calid|coloquial',
    professional: 'seri[ao]|tecnic|precis|rigur|sobri',
    direct: 'clar[ao]|concis|brev',
    inspiring: 'emoci|poetic',
  },
  leadRoles: {
    decides:
      'director[ae]?\\b|directora|gerente|gerencia|propietari|duen[oa]|fundador|soci[oa]\\b|administrador|titular|consejer',
    buys: 'compras|comprador|aprovision',
    leads: 'responsable|jef[ea]\\b|coordinador|encargad',
  },
  intent:
    'precio|presupuesto|tarifa|oferta|comprar|pedido|pedir|muestra|prueba|reserv|contrat|condiciones|disponib|cuanto cuesta',
  urgency: 'cuanto antes|esta semana|este mes|hoy\\b|manana|plazo|antes del?\\b',
  refusal:
    'no (?:me|nos) interesa|no (?:estoy|estamos) interesad|darme de baja|dadme de baja|baja de|dejen de|no necesit',
  sharedMailboxes: 'contact[oa]|hola|ventas|oficina|pedidos|compras',
};
