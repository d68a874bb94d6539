/** Field of the form that names its link, so that a refusal finds its page again. */
export const TOKEN_FIELD = 'token';

export const joinPage = (token: string): string => `/join/${encodeURIComponent(token)}`;

/** Returns the secret of an invitation whose page a path is. */
export const joinTokenOf = (path: string): string | undefined => /^\/join\/([\w-]{1,100})$/.exec(path)?.[1];
