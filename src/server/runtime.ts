import type { Client } from '@libsql/client';
import type { Logger } from 'pino';
import type { WriteFault } from '#db/errors.ts';
import { writeFaultOf } from '#db/writer/writer.ts';
import type { Settings } from '#server/config/config.ts';
import type { SignedOutCalls } from '#server/api/signed-out-calls.ts';
import type { WorkPool } from './work/work.ts';

/**
 * What may exist only once in a process. `main.ts` makes it and hands it to the Astro bundle through `locals`; under
 * `astro dev` the middleware makes it (docs/decisions/005).
 */
/** Why the database takes no writes at the moment; null while it does. */
export const writeFault = ({ client }: Runtime): WriteFault | null => writeFaultOf(client);

export type Runtime = {
  config: Settings;
  log: Logger;
  client: Client;
  /** For what grows with its input. */
  work: WorkPool;
  signedOutCalls: SignedOutCalls;
  /** A committed row waits for a job (a message in the outbox): it need not wait for the next look. */
  wakeJobs: () => void;
  close: () => Promise<void>;
};
