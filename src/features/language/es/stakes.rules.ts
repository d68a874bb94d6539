import type { StakeWords } from '#features/language/en/stakes.rules.ts';

const upTo = (most: number): string => `[^.;!?\\n]{0,${most}}?`;
const words = (most: number): string => `(?:\\S+ ){0,${most}}`;
const MONEY = '(?:\\d[\\d.,]* ?(?:€|euros?\\b)|\\d+ ?mil euros)';
const BILL =
  '(?:facturas?|certificacion(?:es)?|minutas?|portes|honorarios|cuotas?|recibos?|plazos?|liquidacion(?:es)?|siniestros?|comision(?:es)?|fianzas?|anticipos?|subvencion(?:es)?|alquiler(?:es)?|trabajos?|obras?|fiestas|servicios?|stands?|encargos?|pedidos?)\\b';
const PAID = '(?:pagad|abonad|liquidad|ingresad|satisfech|transferid)\\S*';
const LONG =
  '(?:(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|varios|\\d+) (?:meses|semanas|anos)|un ano|medio ano|(?:sesenta|noventa|ciento \\S+|\\d\\d+) dias)';

const OWED = [
  `nos (?:debe|deben|debia|debian|adeuda|adeudan|siguen? debiendo)\\b(?! (?:\\S+ )?\\S{2,}(?:ar|er|ir)(?:nos|se|lo|la|los|las|le|les)?\\b)(?! (?:que|un favor))`,
  `(?:no|nunca|tampoco|ni|todavia no|aun no) (?:nos |me )(?:ha |han |habia |habian |lo |las |los |la )*(?:${PAID}|paga|pagan|abona|abonan|liquida|liquidan|ingresa|ingresan)\\b`,
  `(?:no|nunca|tampoco|todavia no|aun no) (?:ha|han|habia|habian) (?:\\S+ )?${PAID}`,
  `(?:persigu\\S+|detras de|reclam\\S+|llamando|rogando) ${upTo(50)}(?:pague[n]?|abone[n]?)\\b|para que (?:nos |me )?(?:pague|paguen|abonen)\\b|no suelta[n]? (?:el|la|ni|un) (?:\\S+ )?(?:dinero|pasta|duro|euro|perra)|se hacen? (?:el|la|los|las) (?:loc|remolon|suec|sord)\\S+`,
  `no nos devuelven? (?:el|la|los|las) (?:iva|fianza|dinero|deposito|retencion\\S*|aval)`,
  `sin (?:pagar|abonar|liquidar|ingresar)(?:nos|me|nosl[oa]s?)\\b`,
  `(?<!(?:tenemos|proveedor|proveedores|nominas|nuestr[oa]s?) ${words(3)})sin (?:pagar|abonar|liquidar) (?:nos |el |la |los |las |desde |un |una |\\S+ (?:meses|facturas))`,
  `(?:facturas|recibos|clientes|encargos|trabajos|ventas|cuotas) (?:\\S+ ){0,3}?(?:sin cobrar|sin pagar|impagad\\S*|vencid[oa]s|pendientes? de (?:cobro|cobrar|pago))`,
  `sin cobrar\\b(?! (?:nada|entrada|a los|al cliente))|sin reclamar\\b|impagad|morosos?\\b|morosidad|pendientes? de cobro|por cobrar desde|nos deuda`,
  `retenciones (?:\\S+ ){0,6}(?:sin|vencid|no )`,
  `(?:no|ni) (?:\\S+ ){0,2}?(?:hay (?:manera|forma) de|conseguimos|logramos|hemos conseguido|acabamos de|podemos|hemos) (?:cobrar\\S*|cobrado)`,
  `(?:tardan?|tardando|llevan?) ${upTo(30)}${LONG} (?:en|sin) (?:pagar|abonar|liquidar)`,
  `(?:tardan?|tardamos) ${upTo(30)}en (?:pagarnos|cobrar\\S*)`,
  `(?:pagan?|cobramos) (?:nos )?(?:a los |a |al cabo de )${LONG}|nos pagan? (?:\\S+ )?(?:tarde|con retraso|cuando (?:quieren?|pueden?|les))|cobramos (?:\\S+ )?(?:tarde|con retraso)`,
  `si (?:es que )?(?:nos )?pagan\\b(?! (?:con|al|en|mas|menos|por))`,
  `pagan cuando (?:quieren|pueden|les)|nos tienen? (?:pillad|cogid|enganchad)\\S* (?:con|en|por) ${MONEY}|no hemos visto (?:ni )?un (?:euro|duro|centimo)|no vemos (?:ni )?un (?:euro|duro|centimo)`,
  `(?:se niega|se niegan|no quieren?) (?:\\S+ )?(?:pagar|abonar)`,
  `${MONEY} (?:\\S+ ){0,2}?nuestros\\b|(?:euros|€) (?:\\S+ ){0,2}?(?:en la calle|parados,|parados\\b(?! en)|pendientes|atascados|retenidos|bloqueados|en el aire|sin cobrar|que no cobramos)`,
  `nos (?:ha |han |esta |estan )?(?:retien|reteni|discut|disput|rechaz|devuelv|devuelt|impugn|bloque|paraliz|para)\\S* (?:\\S+ ){0,3}?(?:${BILL}|pagos?|cobros?|dinero|euros|\\d+ por ciento)`,
].join('|');

