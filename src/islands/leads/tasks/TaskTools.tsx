import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import type { Task } from '#features/leads/tasks/task.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { PlainSearch } from '#islands/ui/PlainSearch.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { FilterNotice } from '#islands/leads/FilterNotice.tsx';
import { daysWords } from '#islands/leads/days-words.ts';
import { taskRecordDialog } from './task-parts.ts';
import type { TaskRecord } from './TaskRecordDialog.tsx';
import type { RecordList } from '#islands/leads/records/use-records.ts';

type Props = {
  list: RecordList<Task>;
  record: TaskRecord | null;
  onRecord: (record: TaskRecord | null) => void;
  onClear: () => void;
};

export function TaskTools({ list, record, onRecord, onClear }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const [isChoosing, setChoosing] = useState(false);
  const choosing = useOpening(taskRecordDialog);
  const { q = '', doneFrom, doneTo } = list.filters;
  const words = [
    ...(record ? [t('leads:tasks.filters.record', { name: record.name })] : []),
    ...(doneFrom || doneTo
      ? [t('leads:tasks.filters.done', { days: daysWords(doneFrom, doneTo, texts) })]
      : []),
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <PlainSearch
          label={t('leads:tasks.search')}
          value={q}
          onChange={(typed) => list.setFilter('q', typed)}
          className="min-w-44 flex-1 sm:max-w-xs"
        />
        <Button
          icon={ListFilter}
          {...prefetchOnIntent(taskRecordDialog)}
          isPending={choosing.isOpening}
          onPress={() => void choosing.whenLoaded(() => setChoosing(true))}
        >
          {t('leads:tasks.ofRecord')}
        </Button>
        {list.status === 'loading' ? <Spinner label={t('ui:states.loading')} className="size-5" /> : null}
      </div>
      <FilterNotice words={words} onClear={onClear} />
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
