import provider from '#i18n/provider.json' with { type: 'json' };

/** Under which authenticator apps list the account. */
export const ISSUER: string = provider.brand;
