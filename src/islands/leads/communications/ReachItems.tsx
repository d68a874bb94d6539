import { CheckSquare, MessageCircle, Phone } from 'lucide-react';
import { BAR_ITEM } from '#islands/record/RecordBar.tsx';
import { telHref } from '#shared/contact/tel-href.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { COMMUNICATION_ICONS } from './communication-icons.ts';

type Props = { phone: string | null; onCompose: (type: 'email' | 'note') => void; onTask: () => void };

/** A phone's bar: the ways to reach somebody, the note and the task. WhatsApp takes the number without its signs. */
export function ReachItems({ phone, onCompose, onTask }: Props) {
  const { t } = useTexts();
  return (
    <>
      {phone === null ? null : (
        <>
          <a href={telHref(phone)} className={BAR_ITEM}>
            <Phone size={20} aria-hidden="true" />
            {t('leads:activity.call')}
          </a>
          <a
            href={`https://wa.me/${phone.replaceAll(/\D/g, '')}`}
            target="_blank"
            rel="noreferrer"
            className={BAR_ITEM}
          >
            <MessageCircle size={20} aria-hidden="true" />
            WhatsApp
          </a>
        </>
      )}
      {(['email', 'note'] as const).map((type) => {
        const Symbol = COMMUNICATION_ICONS[type];
        return (
          <button key={type} type="button" className={`act ${BAR_ITEM}`} onClick={() => onCompose(type)}>
            <Symbol size={20} aria-hidden="true" />
            {t(`leads:communications.types.${type}`)}
          </button>
        );
      })}
      <button type="button" className={`act ${BAR_ITEM}`} onClick={onTask}>
        <CheckSquare size={20} aria-hidden="true" />
        {t('leads:activity.task')}
      </button>
    </>
  );
}
