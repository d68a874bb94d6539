import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Task } from '#features/leads/tasks/task.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { ListTools } from '#islands/lists/ListTools.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { FilterNotice } from '#islands/lists/FilterNotice.tsx';
import { daysWords } from '#islands/leads/days-words.ts';
import { OwnerFilter } from '#islands/leads/owners/OwnerFilter.tsx';
import { taskRecordDialog } from './task-parts.ts';
import type { TaskRecord } from './TaskRecordDialog.tsx';
import type { List } from '#islands/lists/use-list.ts';

type Props = {
  list: List<Task>;
  record: TaskRecord | null;
  onRecord: (record: TaskRecord | null) => void;
  onClear: () => void;
  acts: ReactNode;
};

export function TaskTools({ list, record, onRecord, onClear, acts }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const [isChoosing, setChoosing] = useState(false);
  const choosing = useOpening(taskRecordDialog);
  const { doneFrom, doneTo } = list.filters;
  const words = [
    ...(record ? [t('leads:tasks.filters.record', { name: record.name })] : []),
    ...(doneFrom || doneTo
      ? [t('leads:tasks.filters.done', { days: daysWords(doneFrom, doneTo, texts) })]
      : []),
  ];
  const notice = { words, onClear };
  return (
    <>
      <ListTools list={list} search={t('leads:tasks.search')} notice={notice} acts={acts}>
        <OwnerFilter list={list} name="assignee" />
        <Button
          className="gap-2! pr-2.5! pl-3! font-normal!"
          {...prefetchOnIntent(taskRecordDialog)}
          isPending={choosing.isOpening}
          onPress={() => void choosing.whenLoaded(() => setChoosing(true))}
        >
          {t('leads:tasks.ofRecord')}
          <ChevronDown size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
        </Button>
      </ListTools>
      <FilterNotice {...notice} />
      <taskRecordDialog.Part
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChosen={(chosen) => {
          setChoosing(false);
          onRecord(chosen);
        }}
      />
    </>
  );
}
