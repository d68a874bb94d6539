import { hashPassword } from '#features/accounts/passwords/hashing.server.ts';

/** Occupies every hashing slot, so that new calls are rejected, until the returned function is called. */
export function fillHashing(): () => Promise<unknown> {
  let isFull = true;
  const stayIn = async (): Promise<void> => {
    while (isFull) await hashPassword('filler');
  };
  const places = Array.from({ length: 102 }, stayIn);
  return () => {
    isFull = false;
    return Promise.all(places);
  };
}
