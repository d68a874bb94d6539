// @ts-check
/**
 * `npm run claims` counts the claims of the site by state and age, and lists what is wrong with them.
 * `npm run claims -- comercia workflow.steps.3` prints the sentences at that key, and below it, with their evidence, and
 * dates them today: run it after you have seen that they still hold.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import prettier from 'prettier';
import {
  CLAIM_FILES,
  CLAIM_STATES,
  claimMistakes,
  claimsPath,
  fingerprint,
  readClaims,
  textsOf,
  textsUnder,
} from '../src/i18n/claims/claims-check.ts';
import { describeMistake } from '../src/i18n/content-check.ts';
import { LOCALES } from '../src/i18n/locales.ts';
import { readContent, readEvidence } from './lib/content.mjs';
import { ROOT } from './lib/root.mjs';

const files = await readContent();
const [name, from] = process.argv.slice(2);

function report() {
  for (const file of CLAIM_FILES) {
    const claims = Object.values(readClaims(files, file).claims);
    if (claims.length === 0) continue;
    const counts = CLAIM_STATES.map(
      (state) => `${claims.filter((claim) => claim.state === state).length} ${state}`,
    );
    const oldest = claims.map(({ checked }) => checked ?? 'never').sort()[0];
    console.log(`${file.padEnd(18)} ${counts.join(', ')}; oldest check ${oldest}`);
  }
  const mistakes = claimMistakes(files, readEvidence);
  for (const mistake of mistakes) console.error(describeMistake(mistake));
  if (mistakes.length > 0) process.exitCode = 1;
}

/** @param {string} file @param {string} key */
async function confirm(file, key) {
  const register = readClaims(files, file);
  const chosen = Object.entries(register.claims).filter(([own]) => own === key || own.startsWith(`${key}.`));
  if (chosen.length === 0) throw new Error(`${claimsPath(file)} has no claim at ${key} or below it`);
  for (const [own, claim] of chosen) {
    console.log(`\n${own} (${claim.state})`);
    for (const locale of LOCALES)
      console.log(`  ${locale}  ${textsUnder(textsOf(files, file, locale), own).join(' · ')}`);
    for (const given of claim.evidence) console.log(`  by  ${given}`);
    claim.checked = new Date().toISOString().slice(0, 10);
    claim.words = fingerprint(files, file, own);
  }
  const path = join(ROOT, 'src', 'i18n', claimsPath(file));
  const options = await prettier.resolveConfig(path);
  await writeFile(path, await prettier.format(JSON.stringify(register), { ...options, parser: 'json' }));
}

if (name === undefined || from === undefined) report();
else await confirm(name, from);
