import { createContext, use } from 'react';

export const DemoContext = createContext(false);

/** Whether the account is a demo: what it publishes is seen by nobody else, and nothing may say that it is live. */
export const useIsDemo = (): boolean => use(DemoContext);
