import { createHash } from 'node:crypto';
import script from './scripts/live.ts?inlined';

/** Its name in the address has a hash of the text, because browsers keep the file for good. */
const NAME = `live.${createHash('sha256').update(script).digest('hex').slice(0, 10)}`;

export const LIVE_SCRIPT = { name: NAME, script, address: `/texts/${NAME}.js` };
