import type { ImportAnswer, ImportLine } from '#features/leads/import-export/import.schema.ts';
import { isWhole } from '#features/leads/import-export/cells/notes.rules.ts';
import { fieldKey } from '#features/leads/import-export/reading/field-key.rules.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { FACT_LINK } from '#islands/leads/fact-link.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';

const KINDS = { contacts: 'contact', companies: 'company', opportunities: 'opportunity' } as const;
const TONES = {
  created: 'success',
  updated: 'info',
  unchanged: 'neutral',
  asked: 'warning',
  later: 'neutral',
  failed: 'danger',
} as const;

export function LineRow({ answer, line }: { answer: ImportAnswer; line: ImportLine }) {
  const { t } = useTexts();
  const { dryRun, kind } = answer;
  const said = useSaid(line, answer);
  const href = line.recordId === null ? null : hrefOf(KINDS[kind], line.recordId);
  /** The record is, or may be, another's: the link to it does not stand on the name of the line. */
  const isOther = said.isLinked && (line.outcome === 'asked' || line.into !== line.name);
  return (
    <li className="grid gap-x-4 gap-y-1 py-2.5 text-sm sm:grid-cols-[6rem_9rem_minmax(0,1fr)]">
      <span className="flex items-center justify-between gap-3 self-start text-ink-soft tabular-nums">
        {t('leads:imports.line', { line: line.line })}
        <span className="sm:hidden">
          <Outcome line={line} isDryRun={dryRun} />
        </span>
      </span>
      <span className="self-start max-sm:hidden">
        <Outcome line={line} isDryRun={dryRun} />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="[overflow-wrap:anywhere]">
          {href === null || isOther ? (
            <span className="font-semibold">{line.name}</span>
          ) : (
            <RecordLink href={href} className="font-semibold">
              {line.name}
            </RecordLink>
          )}{' '}
          <span className="text-ink-soft">{line.details.join('\u00a0· ')}</span>
        </p>
        {said.texts.map((text, index) => (
          <p key={text} className="[overflow-wrap:anywhere] text-ink-soft">
            {href !== null && isOther && index === 0 ? <RecordLink href={href}>{text}</RecordLink> : text}
          </p>
        ))}
      </div>
    </li>
  );
}

type RecordLinkProps = { href: string; className?: string; children: string };

const RecordLink = ({ href, className = '', children }: RecordLinkProps) => (
  <a className={`${FACT_LINK} ${className}`} href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);

function Outcome({ line: { outcome }, isDryRun }: { line: ImportLine; isDryRun: boolean }) {
  const { t } = useTexts();
  return (
    <Badge tone={TONES[outcome]}>
      {t(`leads:imports.${isDryRun ? 'outcomesCheck' : 'outcomes'}.${outcome}`)}
    </Badge>
  );
}

/** The sentences about a line: where it went, what it added, what of it is not there, and why it was left out. */
function useSaid(
  { outcome, name, into, added, lost, errors, values }: ImportLine,
  { kind, dryRun: isDryRun }: ImportAnswer,
) {
  const { t, tDynamic, tag } = useTexts();
  const known = (field: string) => tDynamic(fieldKey(kind, field) ?? '');
  const label = (field: string): string => known(field) ?? field;
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
        : outcome === 'unchanged' && (gone.length === 0 || into !== name)
          ? t('leads:imports.said.unchanged', { name: into })
          : outcome === 'asked'
            ? t(isDryRun ? 'leads:imports.said.askedCheck' : 'leads:imports.said.asked', { name: into })
            : undefined;
  // A line that was asked about and imported all the same has a record of its own.
  const isLinked = where !== undefined && (isDryRun || outcome !== 'asked');
  const texts = [
    ...(where === undefined ? [] : [where]),
    ...(gained.length > 0 ? [t('leads:imports.said.added', { list: list(gained) })] : []),
    ...(gone.length > 0 ? [t('leads:imports.said.lost', { list: list(gone) })] : []),
    ...values.map(({ field, written, made }) => {
      const words = errors[field] ?? '';
      const column =
        known(field) ?? (isWhole(field) ? undefined : written === '' ? field : `${field} (${written})`);
      if (column === undefined) return words;
      return made === null || written === ''
        ? t('leads:imports.noted', { field: column, words })
        : t('leads:imports.notedMade', { field: column, written, made, words });
    }),
  ];
  return { texts, isLinked };
}
