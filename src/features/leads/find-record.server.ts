import { isAppError } from '#shared/errors.ts';

/** For a page: the record, or null for an id that is none, nobody's or somebody else's. */
export async function findRecord<T>(
  rawId: string | undefined,
  find: (id: number) => Promise<T>,
): Promise<T | null> {
  if (rawId === undefined || !/^[1-9]\d{0,14}$/.test(rawId)) return null;
  try {
    return await find(Number(rawId));
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return null;
    throw error;
  }
}
