import { hashPassword } from '#server/auth/passwords.ts';

/** Keeps every place for hashing taken, so that whoever comes is refused, until what is answered is called. */
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
