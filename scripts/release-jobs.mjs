// @ts-check
/** `npm run jobs:release`: lets the server try once more the jobs that it has stopped (docs/operating.md). */
import { requestJobs } from '../src/kernel/jobs/held-mail-job.ts';
import { command, say } from './lib/command.mjs';

const HELP = `Usage: npm run jobs:release

Lets the server try once more the jobs that it has stopped because it ended twice while working on them, or because they
failed for days: within seconds, or when it starts. /admin/system names them.`;

await command(async ({ dataDir }, words) => {
  if (words.length > 0) throw new Error(HELP);
  await requestJobs(dataDir);
  say('The jobs that were stopped are tried once more by the server: within seconds, or when it starts.');
}, HELP);
