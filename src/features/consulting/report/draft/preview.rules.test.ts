import { describe, expect, test } from 'vitest';
import { reportSources } from '#features/consulting/report/report.texts.ts';
import { readCase } from '#tests/report-case.ts';
import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import { composeReport } from './compose.rules.ts';
import type { BlockEdit, DraftBlock } from './draft.schema.ts';
import type { ComposedReport } from './draft.types.ts';
import { previewer } from './preview.rules.ts';

const { snapshot } = readCase('conservas-nutrimar');
const compose = (edits: BlockEdit[]) =>
  composeReport({
    ...reportSources('es'),
    snapshot,
    edits,
    face: null,
    madeAt: '2026-03-01T09:00:00.000Z',
  });
const base = compose([]);
const editsOf = (blocks: readonly DraftBlock[]): BlockEdit[] =>
  blocks.map(({ id, own, isHidden, computed }) => ({
    id,
    own,
    isHidden,
    seen: own === null ? null : computed,
  }));
const first = (part: DraftBlock['part'], { blocks }: ComposedReport = base): DraftBlock => {
  const found = blocks.find((block) => block.part === part);
  if (!found) throw new Error(`No block in ${part}.`);
  return found;
};
const changed = (id: string, over: Partial<DraftBlock>): DraftBlock[] =>
  base.blocks.map((block) => (block.id === id ? { ...block, ...over } : block));

const OWN = 'Nuestras palabras.\n\n• una\n• dos\n\n1.1. Un título\n\nQué hacer primero. Empezar [F1].';

describe('the preview is what the server composes of the same blocks', () => {
  test('as computed', () => {
    expect(previewer(base.document, base.labels)(base.blocks)).toEqual(base.document);
  });
  test.each(['letter', 'decision', 'analysis', 'recommendations', 'aiArchitecture', 'method'] as const)(
    'with a text of one’s own, and with a block hidden, in %s',
    (part) => {
      const { id } = first(part);
      for (const over of [{ own: OWN }, { isHidden: true }]) {
        const blocks = changed(id, over);
        expect(previewer(base.document, base.labels)(blocks)).toEqual(compose(editsOf(blocks)).document);
      }
    },
  );
  test('with blocks moved, which are numbered anew', () => {
    const { part } = first('analysis');
    const at = base.blocks.findIndex((block) => block.part === part);
    const [one, two] = base.blocks.slice(at, at + 2);
    if (!one || !two) throw new Error('Two blocks are needed.');
    const blocks = base.blocks.toSpliced(at, 2, two, one);
    expect(previewer(base.document, base.labels)(blocks)).toEqual(compose(editsOf(blocks)).document);
  });
  test('with a recommendation of one’s own', () => {
    const own: DraftBlock = {
      id: 'own-1',
      part: 'recommendations',
      title: 'Formar al equipo',
      computed: null,
      own: 'Formar al equipo\nDos veces al año.',
      isHidden: false,
      isStale: false,
    };
    const last = base.blocks.findLastIndex(({ part }) => part === 'recommendations');
    const blocks = base.blocks.toSpliced(last + 1, 0, own);
    // Open points are counted by the server: the new one answers no problem yet.
    const shown = ({ parts, ...rest }: ReportDocument) => ({
      ...rest,
      parts: parts.filter(({ id }) => id !== 'scope'),
    });
    expect(shown(previewer(base.document, base.labels)(blocks))).toEqual(
      shown(compose(editsOf(blocks)).document),
    );
  });
});

test('a block that did not change keeps its identity, so that only the edited one is rendered', () => {
  const draw = previewer(base.document, base.labels);
  const { id } = first('analysis');
  const before = draw(changed(id, { own: 'Una.' })).parts.flatMap(({ blocks }) => blocks);
  const after = draw(changed(id, { own: 'Dos.' })).parts.flatMap(({ blocks }) => blocks);
  const renewed = after.filter((block) => !before.includes(block));
  expect(renewed.length).toBeGreaterThan(0);
  expect([...new Set(renewed.map(({ source }) => source))]).toEqual([id]);
});
