import type { StakeWords } from '#features/language/en/stakes.rules.ts';

/**
 * Signs of a kind that the papers and accidents of `stakes.rules.ts` do not have: something that keeps people alive and
 * of which nobody knows the state, work at a height, a record that was made up, whoever might come and look.
 */
const upTo = (most: number): string => `[^.;!?\\n]{0,${most}}?`;
const UNKNOWN =
  '(?:(?:no|ni) (?:te |le |os |les |lo |la |los |las )?(?:se\\b|sabria|sabemos\\b|podria|sabe nadie)(?! (?:que|como|si me|si nos) )|nadie sabe|no hay quien sepa|no sabe nadie|a saber\\b|vete a saber|ni idea|quien sabe|sabe dios|yo pondria la mano|me parece que (?:\\S+ )?(?:uno|dos|tres|cuatro|cinco|son))';
const LIFE_GEAR =
  '(?:arnes(?:es)?|cuerdas|mosqueton(?:es)?|desfibrilador(?:es)?|botiquin(?:es)?|detector(?:es)? de|chalecos salvavidas|eslingas?|linea de vida|bengalas|bombonas|andamios?|salidas? de emergencia|mascarillas|reguladores|valvulas? de seguridad|cinturon(?:es)? de seguridad|frenos)\\b';
const NUMBER =
  '(?:\\d+|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|quince|veinte|treinta|cuarenta)';
const HEIGHT = `(?:a|de|desde) ${NUMBER} metros\\b`;
const SLIP =
  '(?:se (?:le |me |nos |les )?(?:abrio|solto|rompio|partio|resbalo|descolgo|vino abajo)|colgad[oa]s?|sin (?:atar|arnes|cuerda|red|barandilla)|susto|encima de (?:un|una) (?:tabla|tablon|palet)|en (?:un|una) (?:tabla|tablon))';
const MEMBER =
  '(?:munecas?|brazos?|piernas?|tobillos?|claviculas?|costillas?|dedos?|manos?|pies|pie|caderas?|hombros?|rodillas?|nariz|vertebras?)';
const AUTHORITY =
  '(?:(?:la |el |los |las )?(?:conselleria|consejeria|xunta|generalitat|inspeccion|inspector[ae]?s?|hacienda|sanidad|seguridad social|guardia civil|seprona|industria|trafico|consumo|proteccion de datos|policia|fiscalia))\\b';
const KEPT_RECORD =
  '(?:libro|cuaderno|registro|hojas?|control(?:es)?|parte) (?:de[l]? (?:la |las |los |el )?)?(?:agua|tratamientos?|mantenimiento|temperaturas?|cloro|limpiezas?|incidencias|explotacion|campo|medicamentos?|residuos|revisiones|inspecciones|piensos|producto)\\b';
const MADE_UP =
  '(?:de memoria|de golpe|de una vez|de lo que se acuerda\\S*|la misma (?:letra|hora)|mismo boli\\S*|se (?:inventa|inventan)|inventad[oa]s?|a ojo|a posteriori|(?:todos los dias|los siete dias|siempre) (?:\\S+ )?(?:lo mismo|igual|\\d))';

const LEGAL = [
  'sin (?:estar |haber sido |tener |el |la )?(?:dad[oa]s? de )?alta\\b|sin asegurar\\b|en negro\\b',
  `si (?:nos |me |algun dia |un dia )?(?:viene|vienen|viniera|entra|entran|aparece|aparecen|se presenta|se presentan|llega|llegan|se entera|se enteran|mira|miran|lo ve|lo ven) (?:\\S+ )?${AUTHORITY}`,
  `(?:se )?(?:vaya|va|fuera|llame|chive|denuncie|ir) ${upTo(14)}(?:a|ante) (?:la inspeccion|inspeccion|el sindicato|magistratura|la seguridad social|hacienda|el juzgado|consumo)\\b`,
  '\\bnos (?:crujen|empapelan|meten un paquete|cae un paquete|brean|precintan)\\b',
  '(?:noches|festivos|domingos|horas extras?|jornada)\\b (?:\\S+ ){0,6}?(?:no (?:las? |los? |se )?(?:apunta|registra|ficha|paga)\\w*|nadie (?:las? |los? )?(?:apunta|registra|ficha|paga)\\w*|sin (?:apuntar|registrar|pagar|fichar))',
  '(?:seguro|poliza) (?:de|del|de la) \\S+ (?:\\S+ ){0,3}?(?:de cuando|no (?:cubre|llega|alcanza)|se (?:ha )?qued(?:o|ado) corto|sin actualizar|sigue siendo|esta a nombre)',
  'sin (?:un |el |ningun |una )?(?:recibo|resguardo|acta|contrato|documento|papel|autorizacion|consentimiento)s? firmad\\w*',
].join('|');

