// One long file: the acts on a selection beside the dialogs that they open.
import {
  Combine,
  Ellipsis,
  ListChecks,
  Tag,
  TagIcon,
  TextCursorInput,
  Trash2,
  UserCheck,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '#islands/ui/Button.tsx';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { lazyComponent, useOpening } from '#islands/ui/lazy-component.ts';
import { Menu, type MenuEntry } from '#islands/ui/Menu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { ListArea, Tabled, TableKind } from '#islands/leads/records/record-list.ts';
import { mergeDialog } from '#islands/leads/merge/lazy-merge-dialog.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import { useBulk } from './use-bulk.ts';
import type { FollowedJob } from './use-job.ts';
import { useIsPhone } from '#islands/ui/use-is-phone.ts';
import { useStartJob } from './use-job-progress.ts';
import type { Selection } from '#islands/lists/use-selection.ts';

const assignDialog = lazyComponent(
  async () => (await import('#islands/leads/owners/AssignDialog.tsx')).AssignDialog,
);
const fieldDialog = lazyComponent(async () => (await import('./BulkFieldDialog.tsx')).BulkFieldDialog);
const tagDialog = lazyComponent(async () => (await import('./BulkTagDialog.tsx')).BulkTagDialog);

type Props<Row extends Tabled> = {
  of: TableKind<Row> & { area: ListArea };
  selection: Selection;
  /** Filters of "all that match", as a job takes them. */
  matching: object;
  /** In use, where records have tags. */
  tags?: readonly string[];
  job: FollowedJob;
  onChanged: () => void;
};

/** Acts on the selected rows. The bar comes below them, so that no row moves under the next press. */
export function BulkBar<Row extends Tabled>(props: Props<Row>) {
  const { of, selection, matching, tags = [], job, onChanged } = props;
  // Opportunities have neither tags nor doubles.
  const area = of.area === 'opportunities' ? null : of.area;
  const { isAll, count, clear } = selection;
  const start = useStartJob(job);
  const { t } = useTexts();
  const isPhone = useIsPhone();
  const changed = () => {
    clear();
    onChanged();
  };
  const bulk = useBulk(area ?? 'contacts', changed);
  const [tagging, setTagging] = useState<'tag' | 'untag' | null>(null);
  const [merging, setMerging] = useState<readonly [number, number] | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [isAssigning, setAssigning] = useState(false);
  const [isSetting, setSetting] = useState(false);
  const fieldOpening = useOpening(fieldDialog);
  const team = useTeam().people;
  const assignOpening = useOpening(assignDialog);
  const tagOpening = useOpening(tagDialog);
  const mergeOpening = useOpening(mergeDialog);
  const ids = [...selection.ids];
  const [first, second] = ids;

  const chosen = isAll ? { allMatching: matching } : { ids };
  async function overSelected(change: object): Promise<boolean> {
    const isStarted = await start(`/api/crm/${of.area}/bulk`, {
      ...chosen,
      ...change,
    });
    if (isStarted) clear();
    return isStarted;
  }
  const tagAll = (tag: string) =>
    overSelected(tagging === 'untag' ? { removeTags: [tag] } : { addTags: [tag] });
  const tagTicked = (tag: string) => (tagging === 'untag' ? bulk.untag(ids, tag) : bulk.tag(ids, tag));

  const openTags = (action: 'tag' | 'untag') => void tagOpening.whenLoaded(() => setTagging(action));
  /** Acts that not every selection allows: beside the count on a desk, in the menu on a phone. */
  const overAllOrPair = [
    ...(selection.canTakeAll
      ? [
          {
            id: 'all',
            label: t('leads:jobs.selectAll', { count: selection.total }),
            icon: ListChecks,
            onAction: selection.takeAll,
          },
        ]
      : []),
    ...(area && first !== undefined && second !== undefined && ids.length === 2 && !isAll
      ? [
          {
            id: 'merge',
            label: t('leads:common.merge'),
            icon: Combine,
            onAction: () => void mergeOpening.whenLoaded(() => setMerging([first, second])),
          },
        ]
      : []),
  ];
  const setField = {
    id: 'set',
    label: t('leads:jobs.setField'),
    icon: TextCursorInput,
    onAction: () => void fieldOpening.whenLoaded(() => setSetting(true)),
  };
  const rest: MenuEntry[] = [
    ...(area && isPhone ? [setField] : []),
    ...(team.length === 0
      ? []
      : [
          {
            id: 'assign',
            label: t('leads:owners.assign'),
            icon: UserCheck,
            onAction: () => void assignOpening.whenLoaded(() => setAssigning(true)),
          },
        ]),
    ...(tags.length > 0
      ? [
          {
            id: 'untag',
            label: t('leads:common.bulkUntag'),
            icon: TagIcon,
            onAction: () => openTags('untag'),
          },
        ]
      : []),
    {
      id: 'delete',
      label: t('leads:common.bulkDelete'),
      icon: Trash2,
      tone: 'danger',
      onAction: () => (isAll || !area ? setDeleting(true) : void bulk.remove(ids)),
    },
  ];

  return (
    <>
      {ids.length === 0 ? null : (
        <div className="sticky bottom-3 z-20 flex items-center gap-2 rounded-panel bg-ink py-1.5 pr-1.5 pl-4 text-sm text-paper shadow-floating">
          <p role="status" className="mr-auto min-w-0 leading-tight font-semibold tabular-nums">
            {t(isAll ? 'leads:jobs.allSelected' : 'leads:common.selected', { count })}
          </p>
          {isPhone
            ? null
            : overAllOrPair.map(({ id, label, icon, onAction }) => (
                <Button key={id} size="small" icon={icon} onPress={onAction}>
                  {label}
                </Button>
              ))}
          {area && isPhone ? null : (
            <Button size="small" icon={setField.icon} onPress={setField.onAction}>
              {setField.label}
            </Button>
          )}
          {area ? (
            <Button size="small" icon={Tag} onPress={() => openTags('tag')}>
              {t('leads:common.bulkTag')}
            </Button>
          ) : null}
          <Menu
            label={t('ui:actions.more')}
            entries={[...(isPhone ? overAllOrPair : []), ...rest]}
            trigger={
              <IconButton variant="secondary" size="small" icon={Ellipsis} label={t('ui:actions.more')} />
            }
          />
          <IconButton
            size="small"
            icon={X}
            label={t('leads:common.clearSelection')}
            onPress={clear}
            className="text-paper! hover:text-ink! data-pressed:text-ink!"
          />
        </div>
      )}
      <LazyAlertDialog
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        title={t('leads:common.bulkDeleteTitle', { count })}
        confirmLabel={t('leads:jobs.deleteConfirm', { count })}
        onConfirm={() => void overSelected({ delete: true }).then(() => setDeleting(false))}
      >
        {t('leads:jobs.deleteText')}
      </LazyAlertDialog>
      <assignDialog.Part
        isOpen={isAssigning}
        count={count}
        onClose={() => setAssigning(false)}
        onAssign={async (ownerId) => {
          if (await overSelected({ set: { ownerId } })) setAssigning(false);
        }}
      />
      <fieldDialog.Part
        area={of.area}
        isOpen={isSetting}
        count={count}
        chosen={chosen}
        onClose={() => setSetting(false)}
        onRun={overSelected}
      />
      <tagDialog.Part
        action={tagging}
        tags={tags}
        {...(isAll && { description: t('leads:jobs.tagText', { count }) })}
        onClose={() => setTagging(null)}
        onApply={async (tag) => {
          if (await (isAll ? tagAll(tag) : tagTicked(tag))) setTagging(null);
        }}
      />
      <mergeDialog.Part
        area={area ?? 'contacts'}
        pair={merging}
        onClose={() => setMerging(null)}
        onMerged={() => {
          setMerging(null);
          changed();
        }}
        onUndone={changed}
      />
    </>
  );
}
