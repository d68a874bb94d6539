/** Serves another folder of builds than the project's, and says when it would build: `servers/serve-builds.ts FOLDER`. */
import { start } from '#app/main.ts';

await start({ dist: process.argv[2] ?? '', build: async () => void process.stdout.write('building\n') });
