import type { Page } from '#shared/api.ts';
import { isAppError } from '#shared/errors.ts';

/** Returns the record of a page's address, or null for an invalid id, a missing record or another user's. */
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

export const withFirst = <T extends { id: number }>(page: Page<T>, opened: T | null): Page<T> =>
  opened === null ? page : { ...page, items: [opened, ...page.items.filter(({ id }) => id !== opened.id)] };

/** Returns an empty list if the address filters by another user's record or has an invalid cursor. */
export const pageOrEmpty = <T>(list: Promise<Page<T>>): Promise<Page<T>> =>
  list.catch((error: unknown) => {
    if (isAppError(error) && error.status < 500) return { items: [], nextCursor: null };
    throw error;
  });
