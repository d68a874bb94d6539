// @ts-check
/** `npm run mail:release`: lets the server send the emails that a restore holds back (docs/operating.md). */
import { requestRelease } from '../src/kernel/jobs/held-mail-job.ts';
import { command, say } from './lib/command.mjs';

const HELP = `Usage: npm run mail:release

Lets the server send the emails that a restore holds back: within seconds, or when it starts. To choose among them, see
/admin/system.`;

await command(async ({ dataDir }, words) => {
  if (words.length > 0) throw new Error(HELP);
  await requestRelease(dataDir);
  say('The messages that are held are sent by the server: within seconds, or when it starts.');
}, HELP);
