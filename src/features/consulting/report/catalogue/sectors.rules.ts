import { foldText } from '#shared/text.ts';
import type { Sector } from './catalogue.values.ts';

/** Stems in both languages, folded, matched from the start of a word. */
const STEMS: readonly (readonly [Sector, string])[] = [
  [
    'food',
    'aliment|food|conserv(?:a|era)s?\\b|canner|canned|queser|cheese|panader|baker|bodega|vinos?\\b|winer|wine|aceite|olive|carnic|meat|lacte|dairy|pesc(?:a|ado)|fish|fruta|fruit|horto|cervecer|brewer|beverage|bebida|pasteler|confectioner|agroalimen|jamon',
  ],
  [
    'manufacturing',
    'fabric|manufactur|industria(?!l (?:park|estate))|industry|fundicion|foundry|metal|mecaniz|machin|plasti|inyeccion|textil|muebl|furniture|ceramic|quimic|chemic|embalaj|packaging|imprenta|printing|calzado|footwear|conservas|conservera|canner|maquinaria|factory',
  ],
  [
    'automotive',
    'automoc|automotive|automovil|coches?\\b|cars?\\b|vehicul|vehicle|taller(?:es)? (?:mecan|de (?:coches|chapa|autom|repar))|garage|concesionario|dealership|neumatic|tyre|tire\\b|recambios|iatf',
  ],
  [
    'retail',
    'comercio|retail|tiendas?\\b|shops?\\b|stores?\\b|minorista|mayorista|wholesale|distribu|supermerc|supermarket|e-?commerce|ferreter|hardware store|libreri|bookshop|venta (?:al por|online)',
  ],
  [
    'hospitality',
    'hostel|hostal|asador|taberna|taperia|mesones?\\b|bed (?:and|&) breakfast|guest ?house|hosteler|hotel|hospitality|restaura(?:nt|cion\\b(?! de))|restaurant|bar(?:es)?\\b|cafe(?:s|ter)?|coffee|catering|turis|touris|travel|viajes?\\b|aloj|lodging|camping|casa rural',
  ],
  [
    'health',
    'sanidad|sanitari|salud|health|hospital(?!i)|clinic|medic(?!ion)|dental|dentist|odontolog|farmac|pharma|fisioterap|physiotherap|veterinar|residencia(?:s)? (?:de )?(?:mayores|ancianos|geriat)|nursing|care home|psicolog|psycholog|optica|optician|laboratorio clinico',
  ],
  [
    'construction',
    'construc|obras?\\b|building|builder|reforma|renovation|arquitect|architect|ingenieria civil|civil engineer|fontaner|plumb|electricista|electrician|instalador|instalacion|installer|inmobiliari|real estate|carpinter|carpent|heating|calefac|climatiz|decorator|plasterer|tiler|pintor|roof',
  ],
  [
    'logistics',
    'logist|transport|mensajer|courier|paqueter|parcel|almacen|warehous|flota|fleet|haulage|freight|trucking|mudanza|removals|shipping|reparto|deliver',
  ],
  [
    'professional',
    'asesor|consult|gestori|abogad|law\\b|lawyer|legal|attorney|notar|contab|accounting|accountan|auditor|despacho|servicios profesionales|professional services|traduc|translat|marketing|publicidad|advertis|agencia|agency|software|informatic|tecnolog|technolog|it services|ingenier|engineering|diseno|design|seguros|insurance|correduria|recursos humanos|recruitment',
  ],
  [
    'education',
    'educa|ensenan|colegio|school|escuela|universi|academia|academy|formacion|training|instituto de|guarder|nursery school|kindergarten|college|autoescuela|driving school|e-?learning',
  ],
  [
    'public',
    'ayuntam|town hall|council|administracion publica|public administration|public sector|sector publico|gobierno|government|diputacion|ministeri|ministry|consejeria|municip|mancomunidad|organismo publico|public body',
  ],
  [
    'association',
    'asociaci|association|fundacion(?:es)?\\b|foundation|ong\\b|ngo\\b|non-?profit|sin animo de lucro|charit|federaci|federation|sindicat|trade union|cooperativa social|club\\b|cofradia|voluntari|voluntee',
  ],
];

const MATCHERS = STEMS.map(
  ([sector, stems]) => [sector, new RegExp(`(?<![\\p{L}\\p{N}_])(?:${stems})`, 'u')] as const,
);

/** A supplier of hotels and restaurants does not belong to hospitality. */
const SUPPLIER = /(?<![\p{L}\p{N}_])(?:wholesale|mayorista|distribu|suppl(?:y|ies|ier)|suministr|proveedor)/u;

/** Returns the sectors that a company's sector, as typed, speaks of; empty where it says nothing that is known. */
export function sectorsOf(sector: string): Sector[] {
  const folded = foldText(sector);
  const isSupplier = SUPPLIER.test(folded);
  return MATCHERS.filter(
    ([name, matcher]) => matcher.test(folded) && !(isSupplier && name === 'hospitality'),
  ).map(([name]) => name);
}
