import { createContext, use } from 'react';

/** Who is signed in: letters are written in their name. */
export type Me = { username: string; name: string; email: string };

export const MeContext = createContext<Me>({ username: '', name: '', email: '' });
export const useMe = (): Me => use(MeContext);
