// @ts-check
/**
 * `npm run backup [-- [FILE] [--quiet]]`: writes a verified copy of the database, also while the server runs (docs/operating.md).
 */
import { BACKUP_HELP, backupCommand } from '../src/app/restore/backup-command.ts';
import { command, say, typedIn } from './lib/command.mjs';

await command((config, words) => backupCommand(words, config, say, typedIn()), BACKUP_HELP);
