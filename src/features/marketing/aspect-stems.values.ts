/**
 * What a fact is about: stems in both languages, folded, matched from a word's start; the first row that matches wins,
 * so what is telling stands before what is broad. Only the wording hangs on it, never whether a fact is true.
 */
export const ASPECT_STEMS = [
  [
    'near',
    'a \\d+ (?:minutos?|km|kilometros|metros|pasos|horas?) (?:de|del)\\b|\\d+ (?:minutes?|km|miles?|metres|yards|hours?) from|situad|ubicad|located|junto a|frente a|next to|in the (?:centre|heart)|centro de|vistas|views|walking distance',
  ],
  [
    'freedom',
    'sin permanencia|minimum term|no contract|sin contrato|cancel|baja cuando|sin compromiso|no commitment|no tie',
  ],
  [
    'support',
    'asesor[ae]?s? asignad|assigned|respuesta en|respuesta el|reply within|response within|answer within',
  ],
  [
    'expert',
    '(?:certified|qualified|accredited|licensed) (?:teach|instruct|train|tech|coach|staff|engineer)\\w*|(?:profesor|monitor|instructor|tecnic|formador|docent)\\w* (?:certif|titulad|acredit|cualific)\\w*',
  ],
  ['ready', 'montad[oa]s?\\b|assembled|listo para usar|ready to use'],
  ['comfort', 'facil de limpiar|easy to clean'],
  [
    'trace',
    'trazab|traceab|(?:el|numero de|cada|por|su) lote\\b|lote trazad|batch (?:number|code|record)|nombre del?\\b|numero de serie|serial number|numerad|numbered|qr\\b',
  ],
  [
    'guarantee',
    'garanti|repuest|spare part|guarantee|warrant|devoluc|devuelv|(?:free|easy|days?|months?) returns?\\b|returns (?:accept|within|polic)|refund|reembols|money back|cambios? grat',
  ],
  [
    'invoice',
    'presupuesto cerrado|precio cerrado|tarifa plana|fixed (?:fee|price|quote)|flat (?:rate|fee)|factur|invoic|bonificac|bonificab|subven|subsid|fundae|desgrav|deduc|financia|a plazos|instalments|finance|leasing|renting',
  ],
  [
    'diet',
    'apt[oa]s? para|suitable for|piel sensible|sensitive skin|sin perfume|fragrance[- ]free|sin gluten|gluten|sin lactosa|lactos|lactose|vegan|vegetarian|sin azucar|sugar[- ]free|no added sugar|sin aditivos|sin conservantes|additive|preservative|hipoalerg|hypoallerg|sin alcohol|sin parabenos|paraben|cruelty|alergen|allergen|celiac|coeliac',
  ],
  [
    'certificate',
    'certif(?!icado (?:al|de (?:asist|aprov)|final)|icate (?:on|at the end|of (?:compl|attend)))|iso\\b|iso \\d|homolog|denominacion de origen|d\\.?o\\.?p|igp\\b|pdo\\b|pgi\\b|acredit|accredit|marcado ce|ce mark|patentad|patented|premi(?:o|os|ad[oa]s?)\\b|award|medall',
  ],
  [
    'sustainable',
    'recicl|recycl|compost|biodegrad|sosten|sustain|huella|carbon neutral|co2|renovabl|renewab|km 0|kilometro cero|reutiliz|reusab|plastic[- ]free|sin plastico',
  ],
  ['gift', 'regal(?:o|os|ar)?\\b|gift|presentacion (?:cuidad|elegant)|obsequi|tarjeta dedic|dedicator'],
  [
    'place',
    'en la sede|presencial|videollamada|video ?call|en linea|online|en sus? instalac|^on[- ]site|(?:training|service|support|workshop|visits?|class(?:es)?|course|repairs?) on[- ]site|at your|in person|face[- ]to[- ]face|remot|en directo|a distancia|aulas?\\b',
  ],
  [
    'delivery',
    'se sirve|sirve en|envi[oa]|entrega|deliver|ship(?:s|ped|ping|ment)?\\b|plazo de|lead time|reparto|recogidas? (?:en|a|grat|el mismo)|dispatch|(?<!cita )en (?:24|48|72) ?h',
  ],
  [
    'keeping',
    'meses de uso|months of use|conservan? (?:\\d|bien|en|hasta|durante|\\p{L}+ (?:dia|mes|ano))|se conserva|conservacion|caduc|keeps?\\b|shelf[- ]life|best before|consumo preferente|aguantan? (?:\\S+ )?(?:dia|semana|mes|ano)|se mantienen? fresc|stays fresh',
  ],
  [
    'contents',
    'desayuno|breakfast|media pension|half board|inclu[iy]e|incluid|includ(?:es?|ed)\\b|trae|contiene|contains|surtido|seleccion de|selection of|kit\\b|juego de|set of|comes with|pack de|pack of',
  ],
  [
    'group',
    'de \\d+ a \\d+ (?:person|particip|alumn|asist|invit)|\\d+ to \\d+ (?:people|guests|part)|hasta \\d+ (?:person|usuar|alumn)|up to \\d+ (?:people|users|guests|seats)|grupos?\\b|groups?\\b|max(?:imum|imo)?\\.? (?:de )?\\d+ (?:person|people|guest|alumn|particip|asist|student|seats)|plazas|participant|alumnos|capacidad para',
  ],
  [
    'expert',
    'impart|maestr[oa]|taught|led by|instructor|profesor|formador|expert|especialist|specialist|anos de experiencia|years of experience|years. experience|ingenier|engineer|enolog|sommelier|sumiller|equipo (?:propio|de)|our team|firmad|tutor',
  ],
  [
    'support',
    'soporte (?:tecnic|telef|por |24|gratuit|personal|en linea|continu|incluid)|(?:phone|e-?mail|technical|customer|free|live|dedicated|ongoing|local|24/7) support|support (?:by|line|team|desk|included)|asistencia|assistance|atencion|helpline|helpdesk|(?<!(?:sin|bajo|poco) )mantenimiento|(?<!(?:low|no|little) )maintenance|acompana|respuesta en|reply within',
  ],
  [
    'secure',
    'cifrad|encrypt|rgpd|gdpr|copias? de seguridad|backup|contrasena|password|proteccion de datos|data protection|(?:pagos?|conexion|acceso|servidor(?:es)?|datos) segur|secured? (?:payment|checkout|server|log-?in|access|storage|cloud|data)|servidores en|servers in|privacid|privacy',
  ],
  [
    'connects',
    'integra(?:n|cion|ciones|ble|d[oa]s? (?:con|en))?\\b|integrat|compatib|conect|connect|api\\b|sincroni|sync|bluetooth|wi-?fi|usb|importan? (?:dato|archiv|ficher|desde|extract|contact|los )|imports? (?:data|bank|files?|from|contact)|exportan? (?:a |en |dato|los )|exports? (?:to|data)|excel\\b|plug-?in|works with|funciona con',
  ],
  [
    'savesTime',
    'ahorra\\w* (?:\\w+ )?(?:tiempo|hora|minut|dia)|sav\\w+ (?:\\w+ )?(?:time|hour|minute|day)|automatiz|automates?\\b|automating|en (?:un|dos|tres|\\d+) (?:clic|minuto|paso)|in (?:one|two|\\d+) (?:click|minute|step)|in minutes|horas a la semana|hours a week',
  ],
  [
    'savesMoney',
    'sin coste|free of charge|sin cargo|ahorr|reduce\\w* (?:el|la|los|un|en)? ?(?:coste|gasto|consumo|factura|\\d)|cuts? (?:cost|bill|energy)|sav(?:es|ings?)\\b|lower (?:cost|bill)|bajo consumo|low (?:energy|consumption)|eficien|efficien|descuent|discount|sin comision|no commission',
  ],
  [
    'reports',
    'inform(?:es|e)\\b|reports?\\b|reporting|panel(?:es)? (?:de (?:control|mando|datos)|con)|control panel|dashboard|cuadro de mando|estadist|statistic|(?<!diseno )graficos?\\b|charts?\\b|en tiempo real|real[- ]time|analitic|analytics|previs|forecast',
  ],
  [
    'custom',
    'personaliz|customi|custom\\b|a medida|made[- ]to[- ]measure|bespoke|tailor-?made|tailored|grabad|engrav|su logo|your logo|a la carta|a eleg|to choose|configurab|tallas|colores|colours|colors|sizes',
  ],
  [
    'ready',
    'list[oa]s? para|ready to|sin instalac|no install|facil|easy|sin obras|sin herramient|no tools|montad|pre-?assembled|plug and play|sin formacion|intuitiv|simple\\b|sencill|desmontab|plegab|fold',
  ],
  [
    'steady',
    '(?:sabor|calidad|precios?|resultados?|suministro|textura|color) (?:\\p{L}+ )?(?:estable|constante|uniforme)|todo el ano|all year|siempre igual|consisten|same every|homogen|uniformidad',
  ],
  [
    'taste',
    'sabor|flavou?r|aroma|textura|texture|cremos|creamy|intens|notas de|notes of|picante|spicy|dulce|suave',
  ],
  [
    'origin',
    'made in|hech[oa]s? en|fabricad[oa]s? en|elaborad[oa]s? en|producid[oa]s? en|produced in|grown in|cultivad[oa]s? en',
  ],
  [
    'process',
    'curacion|curad|maduraci|matur|aged\\b|ageing|aging|artesan|by hand|handwork|hand-?(?:made|craft|finish|stitch|sewn|woven|picked|rolled|painted|carved|cut|blown|built|knit|dipped|poured|turned)|hecho|hecha|made\\b|a mano|elabora|fabrica|cosid|stitched|tallad|carved|fermentac|ferment|tostad|roast|prensad|pressed|tradicion|tradition|crianza|barrica|barrel|soplad|tejid|woven|recolect|recogid[oa]s? a mano|picked|vendimia|cocido|cocinad',
  ],
  [
    'power',
    'ip\\d\\d|m3\\b|m³|por hora|per hour|bateria|battery|autonomia|potencia|motor|\\d+ ?(?:kw|w|v|mah|wh|hp|cv|lm|rpm|mbps|ghz)\\b|velocidad|speed|carga rapida|fast charg|rendimiento|performance|memoria|memory|resoluc|frenos|brakes|marchas|gears',
  ],
  [
    'comfort',
    'facil de limpiar|easy to clean|lavabl|washab|lavavajillas|dishwasher|bolsillo|pocket|compartim|liger[oa]|light(?:weight)?\\b|comod|comfort|ergonom|silencios|quiet|transpirab|breathab|suave|soft|acolchad|padded|antidesliz|non-slip|impermeab|waterproof|ajustab|adjustab|resisten|durab|hard-?wearing|robust',
  ],
  [
    'material',
    'ecologic|organic|leche|milk|algodon|cotton|lana|wool|cuero|leather|piel\\b|madera|wood|roble|oak|acero|steel|alumin|ceramic|vidrio|glass|lino\\b|linen|seda|silk|ingredient|harina|flour|aceite|oil\\b|hecho de|material|carbono|carbon|bambu|bamboo|papel|corcho|cork|plata|silver|cera|wax|trigo|wheat|cacao|cocoa|uva|grape|malta|malt|lupulo|hops',
  ],
  [
    'origin',
    'origen|origin\\b|local(?:es)?\\b(?! comercial)|procede|de la zona|valle|valley|montana|mountain|comarca|region|de temporada|propia cosecha|finca|estate|espan|spanish|spain|british|italian',
  ],
  [
    'format',
    '\\d+(?:[.,]\\d+)? ?(?:kg|g|gr|ml|cl|l|cm|mm|m|litros?|gramos|kilos?|metros|litres?|grams?|metres?|inches|unidades|units|paginas|pages|piezas)\\b|\\d+ ?x ?\\d+|pieza|formato|format|tamano|size|medidas|dimens|peso|weigh|pesa|envas|botella|bottle|latas?\\b|tarro|cajas?\\b|(?<!out of the )box(?:es)?\\b',
  ],
  [
    'duration',
    '(?:^|(?:dur\\w+|de|durante|en total|of|for|lasts|an?)\\s|^(?:sesion|taller|curso|session|workshop|course)\\w* )(?:\\d+|media|una|dos|tres|cuatro|noventa|sesenta|treinta|one|two|three|four|ninety|sixty|thirty)[ -]?(?:minut|hora|hour|h\\b|sesion|session|semana|week|dia|day|noche|night|mes|month|clase|lesson|modul)',
  ],
] as const;
