import type { IncomingMessage } from 'node:http';
import { chosenLocale } from './problem-answer.ts';
import type { StaticEntry, StaticTable } from './static-types.ts';

export type VisitorPage = (req: Pick<IncomingMessage, 'headers' | 'url'>) => StaticEntry | undefined;

/**
 * product.md D3: `/comercia` and `/leadmanager` ask for the session first and the language second. Who brings nothing
 * that could be a session is a visitor, and gets the page that the build made in the language they chose;
 * everybody else, and who chooses a language or comes on the way somewhere, is Astro's to answer.
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
