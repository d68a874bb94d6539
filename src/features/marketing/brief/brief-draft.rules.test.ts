import { expect, test } from 'vitest';
import { draftParts, draftPrompt, figureFaults, withParts } from './brief-draft.rules.ts';
import { emptyBrief } from './brief.rules.ts';

const source = {
  ...emptyBrief(),
  pain: 'Avisan y no aparecen',
  proofs: [
    { text: '3.200 alumnos', kind: 'figure' as const, isStrongest: false },
    { text: 'ISO 27001', kind: 'certificate' as const, isStrongest: true },
  ],
  quote: { text: 'No se nota', name: 'Ana Ruiz', isPermitted: true },
  deadline: '2026-12-31',
  action: { kind: 'call' as const, target: '600 000 000' },
};

test('only answers with words are sent, and they return to their places with the untranslated rest', () => {
  const parts = draftParts(source);
  expect(parts.map(({ name }) => name)).toEqual(['pain', 'proof1', 'proof2', 'quote']);
  expect(draftPrompt(parts)).not.toContain('600 000 000');
  const brief = withParts(source, {
    pain: 'No-shows',
    proof1: '3,200 students',
    proof2: 'ISO 27001',
    quote: 'x',
  });
  expect(brief).toMatchObject({
    pain: 'No-shows',
    proofs: [{ text: '3,200 students' }, { text: 'ISO 27001', isStrongest: true }],
    quote: { text: 'x', name: 'Ana Ruiz', isPermitted: false },
    deadline: '2026-12-31',
    action: source.action,
  });
});

test('an added or lost figure is reported, one written differently is not', () => {
  expect(figureFaults('3.200 alumnos', '3,200 students')).toEqual([]);
  expect(figureFaults('en 24 horas', 'within 48 hours')).toEqual(['48', '24']);
});