const OWING = [
  'reembolsos? (?:\\S+ ){0,6}(?:tard|semanas|meses|retras|pendient)|devoluciones de dinero|fianzas? (?:\\S+ ){0,3}(?:sin devolver|tard)|pagamos (?:\\S+ ){0,3}?(?:tarde|con retraso|fuera de plazo)',
  `(?<!nos )debemos (?:dinero|a (?:proveedores|clientes|los proveedores)|${MONEY}|(?:\\S+ ){0,2}?(?:nominas?|pagas?|meses de alquiler|facturas|cuotas|vacaciones|horas extra))`,
  `(?:no (?:hemos pagado|pagamos)|sin pagar) (?:\\S+ ){0,2}?(?:proveedor\\S*|nominas?|sueldos?|alquiler|iva|seguros sociales|horas extra)`,
  `(?:tenemos|hay) (?:\\S+ ){0,3}?proveedores (?:\\S+ ){0,2}?sin pagar`,
].join('|');

/** Papers and checks that the law asks for, and that mean nothing else. */
const PAPER =
  '(?:carnes?\\b(?! de (?:socio|biblioteca|la biblioteca|fidelizacion|temporada))|carnets?\\b(?! de (?:socio|biblioteca))|licencias?\\b(?! de (?:software|office|uso|windows|adobe|autocad)| (?:del? )?programa)|(?<!los )permisos?\\b(?! de (?:carpeta|acceso|usuario)s?)|autorizacion(?:es)?\\b|\\bitv\\b|\\boca\\b|habilitacion(?:es)?|homologacion(?:es)?|certificad[oa]s? (?:de (?:delitos|conformidad|aptitud|profesionalidad|instalacion|seguridad|calibracion|manipulador\\S*)|medic\\S*|energetic\\S*|electric\\S*|digital)|seguro (?:de )?(?:responsabilidad|rc)\\b|poliza de responsabilidad|plan (?:de )?(?:autoproteccion|emergencias?|evacuacion|igualdad|prevencion|seguridad)|evaluacion(?:es)? de riesgos|reconocimientos? medicos?|registros? (?:de (?:jornada|residuos|explosivos|armas|medicamentos|actividades|temperaturas|fitosanitarios|visitas de obra)|mercantil|sanitario)|registro de la jornada|libros? (?:de (?:registro|entradas(?! del museo)|subcontratacion|visitas|incidencias|medicamentos|explotacion|mantenimiento|ordenes|actas|estupefacientes|polvorines)|oficial(?:es)?|registro|diario oficial)|cesion(?:es)?\\b|consentimientos?\\b|declaracion(?:es)? (?:responsables?|de (?:residuos|envases|conformidad|prestaciones|alergenos|impacto))|cuentas anuales|manipulador(?:es)? de alimentos|formacion (?:en prevencion|obligatoria|de prevencion)|titulo (?:de patron|de socorrista|nautico)|tarjetas? (?:de transporte|de tacografo|profesional(?:es)?)|dni\\b(?= caducad)|nie\\b|boletin electrico|legalizacion|cedula de habitabilidad|titulacion(?! academica)|fichas? de seguridad|protocolo de acoso|canal de denuncias|alta en (?:la )?seguridad social|derechos de imagen|permiso (?:de las familias|para las fotos))';
/** Checks and contracts that ordinary work has too: their lapse must be plain. */
const CHECK =
  '(?:(?:el |la )?(?:instalacion del? )?gas (?:de la |del )\\S+|caldera\\S*|elevador(?:es)?|grua|puente grua|inspeccion(?:es)?|revision(?:es)?|calibracion(?:es)?|contratos?|verificacion(?:es)?|extintores?|ascensor(?:es)?|montacargas|linea de vida|puesta a tierra|instalacion electrica)';
