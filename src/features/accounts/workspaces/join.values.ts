/** Field of the form that names its link, so that a refusal finds its page again. */
export const TOKEN_FIELD = 'token';
