import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { CommunicationNeighbours } from '#features/leads/communications/communication.schema.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { useTexts } from '#islands/ui/texts.tsx';

const SIDES = [
  ['earlier', ArrowLeft],
  ['later', ArrowRight],
] as const;

type Props = { neighbours: CommunicationNeighbours; className: string };

/** Links to the communications before and after, with the same person or company. */
export function CommunicationSteps({ neighbours, className }: Props) {
  const { t } = useTexts();
  return SIDES.map(([side, Arrow]) => {
    const other = neighbours[side];
    if (other === null) return null;
    const subject = other.subject ?? t('leads:communications.untitled');
    return (
      <a key={side} href={hrefOf('communication', other.id)} title={subject} className={className}>
        {side === 'earlier' ? <Arrow aria-hidden="true" className="size-5 lg:size-4" /> : null}
        {t(`leads:communications.${side}`)}
        <span className="sr-only"> {subject}</span>
        {side === 'later' ? (
          <Arrow aria-hidden="true" className="size-5 max-lg:order-first lg:size-4" />
        ) : null}
      </a>
    );
  });
}