const PART =
  '(?:firmad|hech|renovad|revisad|pasad|presentad|actualizad|tramitad|declarad|registrad|inscrit|sellad|comunicad|entregad|pedid|solicitad|llevad|puest|al dia|en regla|en vigor)\\S*';
const TO_DO =
  '(?:firmar|hacer|renovar|revisar|pasar|presentar|actualizar|tramitar|sellar|inscribir|legalizar|registrar|declarar|comunicar|pedir|solicitar|calibrar|poner al dia)';
const AUX = '(?:no|nunca|nadie|jamas|tampoco|ni) (?:nos |me |lo |la |los |las |le |les |se |lo ha|)*';
const HAVE = '(?:ha|han|hemos|he|habia|habian|esta|estan|estaba|tenemos|tiene|tienen|tengo|teniamos)';
const OVERDUE = `(?:caduc(?:o|aron|ad[oa]s?|an|a|aba)\\b|vencid[oa]s?\\b|vencio\\b|vencieron\\b|fuera de (?:plazo|fecha)|(?:esta|estan|va|van) pasad[oa]s?\\b|(?:se|se nos|se le|se les) (?:ha |han )?(?:paso|pasaron|pasado|caducado|caduco)\\b|tenia[ns]? que haber\\S*|tendria[ns]? que haber\\S*|debia[ns]? haber\\S*|deberia[ns]? haber\\S*|toc(?:o|aba) (?:hace|en)|atrasad[oa]s?\\b)`;
const UNDONE = `(?:${OVERDUE}|sin ${TO_DO}|${AUX}${HAVE} (?:\\S+ )?${PART}|(?:nadie|nunca|no|jamas) (?:\\S+ ){0,2}?(?:firma|firmo|firman|renovo|renueva|revisa|reviso|presento|presenta|actualiza|tramito|hizo|lleva al dia|pone al dia|paso)\\b|cuando (?:se )?(?:acuerdan?|puede|nos acordamos|se acuerda|hay tiempo|tiene un rato))`;

const LEGAL = [
  'ilegal|incumpli|no cumpl(?:e|imos|en) (?:con )?(?:la (?:ley|norma)|el (?:rgpd|reglamento)|las normas)|multas?\\b|sancion(?:es|ad|ado|aron)?\\b|denuncias?\\b|inspeccion de (?:trabajo|sanidad|consumo|hacienda)',
  '(?:declaracion|certificado|licencia|permiso)\\S* (?:\\S+ ){0,5}(?:fals|caducad|vencid)|(?:fals|caducad)\\S+ (?:\\S+ ){0,2}(?:declaracion|certificado|licencia)|declaracion(?:es)? de (?:conformidad|prestaciones)|obligacion legal|obligatorio por ley|exige la ley|appcc\\b|certificados? de delitos|libros? de subcontratacion|plan(?:es)? de seguridad y salud|(?:partes?|registros?) de viajeros|tacografos?\\b|archivo cronologico|consentimientos? informados?|marcado ce\\b|prevencion del blanqueo|hojas? de reclamacion',
  `(?:no|nadie|sin|nunca) (?:\\S+ ){0,3}?(?:dad[oa]s?|dar|dimos|estan?|da) (?:\\S+ )?de alta (?:en (?:la )?(?:seguridad social|hacienda|industria|el registro|autonomos)|a (?:los|las|el|la|dos|tres|cuatro|un) (?:\\S+ )?(?:extras?|camarer\\S+|trabajador\\S+|empleada?|temporer\\S+|chic\\S+|peon\\S*))|(?:trabaja|trabajan|trabajando|esta|estan) (?:\\S+ ){0,2}?sin (?:contrato|alta|papeles|asegurar)\\b`,
  `sin seguro\\b(?! de que)|no tienen? (?:\\S+ )?pasad[oa]s? (?:la|el)|no tienen? el (?:c|c1|d|cap|carne|titulo|adr)\\b|si (?:es|sera) legal|si (?:estamos|esta|estan) (?:asegurad|autorizad|cubiert)\\S*`,
  `(?:nadie|no se|no) (?:apunta|anota|registra|mide|anotan|apuntan|apuntamos)\\S* (?:\\S+ ){0,3}?(?:temperaturas?|cloro|ph|limpiezas?|controles|trazabilidad|lotes)\\b|(?:viene|venga|vienen|viniera) (?:\\S+ )?(?:sanidad|hacienda|trafico|industria|consumo|la inspeccion|inspeccion|el inspector|la inspectora|un inspector)\\b`,
  `(?:es|era) (?:una )?obligacion (?:nuestra|legal)|hay que (?:comunicar|notificar|declarar)\\S* (?:\\S+ ){0,3}?a (?:sanidad|hacienda|trafico|industria|la autoridad|consumo|la guardia civil)`,
  `inspectora? (?:\\S+ ){0,4}?(?:falta\\S*|no habia|no estaba\\S*|no teniamos)|(?:te|nos|me|le) pueden? (?:\\S+ )?(?:parar|cerrar|multar|sancionar|precintar|clausurar)`,
  `(?:guardia civil|inspector\\S*|inspeccion|hacienda|sanidad|seprona|trafico|proteccion de datos|capitania|la policia) (?:\\S+ ){0,2}?(?:puede[n]?|venga[n]?|viene[n]?|nos pill\\S+|aparezca|aparece|mult\\S+|sancion\\S*|nos cierr\\S+) `,
].join('|');

