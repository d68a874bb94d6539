// Longer than 200 lines: one sentence for every kind of change since the earlier review, read side by side.
import {
  compareProfiles,
  hasChanged,
  type FactChange,
  type ListChanges,
  type MovedText,
  type ProfileChanges,
  type RatedText,
} from './changes.rules.ts';
import type { DocumentBlock, DocumentPart } from './document.schema.ts';
import type { ReportWords } from '#features/consulting/report/text/words.rules.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';

type List = 'departments' | 'problems' | 'strengths' | 'products';
type Group = 'up' | 'down' | 'added' | 'gone';

/** Order of the change groups by interest: solved problems first, in the other lists improvements. */
const ORDER: Record<List, readonly Group[]> = {
  departments: ['up', 'down', 'added', 'gone'],
  problems: ['gone', 'added', 'up', 'down'],
  strengths: ['added', 'gone', 'up', 'down'],
  products: ['added', 'gone'],
};
const KIND: Record<List, string> = {
  departments: 'department',
  problems: 'problem',
  strengths: 'strength',
  products: 'product',
};

const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', lead: null, text });

/** Means are never missing: every report, including the earlier one, requires a department. */
const direction = ({ before, after }: ProfileChanges['average']): 'up' | 'down' | 'same' =>
  before === null || after === null || before === after ? 'same' : after > before ? 'up' : 'down';

function listBlocks(
  list: List,
  changes: ListChanges,
  opening: string[],
  layout: ReportWords,
): DocumentBlock[] {
  const line = (row: MovedText | RatedText): string =>
    'before' in row
      ? layout.say('changes.row.moved', {
          text: layout.quote(row.text),
          before: row.before,
          after: row.after,
        })
      : list === 'products'
        ? layout.quote(row.text)
        : layout.say('changes.row.only', { text: layout.quote(row.text), level: row.level });
  const groups = ORDER[list].flatMap((group): DocumentBlock[] =>
    changes[group].length === 0
      ? []
      : [
          paragraph(layout.say(`changes.${list}.${group}`, { count: changes[group].length })),
          { kind: 'citations', items: changes[group].map(line) },
        ],
  );
  const same =
    changes.same > 0 ? [paragraph(layout.say(`changes.${list}.same`, { count: changes.same }))] : [];
  return [
    { kind: 'heading', level: 1, id: `changes-${list}`, text: layout.say(`changes.${list}.title`) },
    ...opening.map(paragraph),
    ...groups,
    ...same,
  ];
}

const listsOf = ({ departments, problems, strengths, products }: ProfileChanges): [List, ListChanges][] => {
  const rated: [List, ListChanges][] = [
    ['departments', departments],
    ['problems', problems],
    ['strengths', strengths],
  ];
  return products ? [...rated, ['products', products]] : rated;
};

/** Describes a change of the company itself: translated names for size and structure, the sector as typed. */
function factSentence({ fact, before, after }: FactChange, layout: ReportWords): string {
  const factValue = (value: string) =>
    fact === 'sector' ? layout.quote(value) : layout.lower(`${fact}.${value}`);
  return layout.say(`changes.company.${fact}`, { before: factValue(before), after: factValue(after) });
}

function tableBlocks(changes: ProfileChanges, layout: ReportWords): DocumentBlock[] {
  const level = (value: number) => layout.say('changes.table.level', { level: value });
  const rows = listsOf(changes).flatMap(([list, compared]) => {
    const kind = layout.say(`changes.table.${KIND[list]}`);
    const stands = (value: number) =>
      list === 'products' ? layout.say('changes.table.present') : level(value);
    return ORDER[list].flatMap((group) =>
      compared[group].map((row) => {
        const quoted = layout.quote(row.text);
        if ('before' in row) return [kind, quoted, level(row.before), level(row.after)];
        return group === 'added'
          ? [kind, quoted, layout.say('changes.table.absent'), stands(row.level)]
          : [kind, quoted, stands(row.level), layout.say('changes.table.gone')];
      }),
    );
  });
  const column = (name: string) => ({ label: layout.say(`changes.table.${name}`), align: 'start' as const });
  return [
    { kind: 'heading', level: 1, id: 'changes-rows', text: layout.say('changes.table.heading') },
    {
      kind: 'table',
      id: 'table-changes',
      table: {
        caption: layout.say('changes.table.caption'),
        columns: ['kind', 'row', 'before', 'after'].map(column),
        rows,
      },
    },
  ];
}

