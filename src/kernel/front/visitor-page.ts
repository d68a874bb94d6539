import type { IncomingMessage } from 'node:http';
import { chosenLocale } from './problem-answer.ts';
import type { StaticEntry, StaticTable } from '#kernel/front/files/static-types.ts';

export type VisitorPage = (req: Pick<IncomingMessage, 'headers' | 'url'>) => StaticEntry | undefined;

/**
 * product.md D3: `/comercia` and `/leadmanager` depend on the session first and the language second. A request without
 * a session cookie is a visitor's and gets the prerendered page in the stored language; all others, and those with a
 * language or a `next` in the address, are rendered by Astro.
 */
export function visitorPages({ visitorPages: pages }: StaticTable, sessionCookie: string): VisitorPage {
  const session = new RegExp(`(?:^|;)\\s*${sessionCookie}=`);
  return (req) => {
    const [path = '', query = ''] = (req.url ?? '').split('?', 2);
    const page = pages.get(path);
    if (!page || req.headers.authorization !== undefined) return undefined;
    if (session.test(req.headers.cookie ?? '') || /(?:^|&)(?:lang|next)=/.test(query)) return undefined;
    return page[chosenLocale(req)];
  };
}
