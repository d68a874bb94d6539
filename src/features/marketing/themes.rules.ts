import { foldText } from '#shared/text.ts';

/** Kinds of products, by stems in both languages; what is told in the product itself counts before the sector. */
const THEME_STEMS = [
  // What an animal eats is no dinner, and what it wears no fashion.
  [
    'general',
    'fisioter|physio|masaje|massage|pienso|mascotas?\\b|perros?\\b|gatos?\\b|dogs?\\b|cats?\\b|pets?\\b|kibble',
  ],
  [
    'training',
    'taller\\b(?! (?:mecan|de coch|de repar))|talleres de (?!coch|repar)|workshop|curso|course|clases?\\b|class(?:es)?\\b|lessons?\\b|formacion|training|academi|cata\\b|tasting (?:session|workshop)|seminari|seminar|masterclass|escuela|idiomas|language|coaching',
  ],
  [
    'software',
    'software|app\\b|aplicacion|saas|plataforma|platform|crm\\b|erp\\b|programa de|licencia|en la nube|cloud|api\\b|ciberseg|cybersec|dashboard|informatic|chatbot|facturacion electronica',
  ],
  [
    'drink',
    'vino|wine|cerveza|beer|ale\\b|lager|sidra|cider|licor|liqueur|ginebra|gin\\b|vermut|vermouth|cava\\b|bodega|winery|brewery|zumo|juice|destil|distill|whisk|kombucha|bebidas?\\b|drinks\\b|beverage',
  ],
  [
    'food',
    'cafe\\b|coffee|espresso|te\\b|tea\\b|infusion|queso|chees|aliment|food|gourmet|conserva|sardin|atun|mejillon|jamon|embutid|aceite|olive oil|miel|honey|pan\\b|bread|bakery|panader|pasteler|chocolat|galleta|biscuit|cookie|mermelada|jam\\b|salsa|sauce|pasta\\b|fruta|fruit|verdura|carne|meat|pescado|fish|queser|degustacion|membrillo|arroz|legumbre|snack|catering',
  ],
  [
    'travel',
    'hotel|hostal|habitacion (?:doble|individual|triple|familiar|con)|escapada|getaway|double room|casa rural|apartament|alojamiento|accommodation|turis|touris|viaje|trip|travel|excursion|rutas? (?:guiad|a caballo|en|por|de senderis|turist|gastron|del vino)|senderis|guided|guiada|camping|reserva|cottage|guest house|glamping|noche\\b|safari|crucero',
  ],
  [
    'beauty',
    'cosmet|crema|cream|serum|champu|shampoo|jabon|soap|perfum|maquill|make-?up|piel sensible|skin|cabello|hair|belleza|beauty|spa\\b|estetic|aceite esencial|essential oil|bienestar|wellness|balsamo|balm',
  ],
  [
    'fashion',
    'bolso|handbag|bag\\b|mochila|backpack|zapat|shoe|sneaker|bota\\b|botas|boot|camis|shirt|vestid|dress|pantal|trouser|jeans|abrig|coat|jersey|jumper|sweater|moda|fashion|ropa|clothing|calzado|footwear|joya|jewel|anillo|ring\\b|pendient|earring|reloj|watch|cinturon|belt|bufanda|scarf|marroquin|cuero|leather|textil',
  ],
  [
    'sport',
    'bicicleta|bike|bicycle|ciclis|cycling|deport|sport|running|trail|gimnas|gym|fitness|yoga|pilates|tenis|padel|golf|surf|esqui|ski|montanis|climb|escalada|camping gear|tienda de campana|tent\\b|kayak|casco|helmet|patinet|scooter',
  ],
  [
    'home',
    'mueble|furnitur|mesa\\b|table|silla|chair|sofa|cama\\b|bed\\b|colchon|mattress|lampara|lamp|alfombra|rug\\b|decora|hogar|home|cocina|kitchen|vajilla|tableware|ceramic|vela\\b|candle|manta|blanket|cojin|cushion|jardin|garden|planta|plant\\b|maceta|juguet|toy|mascota|pet\\b|perro|dog\\b|gato|cat\\b|toalla|towel|cuchill|knife|tijera|scissors|cuberteria|cutlery|sarten|pan set',
  ],
  [
    'industry',
    'maquin|machin|industri|valvul|valve|bomba|pump|sensor|motor|fabrica|factory|soldad|weld|tuber|pipe|construcc|construction|obras\\b|andami|scaffold|grua|crane|panel solar|placas? solar|solar panel|solar|climatiz|hvac|herramient|tool|recambi|spare part|embalaj|packaging|logistic|transporte|almacen|warehouse|quimic|chemical|carretilla|forklift',
  ],
  [
    'advice',
    'asesor|advis|consult|abogad|lawyer|legal|notari|contab|accounting|fiscal|tax\\b|auditor|gestoria|seguro|insurance|marketing|publicidad|advertis|agencia|agency|diseno grafico|graphic design|arquitect|architect|traduc|translat|recursos humanos|recruit|inmobil|real estate|limpieza|cleaning|reforma|fotograf|photograph|eventos|events|clinic|dental|veterin|mantenimiento|maintenance|servicio|service',
  ],
] as const;

export type Theme = (typeof THEME_STEMS)[number][0] | 'general';

const MATCHERS = THEME_STEMS.map(
  ([theme, stems]) => [theme, new RegExp(`(?<![\\p{L}\\p{N}_])(?:${stems})`, 'u')] as const,
);

/** Kinds that are done and not delivered. */
const SERVICES: ReadonlySet<Theme> = new Set(['training', 'travel', 'advice']);
export const isService = (theme: Theme): boolean => SERVICES.has(theme);

const first = (text: string): Theme | undefined => {
  const folded = foldText(text.slice(0, 2_000));
  return MATCHERS.find(([, matcher]) => matcher.test(folded))?.[0];
};

/** The name says most, then the words that the description begins with, then the sector, then whatever is left. */
export const themeOf = (name: string, opening: string, sector: string, description: string): Theme =>
  first(name) ?? first(opening) ?? first(sector) ?? first(description) ?? 'general';
