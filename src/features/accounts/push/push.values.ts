/** Devices of one account. */
export const MAX_DEVICES = 20;
/** A push service keeps a message so long for a device that is off; what is older is not sent. */
export const PUSH_HOURS = 24;
/** More at once are one message with their number. */
export const MOST_AT_ONCE = 3;
/** Attempts after which a device is forgotten: some three days. */
export const MOST_FAILURES = 80;
/** Path of the service worker, and the scope in which it is registered: it serves no page. */
export const PUSH_WORKER = '/push-worker.js';
export const PUSH_SCOPE = '/account/notifications';
/** In the browser's storage: the account that it is told for. */
export const PUSHED_KEY = 'push-user';
