import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ImportAnswer, ImportLine } from '#features/leads/import-export/import.schema.ts';
import { IMPORT_OUTCOMES, type ImportOutcome } from '#features/leads/leads.values.ts';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import { saveFile } from '#islands/save-file.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { Tabs } from '#islands/ui/Tabs.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { FACT_LINK } from '#islands/leads/fact-link.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';

type Filter = ImportOutcome | 'all';

const PAGE = 20;
const KINDS = { contacts: 'contact', companies: 'company', opportunities: 'opportunity' } as const;
const TONES = {
  created: 'success',
  updated: 'info',
  unchanged: 'neutral',
  asked: 'warning',
  later: 'neutral',
  failed: 'danger',
} as const;

/** What became of each line of the file: a tab an outcome, some lines at a time. */
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

function LineRow({ answer, line }: { answer: ImportAnswer; line: ImportLine }) {
  const { t } = useTexts();
  const { dryRun, kind } = answer;
  const said = useSaid(line, dryRun);
  return (
    <li className="grid gap-x-4 gap-y-1 py-2.5 text-sm sm:grid-cols-[6rem_9rem_minmax(0,1fr)]">
      <span className="flex items-center justify-between gap-3 text-ink-soft tabular-nums">
        {t('leads:imports.line', { line: line.line })}
        <span className="sm:hidden">
          <Outcome line={line} isDryRun={dryRun} />
        </span>
      </span>
      <span className="max-sm:hidden">
        <Outcome line={line} isDryRun={dryRun} />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="[overflow-wrap:anywhere]">
          {line.recordId === null ? (
            <span className="font-semibold">{line.name}</span>
          ) : (
            <a
              className={`${FACT_LINK} font-semibold`}
              href={hrefOf(KINDS[kind], line.recordId)}
              target="_blank"
              rel="noreferrer"
            >
              {line.name}
            </a>
          )}{' '}
          <span className="text-ink-soft">{line.details.join(' · ')}</span>
        </p>
        {said.map((text) => (
          <p key={text} className="[overflow-wrap:anywhere] text-ink-soft">
            {text}
          </p>
        ))}
      </div>
    </li>
  );
}

function Outcome({ line: { outcome }, isDryRun }: { line: ImportLine; isDryRun: boolean }) {
  const { t } = useTexts();
  return (
    <Badge tone={TONES[outcome]}>
      {t(`leads:imports.${isDryRun ? 'outcomesCheck' : 'outcomes'}.${outcome}`)}
    </Badge>
  );
}

/** The sentences about a line: where it went, what it added, what of it is not there, and why it was left out. */
function useSaid({ outcome, into, added, lost, errors, values }: ImportLine, isDryRun: boolean): string[] {
  const { t, tDynamic, tag } = useTexts();
  const label = (field: string): string => tDynamic(`leads:imports.fields.${field}`) ?? field;
  const list = (texts: string[]): string => new Intl.ListFormat(tag, { type: 'unit' }).format(texts);
  const gained = Object.entries(added).map(([field, value]) =>
    t('leads:imports.said.value', { field: label(field), value }),
  );
  const gone = Object.entries(lost).map(([field, { written, kept }]) =>
    kept === ''
      ? t('leads:imports.said.value', { field: label(field), value: written })
      : t('leads:imports.said.lostValue', { field: label(field), written, kept }),
  );
  const where =
    into === null
      ? undefined
      : outcome === 'updated'
        ? t(isDryRun ? 'leads:imports.said.updatedCheck' : 'leads:imports.said.updated', { name: into })
        : outcome === 'unchanged'
          ? t('leads:imports.said.unchanged', { name: into })
          : outcome === 'asked'
            ? t(isDryRun ? 'leads:imports.said.askedCheck' : 'leads:imports.said.asked', { name: into })
            : undefined;
  return [
    ...(where === undefined ? [] : [where]),
    ...(gained.length > 0 ? [t('leads:imports.said.added', { list: list(gained) })] : []),
    ...(gone.length > 0 ? [t('leads:imports.said.lost', { list: list(gone) })] : []),
    ...values.map(({ field, written, made }) => {
      const words = errors[field] ?? '';
      const name = tDynamic(`leads:imports.fields.${field}`);
      if (name === undefined) return words;
      return made === null || written === ''
        ? t('leads:imports.noted', { field: name, words })
        : t('leads:imports.notedMade', { field: name, written, made, words });
    }),
  ];
}
