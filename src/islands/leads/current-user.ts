import { createContext, use } from 'react';

export type CurrentUser = { username: string; name: string; email: string };

export const CurrentUserContext = createContext<CurrentUser>({ username: '', name: '', email: '' });
export const useCurrentUser = (): CurrentUser => use(CurrentUserContext);
