import type { APIContext } from 'astro';
import { databaseOf } from '#db/drizzle.ts';
import { readForm } from '#kernel/api/request-body.ts';
import { knownError } from '#kernel/api/known-error.ts';
import type { PublicContext } from '#kernel/context.ts';
import type { Locale } from '#shared/languages.ts';
import { signLink } from './letter-links.server.ts';
import { PURPOSES, type Purpose } from './mailing.values.ts';
import {
  destinationOf,
  noteClick,
  openLink,
  readPreferences,
  savePreferences,
  unsubscribe,
  type Opened,
} from './public-link.server.ts';

export type MailVisit = {
  locale: Locale;
  company: string;
  colours: readonly string[];
  email: string;
  isOptedOut: boolean;
  purposes: readonly Purpose[];
  /** Path of the page of preferences. */
  preferences: string;
  /** The form that this page answers was stored. */
  isSaved: boolean;
};

const contextOf = ({ locals }: Pick<APIContext, 'locals'>): PublicContext => ({
  db: databaseOf(locals.runtime.client),
  now: new Date(),
  locale: locals.locale,
});

/** A page that a scanner opens is noted beside the clicks; the reader does not wait for it, and it can fail alone. */
function note(context: APIContext, ctx: PublicContext, opened: Opened, link: number | 'u' | 'p'): void {
  const { log } = context.locals.runtime;
  void noteClick(ctx, opened, { link, isHead: context.request.method === 'HEAD' }).catch((error: unknown) =>
    knownError(error, log, context.locals.requestId),
  );
}

async function shown(ctx: PublicContext, opened: Opened, isSaved: boolean): Promise<MailVisit> {
  const { letter, linkSecret } = opened.sending;
  return {
    locale: letter.language,
    company: letter.companyName,
    colours: letter.colours,
    email: opened.delivery.email,
    preferences: `/preferences/${signLink(linkSecret, opened.delivery.id, 'p')}`,
    isSaved,
    ...(await readPreferences(ctx, opened)),
  };
}

/** GET and POST of /unsubscribe/{token}; a GET changes nothing, and the POST of a mail program (RFC 8058) needs no page before. */
export async function visitUnsubscribe(context: APIContext): Promise<MailVisit | null> {
  const ctx = contextOf(context);
  const opened = await openLink(ctx.db, context.params['token'] ?? '', 'u');
  if (!opened) return null;
  const isPost = context.request.method === 'POST';
  if (isPost) await unsubscribe(ctx, opened);
  else note(context, ctx, opened, 'u');
  return shown(ctx, opened, isPost);
}

/** GET and POST of /preferences/{token}: a box for each purpose, and a button for none of them. */
export async function visitPreferences(context: APIContext): Promise<MailVisit | null> {
  const ctx = contextOf(context);
  const opened = await openLink(ctx.db, context.params['token'] ?? '', 'p');
  if (!opened) return null;
  const isPost = context.request.method === 'POST';
  if (isPost) {
    const form = await readForm(context.request);
    await savePreferences(
      ctx,
      opened,
      form.has('none') ? [] : PURPOSES.filter((purpose) => form.has(purpose)),
    );
  } else note(context, ctx, opened, 'p');
  return shown(ctx, opened, isPost);
}

/** GET of /t/{token}: where the link of an email leads; null for one that was changed. */
export async function visitLink(context: APIContext): Promise<string | null> {
  const ctx = contextOf(context);
  const opened = await openLink(ctx.db, context.params['token'] ?? '', 'l');
  const target = opened && destinationOf(opened);
  if (!opened || target === undefined) return null;
  note(context, ctx, opened, 0);
  return target;
}
