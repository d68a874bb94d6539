// One long file: the list of tasks joins its tools, tabs and rows here.
import { List, Rows3 } from 'lucide-react';
import { useState } from 'react';
import type { Task, TaskCounts } from '#features/leads/tasks/task.schema.ts';
import type { Page } from '#shared/api.ts';
import { TASK_STATES } from '#features/leads/tasks/task.values.ts';
import { Button } from '#islands/ui/Button.tsx';
import { AddButton } from '#islands/ui/AddButton.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { prefetchOnIntent, useLoaded, useOpening } from '#islands/ui/lazy-component.ts';
import { Tabs } from '#islands/ui/Tabs.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { taskDialog, taskTable } from './task-parts.ts';
import { TaskList } from './TaskList.tsx';
import type { TaskRecord } from './TaskRecordDialog.tsx';
import { TaskTools } from './TaskTools.tsx';
import { useNewInAddress } from '#islands/leads/use-new-in-address.ts';
import { useOpenedTask } from './use-opened-task.ts';
import { useListPage } from '#islands/lists/use-list-page.ts';
import type { Filters } from '#islands/lists/list-query.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { useTaskCheck } from './use-task-check.ts';
import { SaveViewMenu } from '#islands/leads/views/SaveViewMenu.tsx';
import { useStoredChoice } from '#islands/ui/use-stored-choice.ts';
import { useIsPhone } from '#islands/ui/use-is-phone.ts';
import { useTaskCounts } from './use-task-counts.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

export type TasksProps = {
  first: Page<Task>;
  /** From the URL; `state` is always present. */
  filters: Filters;
  counts: TaskCounts;
  /** The record that the list is filtered by. */
  record: TaskRecord | null;
  /** The task named in the URL, whose form opens. */
  opened: Task | null;
};

const TABS = ['open', 'done'] as const;
const FIELDS = { contact: 'contactId', company: 'companyId', opportunity: 'opportunityId' } as const;

const narrowing = (filters: Filters): Filters =>
  Object.fromEntries(
    ['q', 'assignee', 'doneFrom', 'doneTo', 'view', 'filter'].flatMap((name) => {
      const value = filters[name]?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );

export function Tasks({ first, filters, counts: firstCounts, record: firstRecord, opened }: TasksProps) {
  const { t } = useTexts();
  const isPhone = useIsPhone();
  const timeZone = useTimeZone();
  const list = useListPage<Task>(first, {
    path: '/api/crm/tasks',
    filters,
    fixed: { timeZone },
    neutral: ['sort', 'state', 'view'],
  });
  const [record, setRecord] = useState(firstRecord);
  const { counts, refresh } = useTaskCounts(firstCounts, {
    timeZone,
    ...(record && { [FIELDS[record.kind]]: String(record.id) }),
    ...narrowing(list.filters),
  });
  const [isWanted, setTable] = useStoredChoice('tasks-table');
  const isTable = useLoaded(taskTable, isWanted && !isPhone) && isWanted && !isPhone;
  const [edited, setEdited] = useState<Task | null | undefined>(undefined);
  const editing = useOpening(taskDialog);
  const [isAdding, setAdding] = useState(false);
  const edit = (task: Task | null) => {
    setAdding(task === null);
    void editing.whenLoaded(() => setEdited(task));
  };
  useNewInAddress(() => edit(null));
  const { forget } = useOpenedTask(opened, edit);
  const reload = () => {
    void list.reload();
    void refresh();
  };
  const { remove } = useDeletion('/api/crm/tasks', { list, onChanged: () => void refresh() });
  const check = useTaskCheck({
    onShown: list.replace,
    onSaved: ({ recurrence }) => (recurrence === null ? void refresh() : reload()),
    onGone: reload,
  });
  const close = () => {
    setEdited(undefined);
    forget();
  };
  const choose = (chosen: TaskRecord | null) => {
    setRecord(chosen);
    for (const [kind, field] of Object.entries(FIELDS))
      list.setFilter(field, chosen?.kind === kind ? String(chosen.id) : '');
  };

  const shownState = TASK_STATES.find((each) => each === list.filters['state']) ?? 'open';
  const state = list.filters['state'] === 'done' ? 'done' : 'open';
  const hasNone =
    counts.open + counts.done === 0 && !list.isNarrowed && !list.filters['view'] && list.items.length === 0;
  const adding = {
    ...prefetchOnIntent(taskDialog),
    isPending: isAdding && editing.isOpening && edited === undefined,
    onPress: () => edit(null),
  };

  const layout = {
    id: 'layout',
    label: t(isWanted ? 'leads:tasks.asList' : 'leads:tasks.asTable'),
    icon: isWanted ? List : Rows3,
    onAction: () => setTable(!isWanted),
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {hasNone ? (
        <EmptyState
          title={t('leads:tasks.emptyTitle')}
          readerText={t('ui:list.readerText')}
          action={
            <Button variant="primary" {...adding}>
              {t('leads:tasks.addFirst')}
            </Button>
          }
        >
          {t('leads:tasks.emptyText')}
        </EmptyState>
      ) : (
        <>
          <Tabs
            label={t('leads:tasks.tabs')}
            tools={
              <TaskTools
                list={list}
                record={record}
                onRecord={choose}
                onClear={() => {
                  setRecord(null);
                  list.clear();
                }}
                acts={
                  <>
                    <SaveViewMenu area="tasks" filters={list.filters} before={isPhone ? [] : [layout]} />
                    <AddButton label={t('leads:tasks.add')} {...adding} />
                  </>
                }
              />
            }
            selected={state}
            onSelect={(id) => {
              // The list writes its filters into the current entry: Back goes to the former tab.
              history.pushState(history.state, '', location.href);
              // The days are those on which tasks were done.
              const { doneFrom: _from, doneTo: _to, ...others } = list.filters;
              list.setFilters({ ...(id === 'done' ? list.filters : others), state: id });
            }}
            items={TABS.map((id) => ({
              id,
              label: t(`leads:tasks.states.${id}`),
              count: counts[id],
              content: (
                <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                  <ListStates list={list} isEndless={isTable} empty={<NothingHere />}>
                    {(tasks) =>
                      isTable ? (
                        <taskTable.Part
                          list={list}
                          total={Math.max(list.items.length, counts[shownState])}
                          onCheck={(task, isDone) => void check(task, isDone)}
                          onEdit={edit}
                          onChanged={reload}
                        />
                      ) : (
                        <TaskList
                          tasks={tasks}
                          isGrouped={state === 'open'}
                          onCheck={(task, isDone) => void check(task, isDone)}
                          onEdit={edit}
                          onDelete={({ id, title }) =>
                            void remove(id, t('leads:tasks.deleted', { name: title }))
                          }
                        />
                      )
                    }
                  </ListStates>
                </div>
              ),
            }))}
          />
        </>
      )}
      <taskDialog.Part
        task={edited}
        {...(record && { start: { [record.kind]: record } })}
        onClose={close}
        onSaved={() => {
          close();
          reload();
        }}
        onGone={reload}
        onCheck={(task, isDone) => {
          close();
          void check(task, isDone);
        }}
        onDelete={({ id, title }) => {
          close();
          void remove(id, t('leads:tasks.deleted', { name: title }));
        }}
      />
    </div>
  );
}

function NothingHere() {
  const { t } = useTexts();
  return <EmptyState title={t('leads:tasks.emptyStateTitle')}>{t('leads:tasks.emptyStateText')}</EmptyState>;
}
