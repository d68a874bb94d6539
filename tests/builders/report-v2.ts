// Longer than 200 lines: the sample's texts in both languages.
import { sampleSheet, SAMPLE_ACTIONS } from './report-v2-actions.ts';
import { curve, matrix, roadmap, type Say } from './report-v2-figures.ts';
import type {
  DocumentBlock,
  DocumentPart,
  ReportDocument,
} from '#features/consulting/report/document/document.schema.ts';
import { readCase } from '#tests/report-case.ts';
import { aReportDocument } from '#tests/report-document.ts';
import type { Locale } from '#shared/languages.ts';

/** A wordmark of 240 x 80 pixels as PNG. */
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAPAAAABQBAMAAADVZ+VPAAAAMFBMVEX///8PTFzyoUH0qlP59vH4zZokXGr2uXLI1tpahI/85svh6Oo+b3uWsbh4m6SvxMm/SR82AAAACXBIWXMAAAsTAAALEwEAmpwYAAAC80lEQVRoge2ZwW4TMRCGRyKE3TYbqZcK1NJKDgiJE6qokDhFIPWMQL23Eg9QwY1T8gbtG1Rw4EreoPsGzRs0j7BvgEhoPbbn327M+IDk/1a7zr+7np3PM0uUlZWVlfVf6GLLauJOFWzqSbBw4/jrwejN8aXwm1stoltN2eC5u75kU4/9H/95YJYafYs0Ltngjrt+hq+p98nc6XAcZbzJBvfc9Qs29cv1/Wh9jXkeZUzs57eda++dwkv6wX2NeRtlPGOj13x5BTfhoetrzFmM8ZCNnvDlfTZx4zyKL77xi3GEcY890X2+vEF78N73NeZ1hDHN7eguX17b8afODf99kbhG4wjjIzmF8PTx+Z4b9m65o3Elv64lCrpgh5e7HGFMtRi9M7ADQUiv9CHCuBHf1wWIue+y8csI44EUvjzYr/h/C6G1DK8I40LazQpQCzxp51l3NaYLIYX0ARLfIeNnEcZTYTsbgEQHDwAVnY1LIYBrgESwxc4mdzbeDPezAEjcQL7GXK5vTIvg9kqAxEfY+CzCeBakkHBkpQfY+FWE8TC4vwVAIkgfbgrpbtw79VJIMHBvUPOw7m5Mcy+FVACJ6sZHXgrpAyTKaPIBtYZx5aWQBiARv8b8RV7DmGo3hXh/JjRu7NTESR8OEomwrzFRxgM7de6kj6vExoWd2nHSxyTxoyaLxj2ePvwqUd94eje1PWbpw68StV8n4tt6XcEqUT2BEEfjSR9ViSmMye7rfoOqRHVI/JGN5N0alerqWPSrRhmJCQ4C/kFaRmKCo4+PRhmJ+oe9sGoUkah/vA1rBxGJ+gf68CgtIlG/hAnRKCJRvWgT0CgiUb1MvRWvHiQkqhfmYkNVbJwqtyLEhqrUOFVuvsj9FgGJ2u0muWoUkKjdYAP92hCJyi1FLt5QDZGIA5uHdJTxsBWJym1jhMYQiQgVh/TPxjRvRaLqpwGIRgGJqh9DIBoFJKp+/kFolJCYUk0rEhNq0IrEhCpakZiVlZVFK/0GXXSx5kZ6txcAAAAASUVORK5CYII=';

const paragraph = (text: string, notes: string[] = []): DocumentBlock => ({
  kind: 'paragraph',
  lead: null,
  text,
  notes,
});

