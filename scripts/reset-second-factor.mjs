// @ts-check
/** `npm run second-factor:reset -- USERNAME`: the way back in for an administrator without phone and codes. */
import { resetSecondFactorOf } from '../src/app/reset-second-factor.ts';
import { command, say } from './lib/command.mjs';

await command(async (config, [username = '']) => say(await resetSecondFactorOf(config, username)));
