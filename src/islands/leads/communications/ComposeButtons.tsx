import { Plus } from 'lucide-react';
import { COMMUNICATION_TYPES } from '#features/leads/leads.values.ts';
import { Button } from '#islands/ui/Button.tsx';
import { prefetchOnIntent } from '#islands/ui/lazy-component.ts';
import { LazyMenuButton } from '#islands/ui/LazyMenuButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { COMMUNICATION_ICONS } from './communication-icons.ts';
import { communicationDialog } from './communication-parts.ts';
import type { CommunicationType } from './communication-form.ts';

/** The first one, of whichever kind. */
export function FirstCommunication({ onCompose }: Pick<Props, 'onCompose'>) {
  const { t } = useTexts();
  return (
    <LazyMenuButton
      variant="primary"
      label={t('leads:communications.addFirst')}
      icon={Plus}
      isPending={false}
      isAtStart
      entries={COMMUNICATION_TYPES.map((type) => ({
        id: type,
        label: t(`leads:communications.compose.${type}`),
        onAction: () => onCompose(type),
      }))}
    />
  );
}

type Props = { onCompose: (type: CommunicationType) => void };

/** In a row of tools: signs alone. */
export function ComposeButtons({ onCompose }: Props) {
  const { t } = useTexts();
  return (
    <div className="flex flex-wrap gap-1.5">
      {COMMUNICATION_TYPES.map((type) => (
        <Button
          key={type}
          icon={COMMUNICATION_ICONS[type]}
          {...prefetchOnIntent(communicationDialog)}
          onPress={() => onCompose(type)}
        >
          <span className="sr-only">{t(`leads:communications.types.${type}`)}</span>
        </Button>
      ))}
    </div>
  );
}
