import type { Faults } from './faults.ts';
import type { SharedFile } from './streams.ts';

export type HranaOptions = {
  /** The only token that is let in. */
  token?: string;
  /** Milliseconds that every request is under way. */
  latencyMs?: number;
  transactionMs?: number;
  streamMs?: number;
  /** Address that answers name for the further requests of a stream. */
  baseUrl?: () => string;
};

export type Served = {
  file: SharedFile;
  faults: Faults;
  options: HranaOptions;
  note: (texts: string[]) => () => void;
};
