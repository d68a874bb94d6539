/**
 * Why a model wrote nothing: it does not answer or refuses (`unavailable`), has too much to do (`busy`), falls silent
 * (`timeout`), stops half-way (`cut`), answers what is no answer (`malformed`), or does not end (`too_long`).
 */
export type ModelFault = 'unavailable' | 'busy' | 'timeout' | 'cut' | 'malformed' | 'too_long';

export class ModelError extends Error {
  readonly fault: ModelFault;

  constructor(fault: ModelFault, cause?: unknown) {
    super(fault, { cause });
    this.name = 'ModelError';
    this.fault = fault;
  }
}
