import type { Page } from '#shared/api.ts';
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

/** A list that begins with the record that the address names, wherever else it would stand. */
export const withFirst = <T extends { id: number }>(page: Page<T>, opened: T | null): Page<T> =>
  opened === null ? page : { ...page, items: [opened, ...page.items.filter(({ id }) => id !== opened.id)] };

/** Returns an empty list if the address filters by another user's record or has an invalid cursor. */
export const pageOrEmpty = <T>(list: Promise<Page<T>>): Promise<Page<T>> =>
  list.catch((error: unknown) => {
    if (isAppError(error) && error.status < 500) return { items: [], nextCursor: null };
    throw error;
  });
