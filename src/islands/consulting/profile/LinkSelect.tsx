import { useEffect, useEffectEvent } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { OptionalSelect } from '#islands/ui/OptionalSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { useNamedLists } from './profile-lists.tsx';

const HINTS = {
  contacts: 'consulting:figure.noContacts',
  departments: 'consulting:figure.noDepartments',
} as const;

type Props = FieldBinding & { list: keyof typeof HINTS; label: string; isRequired?: boolean };

/** A choice among the recorded contacts or departments of the company. */
export function LinkSelect({ list: name, ...props }: Props) {
  const { t } = useTexts();
  const lists = useNamedLists();
  const { rows, total, status, reload } = lists[name];
  const want = useEffectEvent(lists.want);
  useEffect(() => want(), []);
  const isEmpty = rows.length === 0;
  const hasFailed = status === 'error';
  const hint = status === 'ready' && total === 0 ? t(HINTS[name]) : undefined;
  return (
    <div>
      <OptionalSelect
        {...props}
        noneLabel={t('consulting:figure.notStated')}
        options={rows.map(({ id, name: label }) => ({ id: String(id), label }))}
        isDisabled={isEmpty}
        description={hasFailed ? t('consulting:figure.listFailed') : hint}
        {...(status === 'loading' && isEmpty && { placeholder: t('ui:states.loading') })}
      />
      {hasFailed ? (
        <Button variant="quiet" size="small" className="-ml-3" onPress={() => void reload()}>
          {t('ui:actions.retry')}
        </Button>
      ) : null}
    </div>
  );
}
