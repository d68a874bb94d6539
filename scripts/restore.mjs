// @ts-check
/** `npm run restore -- FILE`: replaces the database with a backup (docs/operating.md). */
import { askOnTerminal, RESTORE_HELP, restoreCommand } from '../src/app/restore/restore-command.ts';
import { command, say, typedIn } from './lib/command.mjs';

await command(async (config, words) => {
  const options = { from: typedIn(), isCi: process.env.CI === 'true' };
  const isDone = await restoreCommand(words, config, { say, ask: askOnTerminal }, options);
  if (!isDone) process.exitCode = 1;
}, RESTORE_HELP);