const LEGAL_PAIRS: StakeWords['legal']['pairs'] = [
  {
    first: PAPER,
    then: `(?:${UNDONE}|falta(?:n|ba)?\\b|no (?:lo |la |los |las )?(?:tenemos|tiene|tienen|hay|existe))`,
    within: 51,
  },
  {
    first: `(?:caducad[oa]s?|caduco|caducaron|vencid[oa]s?|vencio|vencieron|paso|pasaron)\\b`,
    then: PAPER,
    within: 20,
  },
  {
    first: `(?:(?<!gente |otros )sin|falta|faltan|faltaba|no (?:tenemos|tiene|tienen|tengo|hay))(?: hech[oa])?(?: el| la| los| las| un| una| ningun| ninguna| ni)?(?![a-z])`,
    then: PAPER,
    within: 2,
  },
  { first: `(?:sin ${TO_DO}|${AUX}${HAVE} (?:\\S+ )?${PART})`, then: PAPER, within: 26 },
  {
    first: `(?:nadie|nunca|no|jamas|tampoco) (?:nos |me |le |les |se |los |las )*(?:firma|firmo|renovo|renueva|revisa|presenta|presento|actualiza|hizo|hace|hacemos|llevamos|lleva|pidio|pide|pedimos)\\b`,
    then: PAPER,
    within: 16,
  },
  {
    first: CHECK,
    then: `(?:no se (?:revisa|inspecciona|pasa)\\S*|${OVERDUE}|${LONG} sin ${TO_DO}|sin (?:firmar|revisar|pasar)|${AUX}(?:esta|estan|hemos|ha|han) (?:\\S+ )?(?:firmad|pasad|revisad)\\S*)`,
    within: 46,
  },
  { first: OVERDUE, then: PAPER, within: 22 },
  { first: OVERDUE, then: CHECK, within: 22 },
];

const PERSON =
  '(?:residente|trabajador|operari[oa]|peon|oficial|aprendiz|client[ea]|nin[oa]|alumn[oa]|huesped|ancian[oa]|companer[oa]|chic[oa]|chaval|emplead[oa]|abuel[oa]|camarer[oa]|monitor|socorrista|mecanic[oa]|electricista|montador|soldador|pintor|repartidor|actor|actriz|bailarin|jinete|usuari[oa]|paciente|tecnic[oa]|ayudante|becari[oa])\\S*|\\b(?:a )?uno|una de (?:las|nuestras)|uno de (?:los|nuestros)|alguien|dos de (?:los|las|la)';
const BODY =
  '(?:el|la|un|una|los|las|su|sus|dos|tres) (?:dedos?|manos?|pies?|piernas?|brazos?|espaldas?|hombros?|munecas?|rodillas?|ojos?|costillas?|tobillos?|oidos?|pulmon(?:es)?|cervicales|lumbares|cara|codos?|cadera|clavicula|pulgar)\\b';
const HARM =
  '(?:cayo|caido|cort(?:o|ado|an|a)\\b|rompio|roto|rota|quem(?:o|ado|an|a)\\b|golpe\\S*|aplast\\S*|pill(?:o|ado|a)\\b|atrap\\S*|clav(?:o|ado)|lesion\\S*|torci\\S*|fractur\\S*|salto\\b|saltado|destroz\\S*|duelen?\\b|perdio|perdido|hecho polvo|hechos polvo|amput\\S*|dan(?:o|ado)\\b|fastidiad\\S*|dislocad\\S*|abrio\\b)';
