import { useState } from 'react';
import type { GroupAmounts, Groups } from '#features/leads/groups/group.schema.ts';
import { groupText } from '#features/leads/groups/group-text.rules.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import type { FieldList } from '#shared/field-list.ts';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';
import { ownerName, useTeam } from '#islands/leads/owners/team.ts';
import { pipelineName, usePipelines } from '#islands/leads/pipelines/pipelines.ts';
import { fieldWord, valueWords } from '#islands/leads/records/field-words.ts';
import type { ListArea } from '#islands/leads/records/record-list.ts';
import { useFetched } from '#islands/leads/use-fetched.ts';
import { queryOf } from '#islands/lists/list-query.ts';
import type { List } from '#islands/lists/use-list.ts';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Row = { id: number; updatedAt: string };

type Props = {
  area: ListArea;
  list: Pick<List<Row>, 'filters' | 'setFilters' | 'items'>;
  /** Names of those that have groups. */
  groups: readonly string[];
  fields: FieldList;
};

const CHIP =
  'inline-flex min-h-control shrink-0 cursor-pointer items-center gap-1.5 rounded-control border border-line-strong/60 bg-surface px-3 text-sm hover:border-ink-soft aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink';

/** A number that is another one once a row that was there has changed or gone, so that figures are asked for again. */
function useChanges(items: readonly Row[]): number {
  const [seen, setSeen] = useState({ items, changes: 0 });
  if (seen.items === items) return seen.changes;
  const now = new Map(items.map(({ id, updatedAt }) => [id, updatedAt]));
  const isSame = seen.items.every(({ id, updatedAt }) => now.get(id) === updatedAt);
  const changes = seen.changes + (isSame ? 0 : 1);
  setSeen({ items, changes });
  return changes;
}

/** "No owner"; a name in capitals keeps them. */
const inSentence = (label: string, tag: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLocaleLowerCase(tag) + label.slice(1) : label;

/**
 * The groups of a list by one field, each with the number of its records and, of opportunities, their amounts, whether they
 * are loaded or not; a press shows one alone.
 */
export function GroupStrip({ area, list, groups, fields }: Props) {
  const texts = useTexts();
  const { t, tag, tDynamic } = texts;
  const team = useTeam();
  const pipelines = usePipelines();
  const { group = '', inGroup = '', sort: _, ...others } = list.filters;
  const found = useFetched<Groups>(
    group === '' ? null : `/api/crm/${area}/groups?${queryOf({ ...others, group })}`,
    useChanges(list.items),
  );
  const labelOf = (name: string): string =>
    fields[name]?.label ??
    (name === 'ownerId'
      ? t('leads:owners.owner')
      : name === 'source'
        ? t('leads:common.filterSource')
        : name === 'pipelineId'
          ? t('leads:opportunities.pipeline')
          : fieldWord(area, name, texts));
  const wordOf = (value: string | null): string => {
    if (value === null) return t('leads:groups.without', { field: inSentence(labelOf(group), tag) });
    if (group === 'ownerId') return ownerName(team, Number(value), texts) ?? '';
    if (group === 'source') return tDynamic(`leads:sources.${value}`) ?? value;
    if (group === 'pipelineId') {
      const pipeline = pipelines.find(({ id }) => String(id) === value);
      return pipeline ? pipelineName(pipeline, t) : value;
    }
    if (group === 'stage') {
      const [id, key = ''] = value.split(':');
      const pipeline = pipelines.find((each) => String(each.id) === id);
      const stage = stageName(
        pipeline?.stages.find((each) => each.key === key) ?? { key, name: null },
        tDynamic,
      );
      return pipeline && pipelines.length > 1 ? `${pipelineName(pipeline, t)} · ${stage}` : stage;
    }
    const field = fields[group];
    if (field?.kind === 'flag') return t(value === '1' ? 'leads:common.yes' : 'leads:common.no');
    return field ? valueWords(area, group, field, value, texts) : value;
  };
  const set = (next: Record<string, string>) => list.setFilters({ ...list.filters, ...next });
  const number = new Intl.NumberFormat(tag);
  const all = found ? found.items.reduce((sum, { total }) => sum + total, found.others) : undefined;
  const chip = (id: string, words: string, total: number | undefined, amounts: GroupAmounts = []) => (
    <button
      key={id}
      type="button"
      aria-pressed={inGroup === id}
      onClick={() => set({ inGroup: inGroup === id ? '' : id })}
      className={CHIP}
    >
      <span className="max-w-56 truncate">{words}</span>
      <span className="text-ink-soft tabular-nums">{total === undefined ? '' : number.format(total)}</span>
      {amounts.length === 0 ? null : (
        <span className="border-l border-line-strong pl-1.5 whitespace-nowrap tabular-nums">
          {amounts.map(({ currency, amountCents }) => moneyText(amountCents, currency, tag)).join(' · ')}
        </span>
      )}
    </button>
  );
  return (
    <div className="flex items-center gap-2 overflow-x-auto p-0.5">
      <PlainSelect
        label={t('leads:groups.by')}
        value={group}
        onChange={(next) => set({ group: next, inGroup: '' })}
        options={[
          { id: '', label: t('leads:groups.off') },
          ...groups.map((id) => ({ id, label: labelOf(id) })),
        ]}
        className="shrink-0"
      />
      <div role="group" aria-label={t('leads:groups.of', { field: labelOf(group) })} className="flex gap-2">
        {chip('', t('leads:groups.all'), all, found?.amounts)}
        {found?.items.map(({ value, total, amounts }) =>
          chip(groupText(value), wordOf(value), total, amounts),
        )}
        {found && found.others > 0 ? (
          <span className="self-center text-sm whitespace-nowrap text-ink-soft">
            {t('leads:groups.others', { count: found.others })}
          </span>
        ) : null}
      </div>
    </div>
  );
}
