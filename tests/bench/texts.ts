/**
 * Part of `npm run bench`: the worst processor time that each reader of texts takes for 50,000 characters, and of which.
 * `tests/fuzz/texts.test.ts` holds it. `node tests/bench/texts.ts`
 */
import { processorMs } from '../fuzz/processor-ms.ts';
import { KINDS, LONG, READERS } from '../fuzz/text-readers.ts';

const table = Object.entries(READERS).map(([reader, read]) => {
  const times = Object.entries(KINDS).map(([kind, make]) => {
    const text = make(LONG);
    return { kind, ms: processorMs(() => read(text), 2) };
  });
  const [worst] = times.toSorted((a, b) => b.ms - a.ms);
  return { reader, ms: Math.round((worst?.ms ?? 0) * 10) / 10, text: worst?.kind };
});
console.table(table);
