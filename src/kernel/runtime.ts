import type { Client } from '@libsql/client';
import type { Logger } from 'pino';
import type { WriteFault } from '#db/errors.ts';
import { writeFaultOf } from '#db/writer/writer.ts';
import type { Settings } from '#kernel/config/config.ts';
import type { SignedOutCalls } from '#kernel/api/signed-out-calls.ts';
import type { LiveHub } from '#kernel/live.ts';
import type { WorkPool } from '#kernel/work/work.ts';

/** Returns why the database cannot be written at the moment, or null. */
export const writeFault = ({ client }: Runtime): WriteFault | null => writeFaultOf(client);

/**
 * Resources that exist once per process. `main.ts` creates them and passes them to the Astro bundle through `locals`;
 * under `astro dev` the middleware creates them (docs/decisions/005).
 */
export type Runtime = {
  config: Settings;
  log: Logger;
  client: Client;
  work: WorkPool;
  /** Open tabs that follow their record. */
  live: LiveHub;
  signedOutCalls: SignedOutCalls;
  /** Wakes the jobs after a commit that queued work, such as a message in the outbox. */
  wakeJobs: () => void;
  close: () => Promise<void>;
};
