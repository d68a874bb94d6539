/** Spanish verbs in the forms in which a fact begins with them; those that are nouns too are left out. */
export const SPANISH_VERB_FORMS =
  'abarca abre absorbe acompaña aguanta ahorra ahuyenta alcanza alivia aporta aprovecha asegura automatiza avisa calcula calienta calma cabe contiene combina conecta conserva controla convierte crece cubre cuida da dan detecta dirige dispone elabora elimina emite encaja enfría ensaya envía es están está evita exporta facilita favorece filtra funciona garantiza genera hace hidrata ilumina imparte impide importa incluye incorpora integra invita lee limpia llega lleva mantiene mejora mide muestra necesita nutre ocupa ofrece organiza permite pesa prepara previene produce protege puede queda recibe recoge recuerda reduce refuerza regula repara repele requiere resiste responde reúne sale sincroniza sirve son soporta suaviza suma tiene trabaja trae transforma usa utiliza va vale viene vigila';

/** Verbs that show a clause wherever they stand, because no noun is written so. */
export const SPANISH_CLAUSE_VERBS =
  'es son está están tiene tienen lleva llevan incluye incluyen permite permiten puede pueden ofrece ofrecen necesita necesitan viene vienen llega llegan sale salen dura duran conserva conservan contiene contienen mantiene mantienen sirve sirven funciona funcionan garantiza reduce reducen evita evitan protege protegen cabe caben pesa pesan mide miden recibe reciben va van se hay aguanta aguantan resiste resisten ayuda ayudan te le les nos os';

export const ENGLISH_VERB_FORMS =
  'adapts adds alerts allows arrives automates avoids blocks brings calculates charges cleans comes connects contains converts covers cuts delivers detects eliminates exports feeds fits folds gives grows helps holds imports includes improves integrates keeps lasts lets lifts makes measures mixes monitors needs offers opens packs pays plugs prevents prints produces protects provides pulls reduces removes repels replaces requires resists runs saves seats sends serves ships sleeps shows stands stays stores supports sync syncs takes tastes tracks turns updates uses washes weighs withstands works';
export const ENGLISH_CLAUSE_VERBS =
  'is are has have comes come includes include keeps keep lasts last works work fits fit weighs weigh needs need carries carry arrives arrive stays stay runs run holds hold lets gets get can will';

/** Spanish words that begin a description of the product rather than a thing it has. */
export const SPANISH_QUALITIES =
  'difícil difíciles imposible útil útiles cómodo cómoda cómodos cómodas suave suaves imprescindible apto apta aptos aptas ideal ideales perfecto perfecta fácil fáciles disponible disponibles compatible compatibles ligero ligera resistente resistentes libre libres listo lista listos listas rico rica válido válida recomendado recomendada gratis nuevo nueva único única más muy totalmente completamente 100 recién';

/** First words that keep their capital inside a sentence. */
export const CAPITALISED =
  'Android Bluetooth Excel Google Windows Microsoft Apple Amazon Shopify WordPress iPhone iOS Linux WhatsApp Instagram LinkedIn Facebook Wi-Fi Wifi USB LED España Madrid Barcelona Valencia Sevilla Bilbao Galicia Asturias Cantabria Andalucía Cataluña León Europa London Britain England Scotland Wales Ireland Spain Europe Spanish British English Italian French German European American Japanese Swiss Danish Swedish Portuguese Iberian Michelin Denominación';

/** English nouns that take an article in the singular, besides those of the glossary: what products have and services bring. */
export const ENGLISH_COUNTABLE =
  'account adapter adviser alarm analysis apron audit backrest badge band bar base basin basket bed belt bench blade blanket block board body book booking bowl bracket briefing broom brush bucket buckle budget bundle button cabinet calculator calendar call canopy canvas cap carrier case chamber chart checklist clasp clip clock coach coating code collar compartment compressor connector consultant consultation contract controller cover crate cushion cutter dashboard deck demo desk device dial dispenser display dock door drawer drill driver edge editor engine fan feeder file finish fork frame fuse garden gasket gear glass grip grill guide hammer handle hanger harness headset heater hinge hook hose host house hub inspection instructor interface invoice jar jig key kit knob label ladder lamp lantern latch layer lens lesson lever licence lid liner lining link lock logo loop machine magnet manager manual map mask mat meal meeting menu meter mirror model module monitor mount nozzle opener option oven pad page pan panel partner patch pattern pedal peg pillow pin plan planner plate platform plug plugin pocket policy port portal pot pouch press printer probe processor programme projector pump rack radio ramp receipt recipe refund remote report reservoir review rim ring robe rod roll roof room rope router rug sack saddle sample saw scale scanner schedule screen screw seal season seat sensor session setting shaft sheet shelf shell shield shutter sleeve slide slot socket sofa solution spacer speaker spout spring spray stand station steamer step stool stove strap strip stylist subscription suit suite summary supply support-line surface switch tab tablet tank tap team template tent terminal test thermostat ticket timer tool topper torch tour towel toy track tray trial tripod trolley tub tube tyre unit update upgrade user valve vase vest visit voucher wallet warranty washer wheel widget winch window wrap zip zone';

/** "Cancela cuando quieras", "cancel any time", "máximo 12 personas": orders and bounds are neither things nor acts. */
export const ORDER_ES =
  /^(?:(?:maximo|minimo) \d|(?:prueba|lleva|pide|compra|reserva|descubre|elige|disfruta|paga|recibe|pruebe|lleve|pida|elija)(?:te|se)?l[oa]s?(?: |$)|[a-z]+[ae] (?:cuando|tu|tus|donde|cuantos|cuantas|lo que) )/;
export const ORDER_EN =
  /^(?:(?:maximum|minimum|max|min) \d|(?:cancel|pause|change|pay|try|choose|pick|order|book|bring|return|upgrade|drop|switch|start|stop|swap|skip|add|ask|call|join) (?:any|anytime|whenever|when|at|your|the|it|before|without|from|in|up|online|as|on|by|how|between|with)\b)/;

/** "A left-handed version available" is a sentence without its verb. */
export const PREDICATE_EN =
  /^(?:available|included|provided|required|needed|welcome|possible|guaranteed|assured)$/;
