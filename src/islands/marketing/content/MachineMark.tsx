import { modelOf } from '#features/marketing/content/writer-name.rules.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

/** Says of a text that a model wrote it; nothing where the rules did. */
export function MachineMark({ writer }: { writer: string }) {
  const { t } = useTexts();
  const model = modelOf(writer);
  return model === null ? null : <Badge tone="info">{t('marketing:writer.byModel', { model })}</Badge>;
}
