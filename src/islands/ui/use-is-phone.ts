import { useMedia } from './use-media.ts';

/** Returns whether the screen is too narrow for a table; false on the server. */
export const useIsPhone = (): boolean => useMedia('(width < 40rem)');
