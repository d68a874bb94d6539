import type { InboxSummary } from '#features/leads/inbox/inbox.schema.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

export function AnsweringBadge({ answering }: Pick<InboxSummary, 'answering'>) {
  const { t } = useTexts();
  if (answering === null) return null;
  const { isOwn, name } = answering;
  return (
    <Badge tone="warning">
      {isOwn ? t('leads:inbox.answeringOwn') : t('leads:inbox.answeringBy', { name })}
    </Badge>
  );
}
