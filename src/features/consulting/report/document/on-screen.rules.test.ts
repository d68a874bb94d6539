import { expect, test } from 'vitest';
import { CASES, compose } from '#tests/report-measures.ts';
import { readCase } from '#tests/report-case.ts';
import { layoutChart } from '#features/consulting/report/charts/chart.rules.ts';
import { textWidth } from '#features/consulting/report/export/lettering.rules.ts';
import { insideOf, isReference, partsOnScreen } from './on-screen.rules.ts';

test.each(CASES)(
  '%s: the decisions stand first on a screen, no part is lost, and a fold says what is in it',
  (name) => {
    const { parts } = compose(readCase(name).snapshot, 'en').document;
    // A report of before began with the letter.
    const before = parts.toSorted((a, b) => Number(b.id === 'letter') - Number(a.id === 'letter'));
    for (const frozen of [parts, before]) {
      const shown = partsOnScreen(frozen);
      expect(shown[0]?.id).toBe('decision');
      expect(new Set(shown)).toEqual(new Set(parts));
    }
    for (const { id, blocks } of parts) if (isReference(id)) expect(insideOf(blocks), id).not.toBe('');
  },
);

test.each(CASES)(
  '%s: the drawing of the architecture has every program, and no letter outside it',
  (name) => {
    const { snapshot } = readCase(name);
    const blocks = compose(snapshot, 'es').document.parts.flatMap((part) => part.blocks);
    const figure = blocks.find((block) => block.kind === 'figure' && block.chart.kind === 'architecture');
    if (figure?.kind !== 'figure') throw new Error('no drawing');
    const said = figure.table.rows.flat().join(' ');
    for (const tool of (snapshot.company.tools ?? []).slice(0, 7)) expect(said).toContain(tool);
    for (const width of [280, 640]) {
      const { height, marks } = layoutChart(figure.chart, width);
      for (const mark of marks) {
        if (mark.kind !== 'text') continue;
        expect(mark.x + textWidth(mark.text, mark.size), mark.text).toBeLessThanOrEqual(width);
        expect(mark.y).toBeLessThanOrEqual(height);
      }
    }
  },
);
