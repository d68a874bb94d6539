// @ts-check
/**
 * `npm run backup [-- FILE]`: writes a verified copy of the database, also while the server runs (docs/operating.md).
 */
import { backupCommand } from '../src/server/restore/backup-command.ts';
import { command, say, typedIn } from './lib/command.mjs';

await command((config, words) => backupCommand(words, config, say, typedIn()));
