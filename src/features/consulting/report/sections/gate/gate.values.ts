/** Points that stand open in a report that is to be frozen, in the order in which they are asked for. */
export const GATE_POINTS = [
  'unconfirmed',
  'stake',
  'settle',
  'contradiction',
  'currency',
  'admission',
  'confidence',
  'unlike',
  'stale',
  'foreign',
  'department',
  'ownText',
  'signature',
] as const;
export type GatePoint = (typeof GATE_POINTS)[number];

/** Block that names them in the report: it is neither hidden nor rewritten. */
export const OPEN_POINTS = 'scope.open';
