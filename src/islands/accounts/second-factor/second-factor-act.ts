import type { Passkey } from '#features/accounts/second-factor/passkey.schema.ts';

export type SecondFactorAct =
  { kind: 'setUp' | 'renew' | 'remove' | 'addPasskey' } | { kind: 'removePasskey'; passkey: Passkey };
