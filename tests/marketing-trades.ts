import type { AudienceType, MarketingFacts } from '#features/marketing/writer/checks/writer.types.ts';

export const aProduct = (
  company: string,
  sector: string,
  audience: string,
  type: AudienceType,
  [name, characteristics, advantages, price]: [string, string, string, string],
): MarketingFacts => ({
  company: {
    name: company,
    sector,
    commercialObjectives: 'Vender más',
    targetAudience: audience,
    targetAudienceType: type,
  },
  product: { name, characteristics, advantages, price },
});

/** Trades the rules were not developed with: mistakes here are mistakes for customers. */
export const TRADES: Readonly<Record<string, MarketingFacts>> = {
  water: aProduct('Manantial del Sil', 'Bebidas', 'Restaurantes y hogares', 'both', [
    'Agua del Sil',
    'Agua mineral natural, botella de vidrio de 750 ml, mineralización débil',
    'Envase retornable; recogida gratuita de vacíos; análisis trimestral',
    '1,20 €/botella',
  ]),
  oil: aProduct('Almazara Las Nieves', 'Aceite de oliva', 'Cocineros y amantes del aceite', 'both', [
    'Picual temprano',
    'Aceite de oliva virgen extra de aceituna picual, cosecha de octubre, extracción en frío a menos de 27 °C',
    'Acidez inferior a 0,2°; frutado intenso; botella de 500 ml oscura que protege de la luz',
    '9,80 € / 500 ml',
  ]),
  spectacles: aProduct('Óptica Levante', 'Óptica', 'Mujeres y hombres a partir de 45 años', 'B2C', [
    'Gafas Mar',
    'Gafas progresivas con montura de acetato y lentes antirreflejantes',
    'Adaptación garantizada en 30 días; se gradúan en tienda; dos años de garantía',
    '199 euros',
  ]),
  lessons: aProduct('Academia Lingua', 'Formación', 'Profesionales que viajan', 'B2C', [
    'Inglés para viajar',
    'Clases de inglés en grupos de 6 personas; dos horas por semana; profesores nativos',
    'Recuperación de clases perdidas; horario de tarde; material incluido',
    '75 €/mes',
  ]),
  cleaning: aProduct('Limpiezas Turia S.L.', 'Limpieza', 'Comunidades de vecinos y oficinas', 'B2B', [
    'Limpieza de portales',
    'Limpieza de portales y escaleras tres veces por semana; productos ecológicos',
    'Personal propio asegurado; parte de trabajo por correo; sin permanencia',
    'a partir de 120 € al mes + IVA',
  ]),
  shirt: aProduct('Hilo Común', 'Moda', 'Jóvenes que compran menos y mejor', 'B2C', [
    'Camiseta básica',
    'Camiseta de algodón orgánico de 180 g/m²; corte recto; cinco colores',
    'Cosida en Portugal; no encoge; devolución gratuita en 60 días',
    '24,90€',
  ]),
  diary: aProduct('Papeles de Lugo', 'Papelería', 'Estudiantes y docentes', 'B2C', [
    'Agenda 2027',
    'Agenda semanal con tapa de lino y 160 páginas',
    'Papel reciclado; abre plana; hecha a mano en Lugo',
    '18',
  ]),
  bathroom: aProduct('Obra Clara', 'Reformas', 'Propietarios de pisos antiguos', 'B2C', [
    'Reforma de baño',
    'Reforma completa de baño en 15 días laborables: alicatado, fontanería y electricidad',
    'Presupuesto cerrado; una sola persona responsable; garantía de 3 años',
    'desde 4.900 €, IVA incluido',
  ]),
  garage: aProduct('Nortia', 'Software', 'Talleres mecánicos', 'B2B', [
    'TallerPro',
    'Programa de gestión para talleres; facturación, citas y almacén; en la nube',
    'Migración incluida; soporte telefónico; ahorra 5 horas a la semana',
    '29 €/usuario/mes',
  ]),
  weekend: aProduct('Hotel Mirador', 'Hostelería', 'Parejas', 'B2C', [
    'Escapada romántica',
    'Habitación doble con vistas al mar; cena de tres platos; acceso al spa',
    'Cancelación gratuita hasta 48 horas antes; salida a las 14:00; mascotas admitidas',
    '180 € por noche para dos personas',
  ]),
  braces: aProduct('Clínica Dental Ría', 'Odontología', 'Familias', 'B2C', [
    'Ortodoncia invisible',
    'Alineadores transparentes; estudio 3D; revisiones cada seis semanas',
    'Financiación sin intereses; primera visita gratuita; se quitan para comer',
    'entre 1.900 y 3.400 €',
  ]),
  honey: aProduct('Abejas de Liébana', 'Apicultura', 'Tiendas y familias', 'both', [
    'Miel de brezo',
    'Miel cruda de brezo; tarro de 500 g; color ámbar oscuro',
    'Sin calentar; recolectada por nosotros; se cristaliza de forma natural',
    '8 €',
  ]),
  dogFood: aProduct('NutriCan', 'Mascotas', 'Dueños de perros', 'B2C', [
    'Pienso Natural',
    'pienso para perros adultos con 60% de carne fresca',
    'No lleva colorantes, ni conservantes. Saco de 12 kg. Envío gratis en 24/48h',
    '54,95 €/saco',
  ]),
  locksmith: aProduct('Cerrajería Paz', 'Cerrajería', 'Particulares', 'B2C', [
    'Apertura 24 h',
    'Abrimos puertas sin romperlas. Llegamos en 30 minutos. Trabajamos los 365 días del año',
    'Le decimos el precio por teléfono antes de salir. Aceptamos tarjeta',
    'desde 60€',
  ]),
  yoga: aProduct('Stillwater Studio', 'Yoga', 'Office workers in Leeds', 'B2C', [
    'Lunchtime flow',
    '45-minute vinyasa class; maximum 12 people; mats provided',
    'Showers on site; no booking fee; taught by certified teachers',
    '£9 per class',
  ]),
  soap: aProduct('Barley & Bee', 'Cosmetics', 'People with dry skin', 'B2C', [
    'Oat soap',
    'Handmade oat and honey soap, 100 g bar',
    'Free from palm oil; cured for six weeks; wrapped in recycled paper',
    '£6.50',
  ]),
  quotes: aProduct('Quotewise', 'Software', 'Electricians and plumbers', 'B2B', [
    'Quotewise Pro',
    'Quoting app for trades; price lists from 40 suppliers; works offline',
    'Quotes sent in two minutes; free onboarding; cancel any time',
    '$29/month',
  ]),
  commuter: aProduct('Pedal House', 'Bicycle shop', 'Commuters', 'B2C', [
    'Commuter 8',
    'Steel commuter bike with eight gears, hydraulic brakes and mudguards',
    'Free first service; lifetime frame warranty; ready to ride',
    '1.099,00 EUR',
  ]),
  espresso: aProduct('Kestrel Coffee Roasters', 'Coffee', 'Cafés and home brewers', 'both', [
    'Kestrel espresso',
    'Espresso blend of Brazilian and Ethiopian beans; roasted every Tuesday; 1 kg bag',
    'Ships the same day; tasting notes of cocoa and orange; direct trade',
    '£24/kg',
  ]),
  succession: aProduct('Northlight Advisory', 'Management consulting', 'Family businesses', 'B2B', [
    'Succession plan',
    'Three-month advisory programme; interviews with each family member; written plan',
    'Led by a partner; fixed fee; confidential',
    'on request',
  ]),
  nightGlasses: aProduct('Clearview', 'Eyewear', 'Drivers over 40', 'B2C', [
    'Night glasses',
    'Anti-glare driving glasses; polarised lenses; 22 g',
    'Two-year warranty; scratch resistant; delivered in 3 days',
    '€79.00',
  ]),
  scissors: aProduct('Sheffield Edge', 'Cutlery', 'Tailors', 'B2B', [
    'Tailor scissors',
    'Forged carbon steel scissors; 10 inch blades',
    'Sharpened by hand; lifetime sharpening service; left-handed version available',
    '85 GBP',
  ]),
  foldingTable: aProduct('Muebles Sol', 'Muebles', 'Hogares pequeños', 'B2C', [
    'Mesa plegable',
    'Mesa plegable de haya maciza; 120 x 80 cm; para cuatro personas',
    'Se monta en 10 minutos; patas regulables; barnizada al agua',
    '249',
  ]),
  bakery: aProduct('Maison Dupont', 'Boulangerie', 'Familles', 'B2C', [
    'Pain au levain',
    'Pain au levain naturel, farine de meule, cuisson au four à bois',
    'Se conserve cinq jours; sans additifs',
    '4 €',
  ]),
  bread: aProduct('Ana', 'Pan', 'Vecinos', 'B2C', ['Pan', 'Pan', 'Pan', '1']),
  mending: aProduct('Ana', 'Costura', 'Vecinas', 'B2C', ['Arreglos', 'arreglos', 'rápidos', 'según']),
  mattress: aProduct('Descanso Vivo', 'Colchones', 'Parejas jóvenes', 'B2C', [
    'Colchón Nube',
    'Colchón de muelles ensacados; elige tu firmeza; funda lavable',
    'Te lo llevamos a casa; pruébalo cien noches; cancela cuando quieras',
    '490 €',
  ]),
};
