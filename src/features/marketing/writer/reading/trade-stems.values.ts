import type { Trade } from '#features/marketing/brief/brief.types.ts';

/**
 * Beginnings of words by which a sector names its trade, folded, in Spanish and English. The first row that matches
 * decides, so that narrow trades stand before broad ones ("software para clínicas" is software).
 */
export const TRADE_STEMS: readonly (readonly [Trade, string])[] = [
  [
    'cybersecurity',
    'ciberseg|cybersec|cyber sec|pentest|seguridad informatica|information security|security audit|auditoria de seguridad|infosec',
  ],
  [
    'software',
    'software|saas|aplicacion|apps?\\b|plataforma|platform|informatic|soporte ti|it support|it services|tecnologia|technology|desarrollo web|web develop|programacion',
  ],
  ['physiotherapy', 'fisio|physio|osteopat|rehabilit|podolog|podiatr|chiropract|quiropract'],
  [
    'clinic',
    'dental|dentist|ortodon|orthodon|clinic|medic|doctor|dermatolog|psicolog|psycholog|ginecolog|oftalmolog|optic|optomet|veterinari|nutricion|nutrition|health|salud|farmacia|pharmacy|audiolog',
  ],
  [
    'beauty',
    'belleza|beauty|peluquer|hairdress|hair salon|barber|estetic|aesthetic|manicur|nail|spa\\b|tattoo|tatuaj|maquillaj|makeup',
  ],
  [
    'gym',
    'gimnasio|gym|fitness|crossfit|pilates|yoga|entrenador|personal train|deport|sports? club|boxeo|boxing|escalada|climbing',
  ],
  ['photography', 'fotogra|photogra|video|audiovisual|filmmak'],
  [
    'events',
    'evento|events?\\b|boda|wedding|catering|animacion|entertainment|musica en vivo|dj\\b|floris|party|fiestas',
  ],
  [
    'lodging',
    'hotel|hostal|hostel|alojamiento|casa rural|rural house|turismo rural|rural tourism|bed and breakfast|b&b|camping|apartamentos? turistic|holiday (?:let|home|cottage)|cottage|guest ?house|accommodation',
  ],
  [
    'tours',
    'tour|excursion|guia turistic|travel|viaje|turismo|tourism|aventura|adventure|bike hire|alquiler de bici|rental of bikes|e-bike|kayak|surf',
  ],
  [
    'restaurant',
    'restaura|bar\\b|bares|cafeter|cafe\\b|coffee shop|taberna|tavern|pizzer|hosteler|food truck|gastrobar|comida para llevar|takeaway|pub\\b',
  ],
  [
    'courses',
    'curso|course|cookery|formacion|training|academia|academy|escuela|school|ensenanza|teaching|educacion|education|idiomas|language|clases|tutor|tuition|autoescuela|driving',
  ],
  ['law', 'abogad|lawyer|law firm|legal|juridic|bufete|solicitor|notari|procurador|attorney|mediacion'],
  [
    'accounting',
    'gestori|asesori|contab|fiscal|account|bookkeep|tax\\b|taxes|laboral|payroll|nomina|auditor',
  ],
  ['insurance', 'seguro|insur|corredur|broker'],
  ['architecture', 'arquitect|architect|interioris|interior design|paisajis|landscape|aparejador|delineac'],
  [
    'repairs',
    'fontaner|plumb|cerrajer|locksmith|electricista|electrician|calefac|heating|climatiz|air con|averia|reparac|repair|desatasco|drain|handyman|caldera|boiler|taller mecanico|mecanic|garage|limpieza|cleaning',
  ],
  [
    'building',
    'construc|building|builder|reforma|renovat|albanil|mason|carpinter|carpent|joiner|tejad|roof|pintor|painter|obra|cocinas|kitchens|ventanas|windows|piscinas|pools|solar|inmobili|real estate|estate agen',
  ],
  [
    'agriculture',
    'agricult|agrari|agro|farm|ganader|livestock|vivero|nursery|invernadero|greenhouse|riego|irrigation|cooperativa agric|forest|abono|semilla|seed',
  ],
  [
    'food',
    'aliment|food|apicult|beekeep|honey|miel\\b|queser|cheese|dairy|lact|aceite|olive|almazara|conserv|cann|vino|wine|bodega|winery|cervez|brew|beer|panader|baker|pasteler|embutid|jamon|chocolat|fruta|fruit|pescad|fish|carne|meat|butcher|carnicer|mermelad|jam\\b|artesan[oa] aliment',
  ],
  [
    'logistics',
    'logist|transport|mensajer|courier|almacen|warehous|freight|mudanza|removal|haulage|paqueter|shipping|flota',
  ],
  [
    'industrial',
    'industri|rodamient|bearing|bomba|pump|maquinaria|machinery|suministro|suppl(?:y|ies)|ferreter|hardware|metal|mecanizad|machin|hidraul|hydraul|neumat|pneumat|tornill|fasten|engineering|ingenier|manufactur|fabrica|electronica|packaging|envas|embalaj',
  ],
  [
    'association',
    'asociac|associat|ong\\b|ngo\\b|fundacion|foundation|charit|sin animo|non-?profit|voluntari|volunt|sociedad cultural|community group|club social',
  ],
  [
    'shop',
    'tienda|shop|store|comercio|retail|moda|fashion|ropa|cloth|calzado|shoe|joyer|jewel|librer|book|muebl|furniture|regalo|gift|cosmet|ceramic|artesan|craft|leather|piel|jugueter|toy|decorac|bicicleta|bicycle|bike',
  ],
];
