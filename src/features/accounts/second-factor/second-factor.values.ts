export const RECOVERY_CODES = 10;

/** Ways to give a second factor at sign-in, the usual one first. */
export const SECOND_FACTORS = ['totp', 'passkey', 'recoveryCode'] as const;
export type SecondFactorKind = (typeof SECOND_FACTORS)[number];
