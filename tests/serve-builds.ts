/** The server on another folder of builds than the project's: `node tests/serve-builds.ts FOLDER`. */
import { start } from '#server/main.ts';

await start({ dist: process.argv[2] ?? '', build: async () => {} });
