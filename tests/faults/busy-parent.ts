/** Starts the Node program of its arguments, and never ends by itself: its test kills it. */
import { spawn } from 'node:child_process';

spawn(process.execPath, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'ignore'] });
setInterval(() => undefined, 60_000);
