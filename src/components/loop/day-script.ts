import { createHash } from 'node:crypto';
import script from './scripts/day.ts?inlined';

/** Its name in the address has a hash of the text, because browsers keep the file for good. */
const NAME = `day.${createHash('sha256').update(script).digest('hex').slice(0, 10)}`;

export const DAY_SCRIPT = { name: NAME, script, address: `/texts/${NAME}.js` };