function openingParts(t: Say): DocumentPart[] {
  return [
    {
      id: 'letter',
      title: t('Carta', 'Letter'),
      blocks: [
        paragraph(t('Estimada Sra. Ruiz Couto:', 'Dear Ms Ruiz Couto,')),
        paragraph(
          t(
            'En marzo nos pidió que dijéramos por dónde empezar y cuánto cuesta. Hemos leído los siete problemas que su equipo registró, tal como los escribió, y hemos multiplicado lo que estaba cuantificado.',
            'In March you asked us where to begin and what it costs. We have read the seven problems as your team wrote them, and multiplied what was quantified.',
          ),
        ),
        paragraph(
          t(
            'Los partes de producción y las facturas de proveedores tienen la misma causa: los mismos datos se teclean dos veces. Empiece por el maestro de artículos; sin él, lo demás se apoya en arena.',
            'Production records and supplier invoices have one cause: the same data are typed twice. Begin with the item master; without it the rest stands on sand.',
          ),
        ),
        {
          ...paragraph(
            t(
              'Donde faltaban horas no hemos supuesto ninguna. En cada ficha verá qué dato falta y quién puede darlo.',
              'Where hours were missing we assumed none. Each sheet says which figure is missing and who can give it.',
            ),
          ),
          isOwn: true,
        } as DocumentBlock,
        paragraph(
          t(
            'Atentamente,\nMarta Vidal\nVidal y Asociados',
            'Yours sincerely,\nMarta Vidal\nVidal y Asociados',
          ),
        ),
      ],
    },
    {
      id: 'decision',
      title: t('Qué decidir', 'What to decide'),
      blocks: [
        {
          kind: 'keyFigures',
          figures: [
            { value: '16.395–24.253', unit: '€', label: t('ahorro al año', 'saving a year'), notes: ['F2'] },
            { value: '27.500–59.300', unit: '€', label: t('inversión', 'investment'), notes: [] },
            {
              value: '14–43',
              unit: t('meses', 'months'),
              label: t('recuperación', 'payback'),
              notes: ['F3'],
            },
          ],
        },
        {
          kind: 'decisions',
          items: [
            {
              title: t('Nombrar al responsable de A1 y A3.', 'Name the owner of A1 and A3.'),
              text: t(
                'Proponemos a Iago Lema; sin él no empieza la semana 1.',
                'We propose Iago Lema; without him week 1 does not begin.',
              ),
              notes: [],
            },
            {
              title: t('Aprobar 9.500 € para las semanas 1 a 8.', 'Approve 9.500 € for weeks 1 to 8.'),
              text: t('Cubre A2, A3 y A5 enteras.', 'It covers A2, A3 and A5 in full.'),
              notes: ['F2'],
            },
            {
              title: t(
                'Decidir cuánto vale cerrar el lote el mismo día.',
                'Decide what closing the batch on the day is worth.',
              ),
              text: t('Es el dato que decide A1.', 'It is the figure that decides A1.'),
              notes: ['F1', 'F3'],
            },
          ],
        },
        matrix(t),
      ],
    },
  ];
}

function closingParts(t: Say, locale: Locale): DocumentPart[] {
  return [
    {
      id: 'recommendations',
      title: t('Fichas de acción', 'Action sheets'),
      blocks: SAMPLE_ACTIONS.map((action, index) => sampleSheet(action, index, locale)),
    },
    {
      id: 'roadmap',
      title: t('Hoja de ruta', 'Roadmap'),
      blocks: [
        paragraph(
          t(
            'El plan respeta el presupuesto y lo que debe estar antes.',
            'The plan keeps the budget and what must stand before.',
          ),
        ),
        roadmap(t, locale),
        curve(t),
      ],
    },
    {
      id: 'next',
      title: t('Siguientes pasos', 'Next steps'),
      blocks: [
        {
          kind: 'list',
          items: [
            t(
              'Reunión de arranque con Producción y Administración.',
              'Kick-off with Production and Administration.',
            ),
            t('Entrega del maestro de artículos depurado.', 'Delivery of the clean item master.'),
          ],
        },
        {
          kind: 'signature',
          parties: [
            { role: t('Por el cliente', 'For the client'), name: 'Ana Ruiz Couto' },
            { role: t('Por la consultora', 'For the consultants'), name: 'Marta Vidal' },
          ],
          placeAndDate: t('Lugar y fecha', 'Place and date'),
        },
      ],
    },
  ];
}

/** A report of rule version 2 as the rules would make it, with everything that a rendering has to draw. */
export function aSecondReport(locale: Locale = 'es', over: Partial<ReportDocument> = {}): ReportDocument {
  const t: Say = (es, en) => (locale === 'es' ? es : en);
  const first = aReportDocument(readCase('conservas-nutrimar').snapshot, locale);
  const specified = first.parts.filter(({ id }) => id === 'analysis' || id === 'aiArchitecture');
  return {
    ...first,
    summary: null,
    face: {
      firm: 'Vidal y Asociados',
      author: 'Marta Vidal',
      preparedFor: t('Ana Ruiz Couto, directora gerente', 'Ana Ruiz Couto, managing director'),
      color: '#0f4c5c',
      logo: { src: LOGO, width: 240, height: 80 },
      version: '1.1',
      words: {
        preparedFor: t('Preparado para', 'Prepared for'),
        author: t('Autora', 'Author'),
        version: t('Versión', 'Version'),
        draft: t('Borrador', 'Draft'),
      },
      isDraft: false,
    },
    notes: [
      {
        id: 'F1',
        text: t(
          '10 h a la semana × 1 persona × 44 semanas = 440 h; × 22 € = 9.680 € al año',
          '10 h a week × 1 person × 44 weeks = 440 h; × 22 € = 9.680 € a year',
        ),
      },
      {
        id: 'F2',
        text: t(
          '9.680 € × 50–70 % × adopción 0,6 (nivel 2) = 2.904–4.066 €',
          '9.680 € × 50–70 % × adoption 0.6 (level 2) = 2.904–4.066 €',
        ),
      },
      {
        id: 'F3',
        text: t(
          '12 × 4.000 € / (4.066 € − 1.200 €) = 17 meses; 12 × 9.000 € / (2.904 € − 1.200 €) = 63 meses',
          '12 × 4.000 € / (4.066 € − 1.200 €) = 17 months; 12 × 9.000 € / (2.904 € − 1.200 €) = 63 months',
        ),
      },
    ],
    parts: [...openingParts(t), ...specified.slice(0, 1), ...closingParts(t, locale), ...specified.slice(1)],
    ...over,
  };
}
