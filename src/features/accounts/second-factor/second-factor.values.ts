/** REQUIRE_SECOND_FACTOR: who has to have one. */
export const SECOND_FACTOR_RULES = ['off', 'admin', 'all'] as const;
export type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number];

export const RECOVERY_CODES = 10;

/** Ways to give a second factor at sign-in, the usual one first. */
export const SECOND_FACTORS = ['totp', 'passkey', 'recoveryCode'] as const;
export type SecondFactorKind = (typeof SECOND_FACTORS)[number];