const SAFETY = [
  '(?:qued(?:o|ado)|fue|paso|todo) (?:\\S+ ){0,2}?(?:en )?(?:un |el )susto\\b|un dia (?:nos |se |me )(?:matamos|mata|matan)|va a haber una desgracia|desgracia un dia',
  `\\b${MEMBER} (?:rot|fracturad|aplastad|partid|dislocad|reventad)[oa]s?\\b`,
  '(?:ninos?|ninas?|crios?|client\\S+|banistas?|usuari\\S+|chaval\\S+|criaturas?|gente|trabajador\\S+) (?:\\S+ ){0,3}?(?:los|las|el|la) (?:ojos|piel|manos|brazos|piernas|cara) (?:\\S+ )?(?:como (?:tomates?|un tomate|cangrejos?)|roj[oa]s?|irritad\\S+|hinchad\\S+|en carne viva|llen[oa]s? de)',
  '(?:analisis|analitica) (?:\\S+ )?(?:de sangre|del? plomo)|(?:plomo|silice|mercurio|cadmio) (?:\\S+ ){0,6}?(?:bocadillo|comen|comer|sin guantes|en las manos|cafe\\b)',
].join('|');

const OWING = [
  '(?<!nos )debemos (?:\\S+ ){0,3}?(?:iva|irpf|retenciones|impuestos|hacienda|seguridad social|seguros sociales|prestamo|alquiler|arrendador|la luz)\\b',
  '(?:plazo|aplazamiento|fraccionamiento|cuota|letra|hipoteca)s? (?:\\S+ ){0,4}?(?:se nos (?:ha pasado|paso)|sin pagar|impagad\\S*|no (?:lo |la )?(?:hemos pagado|pagamos|llegamos))',
  '\\bnos (?:las?|los?) (?:estan|esta|siguen|sigue) reclamando\\b',
].join('|');

const MONTH = '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const OWED = `(?:pagan?|cobramos|abonan?) (?:\\S+ )?en ${MONTH} lo (?:que|de)\\b|(?:euros|€) (?:\\S+ ){0,3}?(?:en el aire|en el limbo|por ver)\\b`;

export const SPANISH_DANGERS: StakeWords = {
  legal: {
    hint: 'alta|asegur|negro|si\\b|vaya|va\\b|fuera|llame|chive|denun|ir\\b|crujen|empapel|paquete|brean|precint|noches|festiv|doming|horas|jornada|seguro|poliza|sin\\b|libro|cuaderno|registro|hoja|control|parte|carne|licenc|permis|certif|titul',
    sign: LEGAL,
    pairs: [
      { first: KEPT_RECORD, then: MADE_UP, within: 70 },
      {
        first: '(?:carnets?|carnes?|licencias?|permisos? de|certificados? de|titulos?|itv|seguro de)\\b',
        then: UNKNOWN,
        within: 70,
      },
    ],
  },
  safety: {
    hint: 'susto|desgracia|mat|munec|brazo|pierna|tobill|clavic|costill|dedo|mano|pie|cader|hombro|rodill|nariz|vertebr|nin|cri|client|ban|usuar|chaval|gente|trabajad|anali|plomo|silice|mercur|cadmio|arnes|cuerda|mosquet|desfib|botiq|detect|chaleco|esling|linea|bengal|bombon|andam|salida|mascar|regul|valvul|cinturon|freno|a\\b|de\\b|desde',
    sign: SAFETY,
    pairs: [
      { first: LIFE_GEAR, then: UNKNOWN, within: 80 },
      { first: UNKNOWN, then: LIFE_GEAR, within: 30 },
      { first: HEIGHT, then: SLIP, within: 70 },
      { first: SLIP, then: HEIGHT, within: 50 },
    ],
  },
  owing: { hint: 'debemos|plazo|aplaz|fracc|cuota|letra|hipotec|nos\\b', sign: OWING, pairs: [] },
  owed: { hint: 'pag|cobr|abon|euro|€', sign: OWED, pairs: [] },
};
