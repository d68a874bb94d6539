import { expect, test } from 'vitest';
import en from '#i18n/en/writer.json' with { type: 'json' };
import es from '#i18n/es/writer.json' with { type: 'json' };
import { leaves, recorded } from '#tests/dictionary.ts';
import { summariseAnalytics } from './analytics-summary.rules.ts';
import type { AnalyticsFigures } from './analytics-summary.types.ts';
import { LEAD_STATUSES } from '#features/marketing/marketing.values.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { figuresIn } from '#features/marketing/writer/checks/numbers.rules.ts';

const figures = (change: Partial<AnalyticsFigures> = {}): AnalyticsFigures => ({
  byStatus: LEAD_STATUSES.map((status, at) => ({ status, count: [12, 6, 4, 3, 5, 10][at] ?? 0 })),
  bySource: [
    { source: 'landing_page', count: 25, won: 2 },
    { source: 'referral', count: 10, won: 3 },
    { source: 'import', count: 5, won: 0 },
  ],
  byCampaign: [
    { name: 'Azul de cueva · Página', count: 20, won: 4 },
    { name: 'Boletín «de otoño»', count: 12, won: 0 },
    { name: 'Feria', count: 8, won: 1 },
  ],
  overTime: [
    { period: '2026-07', count: 12 },
    { period: '2026-08', count: 14 },
    { period: '2026-09', count: 6 },
  ],
  ...change,
});
const empty: AnalyticsFigures = {
  byStatus: LEAD_STATUSES.map((status) => ({ status, count: 0 })),
  bySource: [],
  byCampaign: [],
  overTime: [],
};

test('the summary states what the figures show, and the advice what to do next', () => {
  const written = summariseAnalytics(figures(), es, 'es');
  // Intl writes a no-break space before the sign.
  const [summary, recommendations] = [written.summary, written.recommendations].map((text) =>
    text.replaceAll('\u00a0', ' '),
  );
  expect(summary).toContain('Hay 40 leads registrados. Se han ganado 5 (13 % del total).');
  expect(summary).toContain('De los 15 que ya están cerrados, acabó en venta el 33 %.');
  expect(summary).toContain('El origen que más aporta es la página de aterrizaje: 25 leads, el 63 %.');
  expect(summary).toContain(
    'Entre los orígenes con 5 leads o más, el que mejor convierte es la recomendación: 3 ventas de 10 leads, el 30 %.',
  );
  expect(summary).toContain('septiembre de 2026');
  expect(recommendations?.split('\n')).toEqual([
    '• Escriba hoy a los 12 leads que siguen en «nuevo»: cada día que pasa se acuerdan menos de por qué preguntaron.',
    '• Llame por las 3 propuestas pendientes: son las ventas más cercanas.',
    '• Dedique más tiempo a la recomendación: no es lo que más leads trae, pero el 30 % de ellos acaba en venta.',
    '• Revise la campaña “Boletín «de otoño»”: lleva 12 leads y ninguna venta. Compruebe primero si atrae al público que buscaba.',
    '• Averigüe qué cambió en septiembre de 2026: menos envíos, una página retirada o una campaña terminada suelen explicarlo.',
  ]);
});

test('of groups of one size all are named, a source is best only among several, and new leads are always written to', () => {
  const counts = { new: 2, contacted: 3, qualified: 3, proposal: 0, won: 2, lost: 3 };
  const { summary, recommendations } = summariseAnalytics(
    figures({
      byStatus: LEAD_STATUSES.map((status) => ({ status, count: counts[status] })),
      bySource: [
        { source: 'landing_page', count: 11, won: 2 },
        { source: 'referral', count: 2, won: 0 },
      ],
      byCampaign: [],
    }),
    en,
    'en',
  );
  expect(summary).toContain('the largest groups are “contacted” and “qualified” (3 each).');
  expect(summary).not.toContain('converts best');
  expect(recommendations).toMatch(/^• Write today to the 2 leads that are still “new”/);
});

test('without leads there is nothing to measure and only one recommendation', () => {
  expect(summariseAnalytics(empty, en, 'en')).toEqual({
    summary: 'There are no leads yet, so there is nothing to measure.',
    recommendations:
      '• Publish a landing page and share it in an email and on one network: as soon as the first enquiry arrives, there will be something to measure.',
  });
});

/** A seeded generator: the same numbers in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function random(below: (limit: number) => number): AnalyticsFigures {
  const size = below(5) === 0 ? 2 : below(2) === 0 ? 20 : 2_000;
  const row = () => {
    const count = below(size);
    return { count, won: below(3) === 0 ? 0 : Math.floor(count / (1 + below(6))) };
  };
  return {
    byStatus: LEAD_STATUSES.map((status) => ({ status, count: below(3) === 0 ? 0 : below(size) })),
    bySource: LEAD_SOURCES.filter(() => below(3) > 0).map((source) => ({ source, ...row() })),
    byCampaign: Array.from({ length: below(4) }, (_, at) => ({ name: `Campaña ${at}`, ...row() })),
    overTime: Array.from({ length: below(6) }, (_, at) => ({
      period: below(2) === 0 ? `2026-0${at + 1}` : `2026-03-0${at + 1}`,
      count: below(3) === 0 ? 0 : below(size),
    })),
  };
}

test.each([
  ['es', es],
  ['en', en],
] as const)(
  'every text of the analytics in %s is used, has no open placeholder, and names only real rows',
  (locale, texts) => {
    const used = new Set<string>();
    const noting = recorded(texts, used);
    const below = chance(20_260_301);
    for (let index = 0; index < 800; index += 1) {
      const data = index === 0 ? empty : random(below);
      const { summary, recommendations } = summariseAnalytics(data, noting, locale);
      expect(summary + recommendations).not.toMatch(/\{\{|undefined|NaN|Infinity/);
      for (const figure of figuresIn(`${summary} ${recommendations}`)) expect(figure).toMatch(/^[\d.,]+$/);
    }
    const unused = leaves(texts.analytics, 'analytics.').map(([key]) => key);
    expect(unused.filter((key) => !used.has(key) && !/\.status\.(?:won|lost)$/.test(key))).toEqual([]);
  },
  60_000,
);
