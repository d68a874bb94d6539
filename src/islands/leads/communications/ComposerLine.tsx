import type { Ref } from 'react';
import { COMMUNICATION_TYPES } from '#features/leads/leads.values.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { COMMUNICATION_ICONS } from './communication-icons.ts';
import { composer } from './communication-parts.ts';
import type { CommunicationType } from './communication-form.ts';

type Props = { line: Ref<HTMLDivElement>; onCompose: (type: CommunicationType) => void };

/** The line itself is for a note. */
const OTHERS = COMMUNICATION_TYPES.filter((type) => type !== 'note');

const ITEM = 'flex h-full items-center gap-1.5 rounded-control text-sm hover:bg-sunken hover:text-ink';

/** The closed composer: one quiet line for a note, and beside it the kinds, which a phone has in its bar and in the open form. */
export function ComposerLine({ line, onCompose }: Props) {
  const { t } = useTexts();
  const load = () => void composer.load().catch(() => undefined);
  return (
    <div
      ref={line}
      onPointerEnter={load}
      onFocus={load}
      className="act flex h-11 items-center rounded-panel border border-line-strong/60 bg-surface p-0.5"
    >
      <button
        type="button"
        data-kind="note"
        className={`${ITEM} min-w-0 flex-1 cursor-text truncate pl-3 text-ink-soft`}
        onClick={() => onCompose('note')}
      >
        {t('leads:communications.writeNote')}
      </button>
      {OTHERS.map((type) => {
        const Symbol = COMMUNICATION_ICONS[type];
        return (
          <button
            key={type}
            type="button"
            data-kind={type}
            className={`${ITEM} justify-center px-3 font-medium max-lg:hidden ${type === 'email' ? 'text-accent-ink' : 'text-ink'}`}
            onClick={() => onCompose(type)}
          >
            <Symbol size={16} aria-hidden="true" />
            {t(`leads:communications.types.${type}`)}
          </button>
        );
      })}
    </div>
  );
}