/**
 * "8 of the 12 actions of that report are done; they save 212 to 260 h a year." Empty where nothing was tracked; a saving
 * is the one that the report computed.
 */
export function doneSentence({ earlier }: Pick<ReportSnapshot, 'earlier'>, layout: ReportWords): string[] {
  const tracked = earlier?.tracked;
  if (!tracked) return [];
  const { done, actions: count, savedHoursPerYear: hours } = tracked;
  if (done === 0) return [layout.say('changes.tracked.none', { count })];
  if (hours === null) return [layout.say('changes.tracked.done', { count, done })];
  const [low, high] = [Math.round(hours.low), Math.round(hours.high)];
  return [
    layout.say(low === high ? 'changes.tracked.saves' : 'changes.tracked.savesRange', {
      count,
      done,
      low,
      high,
    }),
  ];
}

/** Opens the letter of a follow-up with what became of the report before it. Empty where nothing was tracked. */
export function doneOpening(
  snapshot: Pick<ReportSnapshot, 'earlier'>,
  date: (iso: string) => string,
  layout: ReportWords,
): string | undefined {
  const said = doneSentence(snapshot, layout);
  if (!snapshot.earlier || said.length === 0) return undefined;
  return [layout.say('changes.follows', { date: date(snapshot.earlier.madeAt) }), ...said].join(' ');
}

/** Builds the changes since the earlier review, which is frozen with this report; empty without one. `figures` says what its sums have become. */
export function changesPart(
  snapshot: ReportSnapshot,
  date: (iso: string) => string,
  layout: ReportWords,
  figures: readonly DocumentBlock[] = [],
): DocumentPart[] {
  const { earlier } = snapshot;
  if (!earlier) return [];
  const changes = compareProfiles(earlier, snapshot);
  const { before, after } = changes.average;
  const average = layout.say(`changes.average.${direction(changes.average)}`, {
    ...(direction(changes.average) !== 'same' && { before: before ?? 0 }),
    after: after ?? 0,
  });
  const lists = listsOf(changes);
  const hasMoved = lists.some(([, compared]) => hasChanged(compared));
  const isSame = !hasMoved && changes.company.length === 0;
  return [
    {
      id: 'changes',
      title: layout.say('parts.changes'),
      blocks: [
        paragraph(layout.say('changes.intro', { date: date(earlier.madeAt) })),
        ...doneSentence(snapshot, layout).map(paragraph),
        ...figures,
        ...(isSame && figures.length === 0 ? [paragraph(layout.say('changes.none'))] : []),
        ...changes.company.map((change) => paragraph(factSentence(change, layout))),
        ...lists.flatMap(([list, compared]) =>
          listBlocks(list, compared, list === 'departments' ? [average] : [], layout),
        ),
        ...(hasMoved ? tableBlocks(changes, layout) : []),
      ],
    },
  ];
}

export function changesSentence(
  snapshot: ReportSnapshot,
  date: (iso: string) => string,
  layout: ReportWords,
): string[] {
  const { earlier } = snapshot;
  if (!earlier) return [];
  const { average, problems } = compareProfiles(earlier, snapshot);
  const digitalization = layout.say(`changes.summary.${direction(average)}`, {
    date: date(earlier.madeAt),
    before: average.before ?? 0,
    after: average.after ?? 0,
  });
  const counted = (part: 'solved' | 'added', count: number) =>
    count === 0
      ? layout.say(`changes.summary.${part}None`)
      : layout.say(`changes.summary.${part}`, { count });
  return [
    layout.say('changes.summary.problems', {
      digitalization,
      solved: counted('solved', problems.gone.length),
      added: counted('added', problems.added.length),
    }),
  ];
}
