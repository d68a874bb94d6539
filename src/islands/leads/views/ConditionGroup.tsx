import { Plus, X } from 'lucide-react';
import {
  MAX_DEPTH,
  operatorsOf,
  valueOf,
  viewFieldOf,
  type FilterKind,
  type Operator,
} from '#features/leads/views/view-fields.values.ts';
import {
  isDraftGroup,
  type DraftCondition,
  type DraftGroup,
  type DraftNode,
} from '#features/leads/views/view-draft.rules.ts';
import { iconButtonClass } from '#islands/ui/button-styles.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { ConditionValue } from './ConditionValue.tsx';
import { fieldLabel, operatorLabel, type Choices } from './view-words.ts';

type Shared = {
  kind: FilterKind;
  /** Names of all fields, own ones too. */
  fields: readonly string[];
  choices: Choices;
};

/** A comparison without a value; of a period with a usual one. */
const compared = (field: string, is: Operator): DraftCondition => ({
  field,
  is,
  ...(valueOf(is) === 'period' && { value: 'thisMonth' }),
});

/** The first comparison of a field. */
const begun = ({ kind, choices }: Pick<Shared, 'kind' | 'choices'>, field: string): DraftCondition =>
  compared(
    field,
    operatorsOf(viewFieldOf(kind, field, choices.team.fields) ?? { type: 'text' })[0] ?? 'contains',
  );

type GroupProps = Shared & {
  group: DraftGroup;
  depth?: number;
  onChange: (group: DraftGroup) => void;
  onRemove?: () => void;
  /** Says what holds without conditions; default: of a view. */
  emptyText?: string | null;
};

/** Conditions of which all or at least one hold; a group may hold groups. */
export function ConditionGroup({ group, depth = 1, onChange, onRemove, emptyText, ...shared }: GroupProps) {
  const { t } = useTexts();
  const saidOfNone = emptyText === undefined ? t('views:noConditions') : emptyText;
  const { match, nodes } = group;
  const replace = (at: number, ...next: DraftNode[]) =>
    onChange({ match, nodes: nodes.toSpliced(at, 1, ...next) });
  const add = (node: DraftNode) => onChange({ match, nodes: [...nodes, node] });
  const first = begun(shared, shared.fields[0] ?? '');
  return (
    <div
      role="group"
      aria-label={t(depth === 1 ? 'views:conditions' : 'views:group')}
      className={`grid gap-3 ${depth === 1 ? '' : 'rounded-control border border-line bg-sunken p-3'}`}
    >
      <div className="flex items-center justify-between gap-2">
        <PlainSelect
          label={t(depth === 1 ? 'views:conditions' : 'views:group')}
          value={match}
          onChange={(next) => onChange({ match: next, nodes })}
          options={(['all', 'any'] as const).map((id) => ({ id, label: t(`views:match.${id}`) }))}
          className="min-w-0"
        />
        {onRemove ? (
          <button
            type="button"
            aria-label={t('views:removeGroup')}
            onClick={onRemove}
            className={iconButtonClass('quiet')}
          >
            <X size={18} aria-hidden="true" />
          </button>
        ) : null}
      </div>
      {nodes.length === 0 && depth === 1 && saidOfNone !== null ? (
        <p className="text-sm text-ink-soft">{saidOfNone}</p>
      ) : null}
      {nodes.map((node, at) =>
        isDraftGroup(node) ? (
          <ConditionGroup
            key={at}
            {...shared}
            group={node}
            depth={depth + 1}
            onChange={(next) => replace(at, next)}
            onRemove={() => replace(at)}
          />
        ) : (
          <ConditionRow
            key={at}
            {...shared}
            condition={node}
            number={at + 1}
            onChange={(next) => replace(at, next)}
            onRemove={() => replace(at)}
          />
        ),
      )}
      <div className="flex flex-wrap gap-2">
        <PlainButton icon={Plus} onPress={() => add(first)}>
          {t('views:addCondition')}
        </PlainButton>
        {depth < MAX_DEPTH ? (
          <PlainButton variant="quiet" icon={Plus} onPress={() => add({ match: 'any', nodes: [first] })}>
            {t('views:addGroup')}
          </PlainButton>
        ) : null}
      </div>
    </div>
  );
}

type RowProps = Shared & {
  condition: DraftCondition;
  /** Counted from 1. */
  number: number;
  onChange: (condition: DraftCondition) => void;
  onRemove: () => void;
};

function ConditionRow({ kind, fields, choices, condition, number, onChange, onRemove }: RowProps) {
  const texts = useTexts();
  const { t } = texts;
  const { field, is } = condition;
  const own = choices.team.fields;
  const known = viewFieldOf(kind, field, own);
  const options = fields.includes(field) ? fields : [field, ...fields];
  const of = (part: 'field' | 'operator' | 'value') => t('views:of', { part: t(`views:${part}`), number });
  return (
    <div className="flex flex-wrap items-start gap-2 border-t border-line pt-3 first:border-t-0 first:pt-0 sm:flex-nowrap">
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-2">
        <PlainSelect
          label={of('field')}
          value={field}
          onChange={(next) => onChange(begun({ kind, choices }, next))}
          options={options.map((id) => ({ id, label: fieldLabel({ kind, own }, id, texts) }))}
          className="w-full sm:w-52"
        />
        <PlainSelect
          label={of('operator')}
          value={is}
          onChange={(next) =>
            onChange(valueOf(next) === valueOf(is) ? { ...condition, is: next } : compared(field, next))
          }
          options={operatorsOf(known ?? { type: 'text' }).map((id) => ({
            id,
            label: operatorLabel({ kind, own }, field, id, texts),
          }))}
          className="w-full sm:w-44"
        />
        <ConditionValue
          kind={kind}
          condition={condition}
          label={of('value')}
          choices={choices}
          onChange={(value) => onChange({ ...condition, value })}
        />
      </div>
      <button
        type="button"
        aria-label={t('views:remove', { field: fieldLabel({ kind, own }, field, texts) })}
        onClick={onRemove}
        className={`${iconButtonClass('quiet')} max-sm:ml-auto`}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
