// Longer than 200 lines: the sample's texts in both languages.
import type { DocumentSheet } from '#features/consulting/report/document/document.schema.ts';

type Said = { es: string; en: string };
export type SampleAction = {
  title: Said;
  answers: Said;
  effort: number;
  impact: number;
  weeks: [from: number, to: number];
  isSecondWave?: boolean;
  cost: string;
  saving: string;
  payback: Said;
};

const said = (es: string, en: string): Said => ({ es, en });
const NONE = said('no se justifica solo por horas', 'not justified by hours alone');

/** The eight actions of the sample report, in the order of its roadmap. */
export const SAMPLE_ACTIONS: SampleAction[] = [
  {
    title: said(
      'Capturar los partes de producción en el puesto',
      'Capture production records at the workstation',
    ),
    answers: said('responde a P1 · Producción', 'answers P1 · Production'),
    effort: 3,
    impact: 5,
    weeks: [1, 8],
    cost: '4.000–9.000 €',
    saving: '2.904–4.066 €',
    payback: NONE,
  },
  {
    title: said('Leer las facturas de proveedores', 'Read supplier invoices'),
    answers: said('responde a P2 · Administración', 'answers P2 · Administration'),
    effort: 2,
    impact: 4,
    weeks: [1, 6],
    cost: '4.000–9.000 €',
    saving: '4.435–6.209 €',
    payback: said('10 a 28 meses', '10 to 28 months'),
  },
  {
    title: said('Limpiar el maestro de artículos', 'Clean the item master'),
    answers: said('responde a P1, P4 · Almacén', 'answers P1, P4 · Warehouse'),
    effort: 2,
    impact: 3,
    weeks: [1, 3],
    cost: '0–1.500 €',
    saving: '—',
    payback: said('no cuantificado', 'not quantified'),
  },
  {
    title: said('Contestar las reseñas en tres idiomas', 'Answer reviews in three languages'),
    answers: said('responde a P6 · Ventas', 'answers P6 · Sales'),
    effort: 2,
    impact: 3,
    weeks: [7, 9],
    cost: '500–1.000 €',
    saving: '1.056–1.478 €',
    payback: said('6 a 19 meses', '6 to 19 months'),
  },
  {
    title: said(
      'Poner reglas al uso de IA con datos de clientes',
      'Set rules for AI tools and customer data',
    ),
    answers: said('responde a P3 · Toda la empresa', 'answers P3 · The whole company'),
    effort: 1,
    impact: 5,
    weeks: [4, 5],
    cost: '0–800 €',
    saving: '—',
    payback: said('obligación, no ahorro', 'an obligation, not a saving'),
  },
  {
    title: said('Prever la demanda por formato y cliente', 'Forecast demand by format and customer'),
    answers: said('responde a P4 · Almacén', 'answers P4 · Warehouse'),
    effort: 4,
    impact: 4,
    weeks: [10, 21],
    cost: '9.000–18.000 €',
    saving: '6.100–9.800 €',
    payback: said('14 a 41 meses', '14 to 41 months'),
  },
  {
    title: said('Avisar del mantenimiento del autoclave', 'Warn of autoclave maintenance'),
    answers: said('responde a P5 · Mantenimiento', 'answers P5 · Maintenance'),
    effort: 4,
    impact: 3,
    weeks: [12, 22],
    cost: '7.000–14.000 €',
    saving: '3.200–4.500 €',
    payback: said('24 a 66 meses', '24 to 66 months'),
  },
  {
    title: said(
      'Cerrar el mes con conciliación automática de bancos y con un cuadro de mando único para dirección',
      'Close the month with automatic bank reconciliation and one dashboard for management',
    ),
    answers: said('responde a P7 · Administración', 'answers P7 · Administration'),
    effort: 3,
    impact: 3,
    weeks: [20, 26],
    isSecondWave: true,
    cost: '3.000–6.000 €',
    saving: '1.900–2.700 €',
    payback: said('18 a 52 meses', '18 to 52 months'),
  },
];

