import { Plus } from 'lucide-react';
import { COMMUNICATION_TYPES } from '#features/leads/leads.values.ts';
import { LazyMenuButton } from '#islands/ui/LazyMenuButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { COMMUNICATION_ICONS } from './communication-icons.ts';
import type { CommunicationType } from './communication-form.ts';

type Props = {
  /** In the place of an empty list. */
  isFirst?: boolean;
  onCompose: (type: CommunicationType) => void;
};

/** Writes an email, or logs a call, a meeting or a note; in a row of tools a phone shows its sign alone. */
export function ComposeMenu({ isFirst = false, onCompose }: Props) {
  const { t } = useTexts();
  return (
    <LazyMenuButton
      variant="primary"
      label={t(isFirst ? 'leads:communications.addFirst' : 'leads:communications.add')}
      icon={Plus}
      isPending={false}
      isAtStart={isFirst}
      isShort={!isFirst}
      entries={COMMUNICATION_TYPES.map((type) => ({
        id: type,
        label: t(`leads:communications.compose.${type}`),
        icon: COMMUNICATION_ICONS[type],
        onAction: () => onCompose(type),
      }))}
    />
  );
}
