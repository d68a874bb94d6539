import { GripVertical, Hourglass } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { moneyText } from '#shared/numbers/money-text.ts';
import type { Opportunity, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { cardMenu, type CardActs } from './card-menu.ts';
import { OwnerBadge } from '#islands/leads/owners/OwnerBadge.tsx';
import { CloseDate } from './CloseDate.tsx';
import { percentText } from '#shared/numbers/percent-text.ts';
import { shortTitle } from '#features/leads/opportunities/short-title.rules.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';

type Props = { card: Opportunity; kind: Stage['kind']; acts: CardActs };

export function BoardCard({ card, kind, acts }: Props) {
  const texts = useTexts();
  const { t, tag } = texts;
  const who = [card.company?.name, card.contact?.name].filter((name) => name !== undefined);
  return (
    <article className="relative grid gap-1 p-2.5 text-xs">
      <h3 className="font-text text-sm leading-5 font-semibold pointer-coarse:pr-10">
        {/* A link is draggable by default; here its card is what is dragged. */}
        <a
          href={hrefOf('opportunity', card.id)}
          draggable={false}
          className="line-clamp-3 break-words text-ink no-underline hover:underline"
        >
          {shortTitle(card.title, card.company)}
        </a>
      </h3>
      <div className="acts absolute top-0.5 right-0.5 flex rounded-control bg-surface">
        <Button
          slot="drag"
          aria-label={t('leads:opportunities.drag', { name: card.title })}
          className="board-grip"
        >
          <GripVertical size={16} aria-hidden="true" />
        </Button>
        <LazyMenu
          label={t('leads:list.actions', { name: card.title })}
          entries={cardMenu(card, acts, texts)}
        />
      </div>
      <div className="grid gap-1">
        {/* The person only where both fit: what wraps is hidden. */}
        {who.length === 0 ? null : (
          <p className="flex h-[1lh] flex-wrap gap-x-1 overflow-hidden text-ink-soft">
            {who.map((name, index) => (
              <span key={index} className="max-w-full truncate">
                {index === 0 ? name : `· ${name}`}
              </span>
            ))}
          </p>
        )}
        <p className="flex items-baseline justify-between gap-2">
          <span className="text-sm font-semibold tabular-nums">
            {moneyText(card.amountCents, card.currency, tag)}
          </span>
          {card.closedAt === null ? (
            <span className="text-ink-soft tabular-nums">{percentText(card.probability / 100, tag)}</span>
          ) : null}
        </p>
        <div className="flex items-end justify-between gap-2">
          <CloseDate opportunity={card} kind={kind} />
          <OwnerBadge ownerId={card.ownerId} />
        </div>
        {card.quietDays === undefined ? null : (
          <p className="flex items-center gap-1 font-semibold text-warning-ink">
            <Hourglass size={14} aria-hidden="true" className="shrink-0" />
            {t('leads:opportunities.quiet', { count: card.quietDays })}
          </p>
        )}
      </div>
    </article>
  );
}