/** Returns an action as a sheet; the first and the second one have formulas. */
export function sampleSheet(action: SampleAction, index: number, locale: 'es' | 'en'): DocumentSheet {
  const t = (es: string, en: string) => (locale === 'es' ? es : en);
  const { title, answers, effort, impact, weeks, cost, saving, payback } = action;
  const notes = (...ids: string[]) => (index === 0 ? ids : []);
  return {
    kind: 'sheet',
    id: `action-${index + 1}`,
    number: `A${index + 1}`,
    title: title[locale],
    answers: answers[locale],
    isQuickWin: impact >= 3 && effort <= 2,
    facts: [
      {
        label: t('Responsable', 'Owner'),
        text:
          index === 0
            ? t('Iago Lema, jefe de producción (propuesto)', 'Iago Lema, head of production (proposed)')
            : t('por nombrar', 'to be named'),
        notes: [],
      },
      {
        label: t('Fechas', 'Dates'),
        text: t(`semanas ${weeks[0]} a ${weeks[1]}`, `weeks ${weeks[0]} to ${weeks[1]}`),
        notes: [],
      },
      {
        label: t('Hoy', 'Today'),
        text:
          index === 0
            ? t('440 h al año, 9.680 €', '440 h a year, 9.680 €')
            : t('según las horas del perfil', 'as the profile says'),
        notes: notes('F1'),
      },
      { label: t('Ahorro al año', 'Saving a year'), text: saving, notes: notes('F2') },
      {
        label: t('Coste', 'Cost'),
        text: t(`${cost}, valores de ejemplo`, `${cost}, example values`),
        notes: [],
      },
      { label: t('Recuperación', 'Payback'), text: payback[locale], notes: notes('F3') },
      {
        label: t('Indicador', 'KPI'),
        text: t(
          'horas de tecleo por semana, de 10 a 4 antes de junio',
          'hours of typing a week, from 10 to 4 before June',
        ),
        notes: [],
      },
    ],
    blocks: [
      {
        kind: 'paragraph',
        lead: t('Hoy:', 'Today:'),
        text: t(
          'los partes se escriben en papel y se teclean dos veces. Además retrasa el cierre del lote (no cuantificado: falta cuántas horas).',
          'records are written on paper and typed twice. It also delays the closing of the batch (not quantified: hours are missing).',
        ),
      },
      {
        kind: 'paragraph',
        lead: t('Qué hacer primero:', 'What to do first:'),
        text: t(
          'liste los campos del parte que se teclean dos veces y elimine los que nadie consulta.',
          'list the fields that are typed twice and delete those that nobody consults.',
        ),
      },
      {
        kind: 'paragraph',
        lead: t('Qué hacer de fondo:', 'What to do for good:'),
        text: t(
          'formulario en tableta en recepción, empacado y autoclave, validado contra el maestro de artículos y cargado en el ERP cada noche. Antes debe estar: maestro de artículos limpio (A3).',
          'a form on a tablet at reception, packing and autoclave, validated against the item master and loaded into the ERP every night. What must stand before: a clean item master (A3).',
        ),
        notes: notes('F2'),
      },
      ...(index === 0
        ? [
            {
              kind: 'paragraph' as const,
              lead: null,
              text: t(
                'Lo que la decide es cuánto vale cerrar el lote el mismo día. Pregúntelo antes de firmar.',
                'What decides it is the worth of closing the batch on the same day. Ask before you sign.',
              ),
              isOwn: true,
            },
          ]
        : []),
      {
        kind: 'paragraph',
        lead: t('Riesgo:', 'Risk:'),
        text: t(
          'guantes y humedad en planta; pruebe una tableta IP67 durante dos semanas.',
          'gloves and damp in the plant; try an IP67 tablet for two weeks.',
        ),
      },
    ],
  };
}
