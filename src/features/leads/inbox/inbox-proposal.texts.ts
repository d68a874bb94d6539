import { translator, type Locale } from '#i18n/index.ts';
import { isSubject } from '#features/site/contact/enquiry.rules.ts';
import type { InboxKind } from '#features/site/contact/inbox.values.ts';
import { MAX_LINE } from '#shared/limits.ts';
import { beginningOf } from '#shared/texts/text.ts';

type Asked = { kind: InboxKind; service: string | null; about: string | null; who: string };

export function opportunityTitle(locale: Locale, { kind, service, about, who }: Asked): string {
  const t = translator(locale);
  const product = about !== null && isSubject(about) ? t(`contact:subjects.${about}`) : about;
  const what = service ?? product ?? t(`leads:inbox.kinds.${kind}`);
  return beginningOf(`${what.charAt(0).toUpperCase()}${what.slice(1)} · ${who}`, MAX_LINE);
}
