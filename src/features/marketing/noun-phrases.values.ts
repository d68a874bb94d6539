/** Spanish verbs in the forms in which a fact begins with them; those that are nouns too are left out. */
export const SPANISH_VERB_FORMS =
  'abarca abre absorbe acompaña aguanta ahorra ahuyenta alcanza alivia aporta aprovecha asegura automatiza avisa calcula calienta calma cabe contiene combina conecta conserva controla convierte crece cubre cuida da dan detecta dirige dispone elabora elimina emite encaja enfría ensaya envía es están está evita exporta facilita favorece filtra funciona garantiza genera hace hidrata ilumina imparte impide importa incluye incorpora integra invita lee limpia llega lleva mantiene mejora mide muestra necesita nutre ocupa ofrece organiza permite pesa prepara previene produce protege puede queda recibe recoge recuerda reduce refuerza regula repara repele requiere resiste responde reúne sale sincroniza sirve son soporta suaviza suma tiene trabaja trae transforma usa utiliza va vale viene vigila';

/** Verbs that show a clause wherever they stand, because no noun is written so. */
export const SPANISH_CLAUSE_VERBS =
  'es son está están tiene tienen lleva llevan incluye incluyen permite permiten puede pueden ofrece ofrecen necesita necesitan viene vienen llega llegan sale salen dura duran conserva conservan contiene contienen mantiene mantienen sirve sirven funciona funcionan garantiza reduce reducen evita evitan protege protegen cabe caben pesa pesan mide miden recibe reciben va van se hay aguanta aguantan resiste resisten';

export const ENGLISH_VERB_FORMS =
  'adapts adds alerts allows arrives automates avoids blocks brings calculates charges cleans comes connects contains converts covers cuts delivers detects eliminates exports feeds fits folds gives grows helps holds imports includes improves integrates keeps lasts lets lifts makes measures mixes monitors needs offers opens packs pays plugs prevents prints produces protects provides pulls reduces removes repels replaces requires resists runs saves sends ships shows stands stays stores supports sync syncs takes tastes tracks turns updates uses washes weighs withstands works';
export const ENGLISH_CLAUSE_VERBS =
  'is are has have comes come includes include keeps keep lasts last works work fits fit weighs weigh needs need carries carry arrives arrive stays stay runs run holds hold lets gets get can will';

/** Spanish words that begin a description of the product rather than a thing it has. */
export const SPANISH_QUALITIES =
  'apto apta aptos aptas ideal ideales perfecto perfecta fácil fáciles disponible disponibles compatible compatibles ligero ligera resistente resistentes libre libres listo lista listos listas rico rica válido válida recomendado recomendada gratis nuevo nueva único única más muy totalmente completamente 100 recién';

/** First words that keep their capital inside a sentence. */
export const CAPITALISED =
  'Android Bluetooth Excel Google Windows Microsoft Apple Amazon Shopify WordPress iPhone iOS Linux WhatsApp Instagram LinkedIn Facebook Wi-Fi Wifi USB LED España Madrid Barcelona Valencia Sevilla Bilbao Galicia Asturias Cantabria Andalucía Cataluña León Europa London Britain England Scotland Wales Ireland Spain Europe Spanish British English Italian French German European American Japanese Swiss Danish Swedish Portuguese Iberian Michelin Denominación';
