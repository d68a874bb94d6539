import type { Config } from '#kernel/config/config.ts';

export type HeaderTable = Readonly<Record<string, string>>;

/** Two years, which is what browsers ask of a site that they list. */
const MAX_AGE = 'max-age=63072000';

/** Other hosts below the site's are not ours to bind, unless the operator says so. */
function strictTransport({ siteUrl, hsts }: Asked): HeaderTable {
  if (!siteUrl.startsWith('https:') || hsts === 'off') return {};
  return { 'strict-transport-security': hsts === 'on' ? MAX_AGE : `${MAX_AGE}; includeSubDomains` };
}

type Asked = Pick<Config, 'siteUrl' | 'hsts'>;

/**
 * Headers of every response. `strict-origin-when-cross-origin` rather than `no-referrer`, with which browsers send
 * `Origin: null` on form posts and the check of origins would refuse our own forms.
 */
export function commonHeaders(asked: Asked): HeaderTable {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...strictTransport(asked),
  };
}
