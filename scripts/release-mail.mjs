// @ts-check
/** `npm run mail:release`: lets the server send the emails that a restore holds back (docs/operating.md). */
import { requestRelease } from '../src/server/jobs/held-mail-job.ts';
import { command, say } from './lib/command.mjs';

await command(async ({ dataDir }) => {
  await requestRelease(dataDir);
  say('The messages that are held are sent by the server: within seconds, or when it starts.');
});
