import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { CommunicationNeighbours } from '#features/leads/communications/communication.schema.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { iconButtonClass } from '#islands/ui/button-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';

const SIDES = [
  ['earlier', ChevronLeft],
  ['later', ChevronRight],
] as const;

type Props = { neighbours: CommunicationNeighbours };

/** Links to the communications before and after, with the same person or company. */
export function CommunicationSteps({ neighbours }: Props) {
  const { t } = useTexts();
  return SIDES.map(([side, Sign]) => {
    const other = neighbours[side];
    if (other === null)
      return neighbours.earlier === neighbours.later ? null : (
        <span
          key={side}
          className={`${iconButtonClass()} text-ink-soft! opacity-40 max-sm:hidden pointer-fine:h-8!`}
        >
          <Sign size={20} aria-hidden="true" />
        </span>
      );
    const subject = other.subject ?? t('leads:communications.untitled');
    return (
      <a
        key={side}
        href={hrefOf('communication', other.id)}
        title={subject}
        className={`${iconButtonClass()} text-ink-soft! pointer-fine:h-8!`}
      >
        <Sign size={20} aria-hidden="true" />
        <span className="sr-only">
          {t(`leads:communications.${side}`)} {subject}
        </span>
      </a>
    );
  });
}
