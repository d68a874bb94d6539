import { createContext, use } from 'react';

/** The current user; emails are sent in their name. */
export type CurrentUser = { username: string; name: string; email: string };

export const CurrentUserContext = createContext<CurrentUser>({ username: '', name: '', email: '' });
export const useCurrentUser = (): CurrentUser => use(CurrentUserContext);
