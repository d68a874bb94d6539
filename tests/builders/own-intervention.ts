import { createOwnSchema, type CreateOwn } from '#features/consulting/report/catalogue/own/own.schema.ts';

const bySize = <Figure>(figure: Figure) => ({ small: figure, medium: figure, large: figure });

export const someWords = (title = 'Dibujar cada escalera desde un modelo') => ({
  title,
  first: 'Elegir las tres escaleras que más se venden y guardar su dibujo.',
  lasting: 'Guardar cada escalera como modelo con medidas que se cambian.',
  owner: 'jefe de taller',
  kpi: 'días hasta el presupuesto',
  kpiHow: 'media de los presupuestos del mes',
  tool: 'programa de dibujo con modelos',
  toolMust: ['cambiar medidas de un modelo', 'sacar la lista de material'],
  before: '',
  risk: 'Que nadie mantenga los modelos; uno del taller responde de ellos.',
});

/** The body of an own intervention, as a call sends it. */
export const anIntervention = (over: object = {}) => ({
  match: { process: 'quotes', symptoms: ['slow'] },
  effort: bySize(2),
  weeks: bySize(4),
  setupEuros: bySize([0, 500]),
  runningEurosPerYear: bySize([0, 0]),
  savedShare: [0.3, 0.5],
  figuresSource: 'Tres proyectos propios',
  words: { es: someWords() },
  ...over,
});

/** The same as a service takes it. */
export const anOwn = (over: object = {}): CreateOwn => createOwnSchema.parse(anIntervention(over));
