export type HeaderTable = Readonly<Record<string, string>>;

/**
 * What every answer carries. `strict-origin-when-cross-origin` rather than `no-referrer`, with which browsers send
 * `Origin: null` on form posts and the check of origins would refuse our own forms.
 */
export function commonHeaders(siteUrl: string): HeaderTable {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(siteUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}
