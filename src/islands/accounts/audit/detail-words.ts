import type { AuditEvent } from '#features/accounts/audit/audit.schema.ts';
import { hasTypedDetail } from '#features/accounts/audit/audit.values.ts';
import { numberFormat } from '#shared/numbers/number-format.ts';
import type { Texts } from '#islands/ui/make-texts.ts';

/** The detail of an entry: a word, or `contacts:12` as a word with its number; a name as somebody typed it. */
export function detailWords(
  { kind, detail }: Pick<AuditEvent, 'kind' | 'detail'>,
  { t, tDynamic, tag }: Texts,
): string {
  if (hasTypedDetail(kind)) return detail;
  const [name = '', count] = detail.split(':');
  const word = tDynamic(`account:audit.details.${name}`);
  if (word === undefined) return detail;
  if (count === undefined) return word;
  return t('account:audit.counted', { name: word, number: numberFormat(tag).format(Number(count)) });
}

type Account = AuditEvent['actor'];

export const accountWords = (account: Account, { t }: Texts): string | null =>
  account && (account.name ?? t('account:audit.erased', { id: account.id }));

/** The account that an entry concerns, where somebody else acted. */
export const subjectWords = (
  { actor, subject }: Pick<AuditEvent, 'actor' | 'subject'>,
  texts: Texts,
): string =>
  subject && subject.id !== actor?.id
    ? texts.t('account:audit.concerns', { name: accountWords(subject, texts) ?? '' })
    : '';
