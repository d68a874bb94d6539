import type { Ref } from 'react';
import { useTexts } from '#islands/ui/texts.tsx';
import { COMMUNICATION_ICONS } from './communication-icons.ts';
import { composer } from './communication-parts.ts';
import type { CommunicationType } from './communication-form.ts';

type Props = {
  line: Ref<HTMLDivElement>;
  /** Has an address to write to; without one the line itself is for a note. */
  addressee: string | null;
  onCompose: (type: CommunicationType) => void;
};

const KINDS = ['note', 'email', 'call', 'meeting'] as const satisfies readonly CommunicationType[];

const ITEM = 'flex h-full items-center gap-1.5 rounded-control text-sm hover:bg-sunken hover:text-ink';

/** The closed composer: one line to write to somebody, and beside it the other kinds, which a phone has in the open form. */
export function ComposerLine({ line, addressee, onCompose }: Props) {
  const { t } = useTexts();
  const main = addressee === null ? 'note' : 'email';
  const Main = COMMUNICATION_ICONS[main];
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
        data-kind={main}
        className={`${ITEM} min-w-0 flex-1 cursor-text pl-3 text-ink-soft`}
        onClick={() => onCompose(main)}
      >
        <Main size={16} aria-hidden="true" className="shrink-0 text-accent-ink" />
        <span className="min-w-0 truncate">
          {addressee === null
            ? t('leads:communications.writeNote')
            : t('leads:communications.writeTo', { name: addressee })}
        </span>
      </button>
      {KINDS.filter((type) => type !== main).map((type) => {
        const Symbol = COMMUNICATION_ICONS[type];
        return (
          <button
            key={type}
            type="button"
            data-kind={type}
            className={`${ITEM} justify-center px-3 text-ink-soft max-lg:hidden`}
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
