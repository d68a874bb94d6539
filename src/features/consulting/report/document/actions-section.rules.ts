import type { DocumentBlock } from './document.schema.ts';
import type { ReportWords } from '#features/consulting/report/text/words.rules.ts';
import type {
  ReportModel,
  ReportRecommendation,
  ReportSnapshot,
} from '#features/consulting/report/report.schema.ts';

export type RatedRow = { text: string; rating: string };

/** Returns a lookup of the row that a recommendation addresses; undefined if the snapshot lacks it. */
export function rowFinder(
  snapshot: ReportSnapshot,
  layout: ReportWords,
): (recommendation: ReportRecommendation) => RatedRow | undefined {
  const rows = {
    problem: new Map(
      snapshot.problems.map(({ id, description, priority }): [number, RatedRow] => [
        id,
        { text: description, rating: layout.say('summary.priority', { level: priority }) },
      ]),
    ),
    department: new Map(
      snapshot.departments.map(({ id, name, digitalizationLevel }): [number, RatedRow] => [
        id,
        { text: name, rating: layout.say('summary.digitalization', { level: digitalizationLevel }) },
      ]),
    ),
    strength: new Map(
      snapshot.strengths.map(({ id, description, impact }): [number, RatedRow] => [
        id,
        { text: description, rating: layout.say('summary.impact', { level: impact }) },
      ]),
    ),
  };
  return ({ kind, rowId }) => rows[kind].get(rowId);
}

const sentenceCase = (text: string): string => text.replace(/^./u, (first) => first.toUpperCase());

/**
 * product.md section 5: each recommendation cites its source row verbatim. The table does not depend on the stored
 * prose, because the model comes from the snapshot.
 */
export function actionBlocks(
  snapshot: ReportSnapshot,
  model: ReportModel,
  layout: ReportWords,
): DocumentBlock[] {
  const find = rowFinder(snapshot, layout);
  const rows = model.recommendations.flatMap((recommendation, index) => {
    const { kind, level } = recommendation;
    const row = find(recommendation);
    if (row === undefined) return [];
    return [
      [
        layout.number(index + 1),
        layout.say(`actions.${kind}.${level}`),
        layout.say(`actions.kind.${kind}`, { row: layout.quote(row.text) }),
        sentenceCase(row.rating),
      ],
    ];
  });
  const heading: DocumentBlock = {
    kind: 'heading',
    level: 1,
    id: 'recommendations-rows',
    text: layout.say('actions.title'),
  };
  if (rows.length === 0)
    return [heading, { kind: 'paragraph', lead: null, text: layout.say('actions.none') }];
  return [
    heading,
    { kind: 'paragraph', lead: null, text: layout.say('actions.intro', { count: rows.length }) },
    {
      kind: 'table',
      id: 'table-actions',
      table: {
        caption: layout.say('actions.caption'),
        columns: [
          { label: layout.say('actions.number'), align: 'end' },
          { label: layout.say('actions.action'), align: 'start' },
          { label: layout.say('actions.source'), align: 'start' },
          { label: layout.say('actions.rating'), align: 'start' },
        ],
        rows,
      },
    },
  ];
}
