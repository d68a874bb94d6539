import { measure, METHODS } from './measure.ts';
import { SETS } from './sets.ts';
import { proposedStake } from '#features/consulting/profile/stake/stake.rules.ts';
import { understand } from '#features/consulting/profile/reading/reading.rules.ts';
import stakeCases from '#features/consulting/profile/stake/stake.cases.json' with { type: 'json' };
const pct = (a: number, b: number) => `${Math.round((1000 * a) / b) / 10}%`;
const stakes = (name: string, list: { text: string; stake?: string }[]) => {
  let due = 0,
    hit = 0,
    prop = 0,
    right = 0;
  const wrong: string[] = [];
  for (const { text, stake } of list) {
    if (stake === undefined) continue;
    const p = proposedStake(text) ?? 'none';
    const same = p === stake || (p === 'owing' && stake === 'owed') || (p === 'owed' && stake === 'owing');
    if (stake !== 'none') {
      due++;
      if (same) hit++;
    }
    if (p !== 'none') {
      prop++;
      if (same) right++;
      else wrong.push(`${p} is ${stake}: ${text}`);
    }
  }
  console.log(name, 'stakes due', due, 'hit', pct(hit, due), 'proposed', prop, 'precision', pct(right, prop));
  if (process.argv.includes('--stakes')) console.log(wrong.join('\n'));
};
for (const { name, cases } of SETS) {
  if (!/measured|held|visits/.test(name)) continue;
  const m = measure(cases, METHODS.rules!);
  const n = cases.length;
  const named = cases.filter(({ readings = [] }) => readings[0] !== 'open');
  const three = named.filter(({ text, readings = [] }) => {
    const u = understand(text);
    const r = readings.map((x) => x.split('/')[0]);
    return [u, ...u.nextBest].some(({ process }) => r.includes(process));
  });
  console.log(
    name,
    n,
    'right',
    pct(m.right, n),
    'misread',
    pct(m.misread, n),
    'open',
    pct(m.open, n),
    'among',
    pct(three.length, named.length),
    'fit',
    m.offered,
    pct(m.fit, m.offered),
  );
  stakes(name, cases as never);
}
for (const [half, s] of Object.entries(stakeCases))
  if (/measured/.test(half))
    stakes(
      half,
      Object.entries(s).flatMap(([stake, l]) => (l as string[]).map((text) => ({ text, stake }))),
    );
