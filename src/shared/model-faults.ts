/** Reasons why a language model gave no text. */
export const MODEL_FAULTS = [
  'unreachable',
  'refused',
  'key_refused',
  'not_found',
  'too_many',
  'server_error',
  'private_address',
  'insecure_address',
  'redirected',
  'stalled',
  'cut',
  'shape',
  'web_page',
  'too_long',
] as const;
/** `cancelled` is the user's own doing. */
export type ModelFailure = (typeof MODEL_FAULTS)[number] | 'cancelled';
