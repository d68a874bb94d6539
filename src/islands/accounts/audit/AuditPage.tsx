import type { AuditEvent } from '#features/accounts/audit/audit.schema.ts';
import { AUDIT_GROUP_IDS, AUDIT_SORTS } from '#features/accounts/audit/audit.values.ts';
import type { PageTexts } from '#i18n/page-texts.ts';
import type { Page } from '#shared/api.ts';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import { FilterSelect } from '#islands/lists/FilterSelect.tsx';
import type { Filters } from '#islands/lists/list-query.ts';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { ListTools } from '#islands/lists/ListTools.tsx';
import { useListPage } from '#islands/lists/use-list-page.ts';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import { AuditTable } from './AuditTable.tsx';

type Props = { username: string; first: Page<AuditEvent>; filters: Filters };

export function AuditPage({ texts, ...props }: Props & { texts: PageTexts<'ui' | 'accounts' | 'account'> }) {
  return (
    <TextsProvider dictionary={texts}>
      <Audit {...props} />
      <SessionDialog username={props.username} />
    </TextsProvider>
  );
}

function Audit({ first, filters }: Props) {
  const { t } = useTexts();
  const list = useListPage(first, { path: '/api/admin/audit', filters });
  return (
    <div className={TOOLS_SCREEN}>
      <ListTools
        list={list}
        search={t('account:audit.search')}
        sorts={AUDIT_SORTS.map((id) => ({ id, label: t(`account:audit.sorts.${id}`) }))}
      >
        <FilterSelect
          list={list}
          name="group"
          label={t('account:audit.group')}
          any={t('account:audit.allGroups')}
          options={AUDIT_GROUP_IDS.map((id) => ({ id, label: t(`account:audit.groups.${id}`) }))}
        />
      </ListTools>
      <ListStates
        list={list}
        empty={<EmptyState title={t('account:audit.none')}>{t('account:audit.noneText')}</EmptyState>}
      >
        {(events) => <AuditTable events={events} />}
      </ListStates>
    </div>
  );
}
