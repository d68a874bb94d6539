import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '#kernel/config/config.ts';
import { isForwarded } from './metrics-access.ts';

/** Says once that a proxy stands in front which the settings do not know of: it would count as the only visitor. */
export function forwardedWarning(
  log: Pick<Logger, 'warn'>,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): (req: Pick<IncomingMessage, 'headers'>) => void {
  let isSaid = trustedProxies > 0;
  return (req) => {
    if (isSaid || !isForwarded(req)) return;
    isSaid = true;
    log.warn(
      'a request came through a proxy, but TRUSTED_PROXIES is 0: limits count all visitors as one; set it to the number of proxies in front',
    );
  };
}
