import { foldText } from '#shared/text.ts';

/** Fields of work by the words of a position or role, folded, in both languages; "head of sales" is sales first. */
const FIELDS = {
  quality: /calidad|quality|trazabilidad/,
  warehouse: /almacen|logistic|warehouse|dispatch|despatch|expedicion|stores?\b/,
  production:
    /produccion|production|planta\b|plant\b|fabrica|shop floor|\bturno|\bshift|jef[ea] de taller|workshop/,
  maintenance: /mantenimiento|maintenance/,
  sales: /comercial|\bventas|\bsales|export|vendedor/,
  marketing: /marketing|comunicacion/,
  purchasing: /\bcompras|purchas|\bbuyer/,
  finance: /administraci|contab|financ|account|credit control|tesorer|cobros|facturacion|bookkeep/,
  people: /recursos humanos|personas|\brrhh|\bhr\b|human resources|personnel|people/,
  systems: /informatic|sistemas|\bit\b|systems|tecnolog|technology/,
  reception: /recepcion|reception|front desk/,
  service: /atencion al cliente|customer service|postventa|after-sales/,
  management:
    /^(?:you|usted)(?![a-z])|^direct(?:or|ora)(?![a-z])(?! (?:de|comercial|of|for))|gerente|gerencia|direccion general|director(?:a)? general|managing director|general manager|titular|propietari|owner|duen[oa]/,
} as const;

export type Field = keyof typeof FIELDS;

/** Fields of work that a position or role names, in the order in which it names them. */
export function fieldsOf(position: string): Field[] {
  const folded = foldText(position);
  return (Object.keys(FIELDS) as Field[])
    .map((field) => ({ field, at: folded.search(FIELDS[field]) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ field }) => field);
}
