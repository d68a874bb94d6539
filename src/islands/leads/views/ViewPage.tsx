// One long file: the form of a view, whose parts depend on what it lists.
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FieldList } from '#shared/field-list.ts';
import type { Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import type { StageChoice } from '#features/leads/pipelines/stage-name.rules.ts';
import { draftOf, filterOfDraft, type DraftGroup } from '#features/leads/views/view-draft.rules.ts';
import type { View } from '#features/leads/views/view.schema.ts';
import type { ViewFilter } from '#features/leads/views/view-filter.types.ts';
import type { ViewKind } from '#features/leads/views/view-fields.values.ts';
import { api } from '#islands/api.ts';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { useTeam, sortsFor } from '#islands/leads/owners/team.ts';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { ChoiceField } from '#islands/ui/ChoiceField.tsx';
import type { FormValues } from '#islands/ui/drafts.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { ConditionGroup } from './ConditionGroup.tsx';
import { DeleteViewDialog } from './DeleteViewDialog.tsx';
import { ViewPreviewPanel } from './ViewPreviewPanel.tsx';
import { AREAS, listOfView } from './view-words.ts';

type Props = {
  kind: ViewKind;
  /** Null: a new one. */
  view: View | null;
  /** Of a new view, from the list that it is made in. */
  start: ViewFilter;
  startSort: string;
  startGroup: string;
  startColumns: readonly string[] | null;
  /** Filters of that list that no condition says, in words. */
  leftOut: readonly string[];
  /** Fields by which the list is grouped, with their labels. */
  groups: readonly { id: string; label: string }[];
  fields: readonly string[];
  sorts: readonly string[];
  /** The fields of the record, where its table's columns can be chosen. */
  columns: FieldList | null;
  tags: readonly string[];
  stages: readonly StageChoice[];
  pipelines: readonly Pipeline[];
};

export function ViewPage({
  texts,
  user,
  timeZone,
  now,
  team = [],
  ownFields = [],
  ...page
}: IslandProps & Props) {
  return (
    <LeadsIsland {...{ texts, user, timeZone, now, team, ownFields }}>
      <ViewEditor {...page} />
    </LeadsIsland>
  );
}

const columnsThere = ({ columns, goneColumns }: View) =>
  columns?.filter((column) => !goneColumns.includes(column));

function ViewEditor({
  kind,
  view,
  start,
  startSort,
  startGroup,
  startColumns,
  leftOut,
  groups,
  fields,
  sorts,
  columns,
  tags,
  stages,
  pipelines,
}: Props) {
  const texts = useTexts();
  const { t, tDynamic, tag } = texts;
  const team = useTeam();
  const writing = { kind, own: team.fields, tag };
  const isCopied = view !== null && !view.isEditable;
  const isNew = view === null || isCopied;
  const valuesOf = (stored: View | null): FormValues => ({
    name: stored ? (isCopied ? t('views:copyName', { name: stored.name }) : stored.name) : '',
    isShared: stored?.isShared && !isCopied ? 'on' : '',
    sort: stored ? (stored.sort ?? '') : startSort,
    group: stored ? (stored.group ?? '') : startGroup,
    columns: (stored ? columnsThere(stored) : startColumns)?.join() ?? '',
    filter: JSON.stringify(draftOf(writing, stored?.filter ?? start)),
  });
  const draft = (values: string) => JSON.parse(values) as DraftGroup;
  const bodyOf = ({ name, isShared, sort, group: by, columns: chosen = '', filter = '' }: FormValues) => ({
    name,
    isShared: isShared === 'on',
    sort: sort || null,
    group: by || null,
    columns: chosen === '' ? null : chosen.split(','),
    filter: filterOfDraft(writing, draft(filter)),
  });
  return (
    <>
      {isCopied ? (
        <p className="mb-4 rounded-control bg-info-soft px-3 py-2 text-sm text-info-ink">
          {t('views:notEditable')}
        </p>
      ) : null}
      {leftOut.length > 0 ? (
        <p role="status" className="mb-4 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink">
          {t('views:leftOutText', { filters: new Intl.ListFormat(tag).format(leftOut) })}
        </p>
      ) : null}
      {view && view.faults.length > 0 ? (
        <div
          role="status"
          className="mb-4 grid gap-1 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink"
        >
          <strong>{t('views:faults.title')}</strong>
          <p>{t('views:faults.text')}</p>
        </div>
      ) : null}
      {view?.isGroupGone ? (
        <p role="status" className="mb-4 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink">
          {t('views:groupGone')}
        </p>
      ) : null}
      {view && view.goneColumns.length > 0 ? (
        <p role="status" className="mb-4 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink">
          {t('views:columnsGone', { count: view.goneColumns.length })} {t('views:columnsGoneHere')}
        </p>
      ) : null}
      <RecordForm<View>
        isInPage
        draftKey={`view-${view?.id ?? `new-${kind}-${JSON.stringify(start)}`}`}
        values={valuesOf(view)}
        readAt={isNew ? undefined : view.updatedAt}
        valuesOfStored={valuesOf}
        describeStored={({ name = '' }) => [name]}
        failedTitle={t('views:saveFailed')}
        saveLabel={t(isCopied ? 'views:saveCopy' : 'views:save')}
        onCancel={() => history.back()}
        send={(values, { idempotencyKey, readAt }) =>
          isNew
            ? api<View>('POST', '/api/crm/views', { body: { kind, ...bodyOf(values) }, idempotencyKey })
            : api<View>('PATCH', `/api/crm/views/${view.id}`, {
                body: { ...bodyOf(values), updatedAt: readAt },
              })
        }
        onSaved={(saved) => {
          toast.afterNavigation('success', { message: t('views:saved') });
          location.assign(listOfView(kind, saved.id));
        }}
      >
        {(field) => {
          const { value, onChange, error } = field('filter');
          const { value: shared, onChange: share } = field('isShared');
          const group = draft(value);
          return (
            <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <div className="fields content-start">
                <div className="fields sm:grid-cols-2">
                  <TextField
                    {...field('name')}
                    label={t('views:name')}
                    placeholder={t('views:namePlaceholder')}
                    isRequired
                    autoFocus={isNew}
                  />
                  <ChoiceField
                    label={t('views:sort')}
                    value={field('sort').value}
                    onChange={field('sort').onChange}
                    options={[
                      { id: '', label: t('views:usualSort') },
                      ...sortsFor(team, sorts).map((id) => ({
                        id,
                        label: tDynamic(`leads:${AREAS[kind]}.sorts.${id}`) ?? id,
                      })),
                    ]}
                  />
                  {groups.length > 0 ? (
                    <ChoiceField
                      label={t('views:groupBy')}
                      value={field('group').value}
                      onChange={field('group').onChange}
                      options={[{ id: '', label: t('views:groupNone') }, ...groups]}
                    />
                  ) : null}
                </div>
                {team.people.length > 0 ? (
                  <Checkbox isSelected={shared === 'on'} onChange={(isOn) => share(isOn ? 'on' : '')}>
                    {t('views:shared')}
                  </Checkbox>
                ) : null}
                {columns && (kind === 'contact' || kind === 'company') ? (
                  <ColumnChoice kind={kind} fields={columns} {...field('columns')} />
                ) : null}
                {error ? (
                  <p role="alert" className="text-sm font-medium text-danger-ink">
                    {error}
                  </p>
                ) : null}
                <ConditionGroup
                  kind={kind}
                  fields={fields}
                  choices={{ tags, stages, pipelines, team }}
                  group={group}
                  onChange={(next) => onChange(JSON.stringify(next))}
                />
              </div>
              <ViewPreviewPanel kind={kind} filter={filterOfDraft(writing, group)} />
            </div>
          );
        }}
      </RecordForm>
      {view?.isEditable ? <DeleteView view={view} /> : null}
    </>
  );
}

function DeleteView({ view }: { view: View }) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  return (
    <footer className="mt-8 border-t border-line pt-4">
      <PlainButton
        variant="quiet"
        icon={Trash2}
        onPress={() => setAsking(true)}
        className="act text-danger-ink!"
      >
        {t('views:delete')}
      </PlainButton>
      <DeleteViewDialog
        view={view}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDeleted={() => {
          toast.afterNavigation('success', { message: t('views:deleted') });
          location.assign(`/leadmanager/${AREAS[view.kind]}`);
        }}
      />
    </footer>
  );
}
