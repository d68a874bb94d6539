import { createContext, use } from 'react';

export type CurrentUser = { id: number; username: string; name: string; email: string };

export const CurrentUserContext = createContext<CurrentUser>({ id: 0, username: '', name: '', email: '' });
export const useCurrentUser = (): CurrentUser => use(CurrentUserContext);
