import { readCase } from './report-case.ts';
import { composeReport } from '#features/consulting/report/draft/compose.rules.ts';
import { reportSources } from '#features/consulting/report/report.texts.ts';
import { readProblem } from '#features/consulting/profile/reading/reading.rules.ts';
const [name = 'conservas-nutrimar', lang = 'es'] = process.argv.slice(2);
const { snapshot, input } = readCase(name);
const c = input as any;
snapshot.contacts = (c.contacts ?? []).map((x: any, i: number) => ({
  id: i + 1,
  name: x.name,
  position: x.position,
  isPrimary: x.isPrimary,
}));
Object.assign(snapshot.company, c.figures?.company ?? {});
snapshot.problems.forEach((p: any, i: number) => {
  p.reading = { ...readProblem(p.description), isConfirmed: false };
  Object.assign(p, c.figures?.problems?.[i] ?? {});
});
const t0 = performance.now();
const r = composeReport({
  ...reportSources(lang as any),
  snapshot,
  edits: [],
  face: null,
  madeAt: '2026-11-23T10:00:00.000Z',
});
console.error(performance.now() - t0);
for (const p of r.document.parts) {
  console.log('\n=====', p.title);
  for (const b of p.blocks as any[]) {
    if (b.kind === 'figure') console.log('[fig]', b.caption, '|', b.description);
    else if (b.kind === 'sheet') {
      console.log(`\n[${b.number}] ${b.title} — ${b.answers} ${b.isQuickWin ? '(QW)' : ''}`);
      for (const f of b.facts) console.log('   ', f.label + ':', f.text, f.notes.join(','));
      for (const x of b.blocks) console.log('  ', x.lead ?? '', x.text ?? x.items);
    } else if (b.kind === 'table')
      console.log('[table]', b.table.caption, b.table.rows.map((x: any) => x.join(' | ')).join('\n   '));
    else console.log(b.text ?? b.items ?? b.figures ?? JSON.stringify(b), b.notes ?? '');
  }
}
