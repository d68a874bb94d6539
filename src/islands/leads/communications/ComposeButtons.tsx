import { COMMUNICATION_TYPES } from '#features/leads/leads.values.ts';
import { Button } from '#islands/ui/Button.tsx';
import { prefetchOnIntent } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { COMMUNICATION_ICONS, communicationDialog } from './communication-parts.ts';
import type { CommunicationType } from './communication-form.ts';

export function ComposeButtons({ onCompose }: { onCompose: (type: CommunicationType) => void }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-wrap gap-2">
      {COMMUNICATION_TYPES.map((type) => (
        <Button
          key={type}
          size="small"
          icon={COMMUNICATION_ICONS[type]}
          {...prefetchOnIntent(communicationDialog)}
          onPress={() => onCompose(type)}
        >
          {t(`leads:communications.types.${type}`)}
        </Button>
      ))}
    </div>
  );
}
