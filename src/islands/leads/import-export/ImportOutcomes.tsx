import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ImportAnswer, ImportLine } from '#features/leads/import-export/import.schema.ts';
import { IMPORT_OUTCOMES, type ImportOutcome } from '#features/leads/leads.values.ts';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import { saveFile } from '#islands/save-file.ts';
import { Button } from '#islands/ui/Button.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { Tabs } from '#islands/ui/Tabs.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { LineRow } from './ImportLineRow.tsx';

type Filter = ImportOutcome | 'all';

const PAGE = 20;

/** Outcome of each line of the file: one tab for each outcome, some lines at a time. */
export function ImportOutcomes({ answer }: { answer: ImportAnswer }) {
  const { t } = useTexts();
  const [filter, setFilter] = useState<Filter>('all');
  const { lines, dryRun } = answer;
  const rows = lines.total - lines.blank;
  if (rows === 0) return null;
  const group = dryRun ? 'outcomesCheck' : 'outcomes';
  const content = <Lines key={filter} answer={answer} filter={filter} />;
  const items = [
    { id: 'all' as Filter, label: t('leads:imports.outcomeAll'), count: rows, content },
    ...IMPORT_OUTCOMES.filter((name) => lines[name] > 0).map((name) => ({
      id: name as Filter,
      label: t(`leads:imports.${group}.${name}`),
      count: lines[name],
      content,
    })),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 className="text-base">{t('leads:imports.linesTitle')}</h3>
          <p className="text-sm text-ink-soft tabular-nums">
            {[
              t('leads:imports.linesTotal', { count: rows }),
              ...(lines.blank > 0 ? [t('leads:imports.linesBlank', { count: lines.blank })] : []),
            ].join(' · ')}
          </p>
        </div>
        <LinesFile id={answer.id} />
      </div>
      <Tabs label={t('leads:imports.linesTitle')} items={items} selected={filter} onSelect={setFilter} />
    </div>
  );
}

function LinesFile({ id }: { id: number }) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);

  async function save() {
    setPending(true);
    try {
      await saveFile(`/api/crm/imports/${id}/lines/file`);
    } catch (error) {
      toast.error(t('leads:common.exportFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button icon={Download} isPending={isPending} onPress={() => void save()}>
      {t('leads:imports.linesFile')}
    </Button>
  );
}

function Lines({ answer, filter }: { answer: ImportAnswer; filter: Filter }) {
  const { t } = useTexts();
  const [lines, setLines] = useState<readonly ImportLine[]>([]);
  const [next, setNext] = useState<string | null | undefined>(undefined);
  const [failure, setFailure] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  const query = new URLSearchParams({
    limit: String(PAGE),
    ...(filter !== 'all' && { outcome: filter }),
  });
  const first = `/api/crm/imports/${answer.id}/lines?${query.toString()}`;

  useEffect(() => {
    let isCurrent = true;
    api<Page<ImportLine>>('GET', first).then(
      (page) => {
        if (!isCurrent) return;
        setLines(page.items);
        setNext(page.nextCursor);
      },
      (error: unknown) => {
        if (isCurrent) setFailure(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [first]);

  async function more(cursor: string) {
    setPending(true);
    try {
      const page = await api<Page<ImportLine>>('GET', `${first}&cursor=${encodeURIComponent(cursor)}`);
      setLines((before) => [...before, ...page.items]);
      setNext(page.nextCursor);
    } catch (error) {
      toast.error(t('leads:imports.linesFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  if (failure !== null)
    return (
      <p role="alert" className="text-sm text-danger-ink">
        {t('leads:imports.linesFailed')}: {errorText(failure, t)}
      </p>
    );
  if (next === undefined) return <div className="h-40" aria-busy="true" />;
  if (lines.length === 0) return <p className="text-sm text-ink-soft">{t('leads:imports.linesNone')}</p>;
  return (
    <div className="grid gap-4">
      <ol className="divide-y divide-line">
        {lines.map((line) => (
          <LineRow key={line.line} answer={answer} line={line} />
        ))}
      </ol>
      {next === null ? null : (
        <div>
          <Button isPending={isPending} onPress={() => void more(next)}>
            {t('ui:list.more')}
          </Button>
        </div>
      )}
    </div>
  );
}
