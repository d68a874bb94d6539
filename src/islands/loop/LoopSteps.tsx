import { ChevronDown, Link2 } from 'lucide-react';
import type { Chain, Step } from '#features/loop/chain/chain.schema.ts';
import type { StepKind } from '#features/loop/chain/links.values.ts';
import { stripOf, type StripPart } from '#features/loop/chain/strip.rules.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import { POPOVER } from '#islands/ui/popover-styles.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import type { NextAct } from './NextAct.tsx';
import { useChain } from './use-chain.ts';

type Props = {
  kind: StepKind;
  id: number;
  /** The way as the server rendered it; null: it is loaded. */
  first: Chain | null;
  /** NextAct, of a record that has one: the page of a company has no room for its script. */
  Act?: typeof NextAct;
};

/** Records of one kind that are listed; their lists have the others. */
const MOST_OF_A_KIND = 5;

/**
 * A record's place in the loop: the step before, all of them, and the step after or the act that makes it. On a phone
 * the list has them all. Give it a key where the record can change.
 */
export function LoopSteps({ kind, id, first, Act }: Props) {
  const { t } = useTexts();
  const { chain, hasFailed, load } = useChain(kind, id, first);
  if (chain === null && !hasFailed) return <div className="h-control" aria-busy />;
  if (chain === null)
    return (
      <p className="flex items-center gap-x-2 text-sm text-ink-soft">
        {t('loop:strip.loadFailed')}
        <PlainButton variant="quiet" size="small" onPress={() => void load()}>
          {t('ui:actions.retry')}
        </PlainButton>
      </p>
    );
  const parts = stripOf(chain.steps);
  const at = parts.findIndex(({ direction }) => direction === 'self');
  // A company's page has its report in a tab.
  const after = kind === 'company' ? undefined : parts[at + 1];
  const act = { kind, id, steps: chain.steps };
  return (
    <nav aria-label={t('loop:strip.label')} className="loop-strip">
      <Neighbour part={parts[at - 1]} />
      <details data-menu className={`group relative ${parts.length < 2 ? 'lg:hidden' : ''}`}>
        <summary className="loop-segment loop-menu group-open:bg-sunken group-open:text-ink">
          <Link2 size={20} aria-hidden="true" className="lg:hidden" />
          <span className="max-lg:sr-only">{t('loop:strip.show')}</span>
          <ChevronDown size={16} aria-hidden="true" className="max-lg:hidden" />
        </summary>
        <div className={`${POPOVER} loop-list`}>
          <ol className="text-sm">
            {parts.map((part) => (
              <Part key={`${part.direction} ${part.kind}`} part={part} />
            ))}
          </ol>
          <div className={`mt-1 border-t border-line pt-1 empty:hidden ${after ? '' : 'lg:hidden'}`}>
            {Act ? <Act {...act} /> : null}
          </div>
        </div>
      </details>
      {after ? <Neighbour part={after} /> : Act ? <Act {...act} isSegment /> : null}
    </nav>
  );
}

function useName(kind: StepKind) {
  const { tag } = useTexts();
  const timeZone = useTimeZone();
  // Reports have the name of their company, which stands beside them.
  return (step: Step) => (kind === 'report' ? formatDay(step.at, tag, timeZone) : step.name);
}

/** The step next to the record, by its kind, without an arrow: one leads back to the list already. Its name is in the list. */
function Neighbour({ part }: { part: StripPart | undefined }) {
  const { t } = useTexts();
  const nameOf = useName(part?.kind ?? 'report');
  if (part === undefined) return null;
  const [{ href }] = part.steps;
  const name = nameOf(part.steps[0]);
  return (
    <a href={href} title={name} className="loop-segment loop-link max-lg:hidden">
      {t(`loop:strip.kinds.${part.kind}`)}
      <span className="sr-only"> {name}</span>
    </a>
  );
}

function Part({ part: { kind, direction, steps } }: { part: StripPart }) {
  const { t } = useTexts();
  const nameOf = useName(kind);
  const isSelf = direction === 'self';
  const label = t(`loop:strip.kinds.${kind}`);
  const rest = steps.length - MOST_OF_A_KIND;
  return (
    <li aria-current={isSelf ? 'step' : undefined} className={isSelf ? 'rounded-control bg-accent-soft' : ''}>
      {steps.slice(0, MOST_OF_A_KIND).map((step, at) => {
        const shown = (
          <>
            <span className="w-24 shrink-0 text-xs text-ink-soft">
              {[label, step.part].filter(Boolean).join(' ')}
            </span>{' '}
            <span className={`min-w-0 truncate ${isSelf ? 'font-semibold' : ''}`}>{nameOf(step)}</span>
          </>
        );
        const place = 'flex min-h-control items-center gap-x-2 rounded-control px-2 text-ink no-underline';
        return isSelf ? (
          <span key={at} className={place}>
            {shown}
          </span>
        ) : (
          <a key={at} href={step.href} title={nameOf(step)} className={`${place} hover:bg-sunken`}>
            {shown}
          </a>
        );
      })}
      {rest > 0 ? (
        <span className="block px-2 pb-2 pl-28 text-xs text-ink-soft">
          {t('loop:strip.more', { count: rest })}
        </span>
      ) : null}
    </li>
  );
}
