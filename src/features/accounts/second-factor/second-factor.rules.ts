import type { UserRole } from '#features/accounts/users/user-role.values.ts';
import type { SecondFactorRule } from '#shared/installation.ts';

type Holder = { role: UserRole; demoExpiresAt: string | null };

/** A demo is exempt: nobody knows its password, and it ends within a day. */
export const isSecondFactorRequired = (rule: SecondFactorRule, { role, demoExpiresAt }: Holder): boolean =>
  demoExpiresAt === null && (rule === 'all' || (rule === 'admin' && role === 'admin'));

/** Returns whether an account may do nothing but set up the second factor that the installation requires. */
export const lacksSecondFactor = (
  rule: SecondFactorRule,
  {
    user: { role },
    standing: { demoExpiresAt, hasSecondFactor },
  }: { user: { role: UserRole }; standing: { demoExpiresAt: string | null; hasSecondFactor: boolean } },
): boolean => !hasSecondFactor && isSecondFactorRequired(rule, { role, demoExpiresAt });

/** Codes are copied from lists and apps that group them, in any case of letters. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);
