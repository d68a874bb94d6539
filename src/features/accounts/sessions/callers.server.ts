import { lacksSecondFactor } from '#features/accounts/second-factor/second-factor.rules.ts';
import type { Callers } from '#kernel/endpoint/parts.ts';
import { authenticate, sessionOfHeader } from './authenticate.server.ts';
import { sessionCookieName } from './session-cookie.server.ts';

/** Answers to the kernel about a caller. */
export const callers: Callers = {
  sessionOfRequest: authenticate,
  sessionOfHeader,
  sessionCookieName,
  lacksSecondFactor,
};
