// @ts-check
import { endWith } from './end-with.mjs';
import { loadEnvFile } from './env-file.mjs';

/** @typedef {import('../../src/kernel/config/config.ts').Config} Config */

/** @param {string} line */
export const say = (line) => void process.stdout.write(`${line}\n`);

/** npm runs scripts in the project's folder; relative paths are resolved from where the user typed them. */
export const typedIn = () => process.env.INIT_CWD ?? process.cwd();

/**
 * Runs an operator's command with the settings of the server. Files it writes are readable by this user only;
 * errors are printed as a sentence.
 *
 * @param {(config: Config, words: string[]) => Promise<void>} act
 * @param {string} [help] printed for `--help`, whatever the settings are
 */
export async function command(act, help) {
  if (help !== undefined && process.argv.slice(2).some((word) => word === '--help' || word === '-h'))
    return say(help);
  process.umask(0o077);
  loadEnvFile();
  const { loadConfig } = await import('../../src/app/config.ts');
  try {
    await act(loadConfig(process.env), process.argv.slice(2));
  } catch (error) {
    endWith(error);
  }
}
