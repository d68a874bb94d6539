import { oneLine } from '#shared/texts/text.ts';

const MAX_LENGTH = 500;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const member = (error: unknown, name: string): unknown =>
  isObject(error) ? Reflect.get(error, name) : undefined;

/** Describes for the outbox what failed, at which step, in the mail server's words. */
export function describeFailure(error: unknown): string {
  const step = member(error, 'command');
  const message = error instanceof Error ? error.message : String(error);
  return oneLine(typeof step === 'string' ? `${step}: ${message}` : message).slice(0, MAX_LENGTH);
}

/** Returns only the codes for the log, which has no addresses. */
export const failureCodes = (error: unknown): { code: unknown; response: unknown } => ({
  code: member(error, 'code'),
  response: member(error, 'responseCode'),
});

/**
 * Returns whether the mail server was unreachable or silent, or offers no encryption: then the next message would fail as
 * well.
 */
export const isUnreachable = (error: unknown): boolean => {
  const isRefusal = typeof member(error, 'responseCode') === 'number' && member(error, 'code') !== 'ETLS';
  return (
    !isRefusal &&
    /^E(?:CONNECTION|TIMEDOUT|DNS|SOCKET|TLS|PROTOCOL|AUTH)$/.test(String(member(error, 'code')))
  );
};