const COVER =
  '(?:mascarillas?|arnes(?:es)?|guantes|cascos?|gafas|epis?|linea de vida|chaleco|protector(?:es)? auditivos?|protecciones?|barandillas?|tapones (?:de|en)|medir (?:el aire|gases|los gases)|calzado de seguridad|redes|resguardos?)\\b';

const SAFETY = [
  'accidentes? (?:laboral|de trabajo|en la obra|en el taller|en (?:la )?(?:cocina|nave|planta|fabrica|almacen))|accidentad|bajas? (?:\\S+ )?por accidente|caidas? (?:de|desde) (?:altura|andamio|la escalera)|prevencion de riesgos|(?:tecnic[oa]|servicio|delegad[oa]) de prevencion|seguridad laboral|amianto|alergeno|extintor|legionel|monoxido',
  `${HARM} ${upTo(30)}${BODY}|${BODY} (?:\\S+ ){0,2}?(?:destroz|rot|quemad|lesionad|fastidiad|hech[oa]s? polvo|atrapad|dislocad)\\S*`,
  `(?:${PERSON}) (?:\\S+ ){0,3}?se (?:\\S+ ){0,2}?(?:cayo|caido|caen?(?! (?:tod|el |la |los |las ))|cayeron|resbal\\S*|quem(?:o|ado)|cort(?:o|ado)|lesion\\S*|intoxic\\S*|ahog\\S*|electrocut\\S*|hizo dano|descalabr\\S*|desmay\\S*|mare(?:o|a|an|aron)|clavo)\\b`,
  'se (?:\\S+ ){0,2}?(?:cayo|caen|caido|cayeron|caiga|resbal\\S*) (?:\\S+ ){0,2}?(?:de|del|desde|por) (?:la |el |un |una )?(?:escalera|tejado|andamio|altura|caballo|tarima|camilla|cama|plataforma|arbol|cubierta|escenario|camion|carretilla|foso|rama|tractor)',
  '(?:elevador|grua|ascensor|montacargas|plataforma|puerta) (?:\\S+ ){0,3}?(?:baja|se mueve|cae|se abre|arranca) sol[oa]\\b|enfermedad profesional|silicosis|dermatitis|sarpullid|eccemas?|sordera|quedan? sord|perdida de audicion|quemaduras?\\b|intoxica\\S*|lumbalgia|tendinitis|hernias?\\b|descarga electrica|calambrazos?|electrocut\\S*|dedos blancos|desmay\\S*',
  `(?:sin|no (?:usan?|llevan?|se ponen?|utilizan?|quieren ponerse)|nadie (?:usa|lleva|se pone)) (?:\\S+ ){0,2}?${COVER}`,
  '(?:quit|sac|puente|anul|desmont|levant)\\S* (?:\\S+ ){0,3}?(?:resguardos?|protecciones?|proteccion|la seta|parada de emergencia|sensor(?:es)? de seguridad|la defensa|barandilla)',
  '(?:gas|humos?|vapores?|disolventes?|polvo|cloro|lejia|barniz|cola|resina|pintura)\\b (?:\\S+ ){0,5}?(?:mare[ao]\\S*|tos\\b|tosen|ahoga\\S*|respir\\S*|pica[n]? (?:los ojos|la garganta)|los ojos|la garganta)|(?:mare[ao]\\S*|tosen|respiran?|respirando|tragan?|tragando) (?:\\S+ ){0,4}?(?:gas|humos?|vapores?|disolventes?|polvo|cloro|silice|serrin)\\b',
  '(?:extraccion|ventilacion|aspiracion|extractor) (?:\\S+ ){0,4}?(?:no (?:tira|chuta|funciona|va|aspira|hay)|estropead|rota|roto|averiad|atascad)\\S*',
  '(?:baj|entr|met)(?:a|an|amos|e|en|emos) (?:\\S+ ){0,3}?(?:a|en) (?:la |el |los |las )?(?:fosa|deposito|tanque|silo|pozo|cisterna|arqueta|tolva|cuba|tina)\\S* (?:\\S+ ){0,2}?(?:sin|sol[oa]s?)\\b',
  '(?:sub|trabaj)(?:e|en|imos|a|an|amos) (?:\\S+ ){0,3}?(?:al|en el|a la|por el|en la) (?:tejado|andamio|cubierta|escalera|altura|tejados) (?:\\S+ ){0,2}?(?:sin|sol[oa]s?)\\b',
  'explot(?:o|ado|e)\\b|explosion(?:es)?\\b|atropell\\S*|casi (?:me|le|les|nos|lo|la) (?:coge|engancha|cae encima|da en|corta|aplasta)|perd(?:io|ido) (?:media|un|una|la|dos) (?:\\S+ )?(?:una|dedo|falange|yema|ojo|dedos)\\b|suelo (?:\\S+ ){0,4}?resbala|(?:cuelga|sujet)\\S* (?:\\S+ ){0,2}?(?:de|con) (?:una|un|unas) (?:cuerda|alambre|brida|cinta)|frenos? (?:\\S+ ){0,3}?(?:no (?:van|frenan|aguanta\\S*)|falla\\S*|gastad\\S*)|casi (?:\\S+ ){0,4}?(?:pilla|atropell\\S*|se cae|se mata|mata|se quema|nos cae|ahoga|aplasta)|(?:un|cualquier|algun) dia (?:\\S+ ){0,5}?(?:desgracia|se mata|se matan|accidente|matamos|nos matamos|pierde (?:un|una|el|la)|se quema|ardemos)|va a haber (?:\\S+ ){0,2}?(?:desgracia|accidente|muertos?)',
  '(?:acido|lejia|cloro|disolvente|gasolina|bombonas?|amoniaco|gasoil|propano|polvora|explosivos?)\\S* (?:\\S+ ){0,6}?(?:al lado|junto|encima|debajo|pegad[oa]s?) (?:\\S+ ){0,2}?(?:caldera|horno|lejia|acido|soldadura|cuadro|estufa|fuego|cocina|freidora|cloro|salida)',
].join('|');

