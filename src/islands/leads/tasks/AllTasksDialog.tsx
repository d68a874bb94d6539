import { useEffect, useState } from 'react';
import type { BulkPreview, Replaced } from '#features/leads/bulk/preview.schema.ts';
import { api } from '#islands/api.ts';
import { ownerName, useTeam } from '#islands/leads/owners/team.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

export type TaskChange = { set: Record<string, string | number | null> } | { delete: true };

type Props = {
  /** Undefined: closed. */
  change: TaskChange | undefined;
  /** Number of tasks that match. */
  count: number;
  /** The filters of the list, as a job takes them. */
  matching: object;
  onClose: () => void;
  /** Resolves with false where it was refused. */
  onRun: (change: TaskChange) => Promise<boolean>;
};

/** Says what a change of all that match would change, before it is made. */
export function AllTasksDialog({ change, count, matching, onClose, onRun }: Props) {
  const { t } = useTexts();
  return (
    <Dialog
      isOpen={change !== undefined}
      onOpenChange={onClose}
      size="small"
      title={t(change && 'delete' in change ? 'leads:tasks.allDeleteTitle' : 'leads:tasks.allTitle', {
        count,
      })}
    >
      {change ? <Outlook {...{ change, count, matching, onClose, onRun }} /> : null}
    </Dialog>
  );
}

function usePreview(change: TaskChange, count: number, matching: object) {
  const { t } = useTexts();
  const [found, setFound] = useState<BulkPreview | null>(null);
  const [error, setError] = useState<string>();
  const body = 'set' in change ? JSON.stringify({ allMatching: matching, set: change.set }) : null;
  useEffect(() => {
    if (body === null) return;
    const controller = new AbortController();
    api<BulkPreview>('POST', '/api/crm/tasks/bulk/preview', {
      body: JSON.parse(body) as object,
      signal: controller.signal,
    }).then(setFound, (failure: unknown) => {
      if (!controller.signal.aborted) setError(errorText(failure, t));
    });
    return () => controller.abort();
  }, [body, t]);
  const deleted = { total: count, changed: count, same: 0, refused: 0, fields: [], refusals: [] };
  return { preview: body === null ? deleted : found, error };
}

function Outlook({ change, count, matching, onClose, onRun }: Props & { change: TaskChange }) {
  const texts = useTexts();
  const { t, tag } = texts;
  const team = useTeam();
  const [isPending, setPending] = useState(false);
  const { preview, error } = usePreview(change, count, matching);
  const isDeletion = 'delete' in change;
  const nameOf = (value: unknown) =>
    ownerName(team, typeof value === 'number' ? value : null, texts) ?? t('leads:owners.no.assignee');
  const assignees = preview?.fields.find(({ field }) => field === 'assigneeId');
  const from = assignees?.replaced.map(({ value, count: number }: Replaced) =>
    t('leads:jobs.times', { value: nameOf(value), count: number }),
  );
  return (
    <>
      <DialogBody>
        {error === undefined ? null : (
          <p role="alert" className="text-sm font-medium text-danger-ink">
            {error}
          </p>
        )}
        {preview === null && error === undefined ? <Spinner label={t('ui:states.loading')} /> : null}
        {preview === null ? null : (
          <div
            role="status"
            className="grid gap-1.5 rounded-control border border-line bg-sunken p-3 text-sm"
          >
            {isDeletion ? null : (
              <p className="font-semibold">
                {preview.changed === 0
                  ? t('leads:jobs.nothingChanges')
                  : t('leads:jobs.changes', { count: preview.changed, total: preview.total })}
              </p>
            )}
            {from && 'set' in change ? (
              <p className="wrap-anywhere">
                {t('leads:jobs.fromTo', {
                  field: t('leads:owners.assignee'),
                  from: new Intl.ListFormat(tag).format([
                    ...from,
                    ...((assignees?.others ?? 0) > 0
                      ? [
                          t('leads:jobs.times', {
                            value: t('leads:jobs.others'),
                            count: assignees?.others ?? 0,
                          }),
                        ]
                      : []),
                  ]),
                  to: nameOf(change.set['assigneeId']),
                })}
              </p>
            ) : null}
            {preview.same > 0 ? (
              <p className="text-ink-soft">{t('leads:jobs.same', { count: preview.same })}</p>
            ) : null}
            <p className="text-ink-soft">{t('leads:jobs.deleteText')}</p>
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onPress={onClose}>
          {t('ui:actions.cancel')}
        </Button>
        <Button
          variant={isDeletion ? 'danger' : 'primary'}
          isPending={isPending}
          isDisabled={preview === null || preview.changed === 0}
          onPress={() => {
            setPending(true);
            void onRun(change).then((isStarted) => {
              setPending(false);
              if (isStarted) onClose();
            });
          }}
        >
          {t(isDeletion ? 'leads:jobs.deleteConfirm' : 'leads:jobs.run', { count: preview?.changed ?? 0 })}
        </Button>
      </DialogFooter>
    </>
  );
}
