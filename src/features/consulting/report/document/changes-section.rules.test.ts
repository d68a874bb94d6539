import { describe, expect, test } from 'vitest';
import { bigSnapshot } from '#tests/report-case.ts';
import { aReportDocument, documentLines, summaryOf } from '#tests/report-document.ts';

const one = bigSnapshot(4);

test.each([
  ['nothing has changed', 0, 0, 'ningún problema ha dejado de figurar en el perfil y ninguno es nuevo.'],
  ['one is gone', 1, 0, '1 problema ya no figura en el perfil y ninguno es nuevo.'],
  ['two are new', 0, 2, 'ningún problema ha dejado de figurar en el perfil y 2 son nuevos.'],
])('the summary of a follow-up says in words: %s', (_, gone, added, words) => {
  const before = [...Array(gone).keys()].map((n) => ({ description: `Antes ${n}`, priority: 3 }));
  const after = [...Array(added).keys()].map((n) => ({ id: n + 50, description: `Ahora ${n}`, priority: 3 }));
  const { departments, problems, strengths } = one;
  const earlier = {
    madeAt: '2026-01-15T09:00:00.000Z',
    contentHash: 'a'.repeat(64),
    departments,
    problems: [...problems, ...before],
    strengths,
  };
  const { lead } = summaryOf(aReportDocument({ ...one, problems: [...problems, ...after], earlier }));
  expect(lead.join(' ')).toContain(words);
});

describe('changes since the earlier review', () => {
  const { company, products, departments, problems, strengths } = one;
  const earlier = {
    madeAt: '2026-01-15T09:00:00.000Z',
    contentHash: 'a'.repeat(64),
    company,
    products,
    departments,
    problems,
    strengths,
  };
  const changes = (over: object, locale: 'es' | 'en' = 'es') => {
    const part = aReportDocument({ ...one, earlier: { ...earlier, ...over } }, locale).parts.find(
      ({ id }) => id === 'changes',
    );
    return (part?.blocks ?? []).flatMap((block): (string | string[])[] =>
      'text' in block
        ? [block.text]
        : block.kind === 'list' || block.kind === 'citations'
          ? block.items
          : block.kind === 'table'
            ? block.table.rows
            : [],
    );
  };

  test('are omitted if nothing changed', () => {
    expect(changes({})).toContain('Entre los dos perfiles no hay ninguna diferencia.');
    expect(changes({}, 'en')).toContain('There is no difference between the two profiles.');
  });

  test('open with what was done of the earlier report and what it saves', () => {
    const tracked = { actions: 12, done: 8, savedHoursPerYear: { low: 211.6, high: 260.2 } };
    const said = (over: object, locale: 'es' | 'en' = 'es') =>
      changes({ tracked: { ...tracked, ...over } }, locale)[1];
    expect(said({})).toBe(
      'Acciones hechas: 8 de 12; según las cifras de aquel informe, ahorran de 212 a 260 h al año.',
    );
    expect(said({}, 'en')).toBe(
      "8 of its 12 actions are done; by that report's figures they save 212 to 260 h a year.",
    );
    expect(said({ savedHoursPerYear: null }, 'en')).toBe('8 of its 12 actions are done.');
    expect(said({ done: 0 }, 'en')).toBe('None of its 12 actions is done yet.');
  });

  test('include the company itself and its products', () => {
    const before = {
      company: { sector: 'Ensayo', size: 'medium', structure: 'functional' },
      products: [{ name: 'Catálogo en papel' }, ...products],
    };
    expect(changes(before)).toEqual(
      expect.arrayContaining([
        'El sector registrado era «Ensayo» y ahora es «Ensayos».',
        'El tamaño de la empresa ha pasado de mediana (50-249 empleados) a grande (250 o más empleados).',
        'La estructura de la empresa ha pasado de funcional a matricial.',
        '1 producto o servicio ya no figura en el perfil:',
        '1 producto o servicio sigue en el perfil.',
        ['Producto o servicio', '«Catálogo en papel»', 'figura', 'ya no figura'],
      ]),
    );
    expect(changes(before, 'en')).toContain(
      'The structure of the company has gone from functional to matrix.',
    );
    expect(changes({ ...before, products })).not.toContain(
      'Entre los dos perfiles no hay ninguna diferencia.',
    );
  });

  test('omit products if the earlier report did not freeze them', () => {
    const { products: _, company: _c, ...old } = earlier;
    const text = documentLines(aReportDocument({ ...one, earlier: old })).join('\n');
    expect(text).toContain('Entre los dos perfiles no hay ninguna diferencia.');
    expect(text).not.toContain('sigue en el perfil');
  });
});
