import { isAppError } from '#shared/errors.ts';

/** The record that a page's address names, or null for an id that is none, nobody's or somebody else's. */
export async function findById<T>(
  raw: string | undefined,
  find: (id: number) => Promise<T>,
): Promise<T | null> {
  if (raw === undefined || !/^[1-9]\d{0,14}$/.test(raw)) return null;
  try {
    return await find(Number(raw));
  } catch (error) {
    if (isAppError(error) && error.status === 404) return null;
    throw error;
  }
}
