import { isByRules, modelOf } from '#features/marketing/content/writer-name.rules.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

export function MachineMark({ writer }: { writer: string }) {
  const { t } = useTexts();
  const model = modelOf(writer);
  if (isByRules(writer)) return <Badge tone="neutral">{t('marketing:writer.byRules')}</Badge>;
  return model === null ? null : <Badge tone="info">{t('marketing:writer.byModel', { model })}</Badge>;
}