export const SPANISH_STAKES: StakeWords = {
  legal: {
    hint: 'ilegal|incumpl|cumpl|multa|sancion|denunci|inspec|declar|certif|licenc|permis|fals|caduc|obliga|exige|appcc|libro|plan|parte|regist|tacogr|archivo|consent|marcado|preven|hoja|carn|autoriz|itv|oca\\b|habilit|homolog|seguro|poliza|evalua|reconoc|cesion|cuentas|manipul|formac|titul|tarjeta|dni|nie|boletin|legal|cedula|ficha|protocolo|canal|alta|derecho|revis|calibr|contrat|verific|extintor|ascensor|montacarg|linea|puesta|instal|gas|calder|elevador|grua|puente|asegur|cubiert|papeles|sanidad|hacienda|seprona|trafico|proteccion|capitan|polic|guardia|industr|consumo|temperat|cloro|ph\\b|limpiez|control|trazab|lote|pasad|c1?\\b|d\\b|cap\\b|adr\\b|pueden?\\b|vencid|autoridad',
    sign: LEGAL,
    pairs: LEGAL_PAIRS,
  },
  safety: {
    hint: 'accid|baja|caid|tecnic|servicio|delegad|segur|amianto|alerg|extint|legion|monox|dedo|mano|pie|pierna|brazo|espald|hombro|muneca|rodilla|ojo|costill|tobillo|oido|pulmon|cervic|lumb|cara|codo|cadera|clavic|pulgar|se\\b|enferm|silic|dermat|sarpull|eccem|sord|perdid|perdio|quemad|intox|tendin|hernia|descarg|calamb|electroc|desmay|mascar|arnes|guante|casco|gafa|epi|chaleco|protect|protecc|barand|tapon|medir|calzado|red|resguard|gas|humo|vapor|disolv|polvo|cloro|lejia|barniz|cola|resina|pintura|mare|tos|respir|trag|extrac|ventil|aspir|baj|entr|met|sub|trabaj|explo|atropell|casi|dia|desgrac|muert|acido|gasol|bombon|amoni|gasoil|propan|polvora|suelo|cuelg|sujet|freno|elevad|grua|ascens|montac|platafor|puerta',
    sign: SAFETY,
    pairs: [],
  },
  owing: { hint: 'reembol|devol|fianza|pag|debemos|proveed', sign: OWING, pairs: [] },
  owed: {
    hint: 'nos\\b|deb|adeud|pag|abon|liquid|ingres|cobr|factur|recib|client|encarg|trabaj|venta|cuota|reclam|impag|moros|pend|retenc|tard|euro|€|mil\\b|\\d|se\\b|suelta|persig|detras|llamando|rogando|transfer|satisf',
    sign: OWED,
    pairs: [],
  },
};
