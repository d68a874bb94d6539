import type { Client } from '@libsql/client';
import type { Logger } from 'pino';
import type { Settings } from './config.ts';

/**
 * What may exist only once in a process. `main.ts` makes it and hands it to the Astro bundle through `locals`; under
 * `astro dev` the middleware makes it (docs/decisions/005).
 */
export type Runtime = {
  config: Settings;
  log: Logger;
  client: Client;
  /** A committed row waits for a job (a message in the outbox): it need not wait for the next look. */
  wakeJobs: () => void;
  close: () => Promise<void>;
};
