/** REGISTRATION: whether visitors may create an account. */
export const REGISTRATIONS = ['open', 'invite', 'closed'] as const;
export type Registration = (typeof REGISTRATIONS)[number];

export const isRegistration = (value: unknown): value is Registration =>
  REGISTRATIONS.some((each) => each === value);

/** REQUIRE_SECOND_FACTOR: who has to have one. */
export const SECOND_FACTOR_RULES = ['off', 'admin', 'all'] as const;
export type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number];
