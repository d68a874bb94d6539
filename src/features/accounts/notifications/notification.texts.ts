import { translator, type Locale } from '#i18n/index.ts';
import type { Notification } from './notification.schema.ts';

/** Stands for the name while the sentence is put together; no name holds it. */
const NAME = '\u0001';

const COUNTED = ['contact', 'company', 'opportunity', 'task'] as const;

/** "Ana Ruiz assigned Luis Gil to you", in three parts: the name is the second. */
export function notificationLine(
  {
    kind,
    record,
    name,
    count,
    actor,
    rule,
  }: Pick<Notification, 'kind' | 'record' | 'name' | 'count' | 'actor' | 'rule'>,
  locale: Locale,
): [before: string, name: string, after: string] {
  const t = translator(locale);
  const counted = COUNTED.find((each) => each === record);
  const shown =
    count > 1 && counted
      ? t(`account:notifications.records.${counted}`, { count })
      : name === null || name === ''
        ? t('account:notifications.nameless')
        : name;
  const line = t(`account:notifications.lines.${kind}`, {
    actor: rule
      ? t('account:notifications.byRule', { rule: rule.name })
      : (actor?.name ?? t('account:notifications.somebody')),
    name: NAME,
  });
  const [before = '', after = ''] = line.split(NAME);
  return [before, shown, after];
}
