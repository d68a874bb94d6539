import { modelOf } from '#features/marketing/writer-name.rules.ts';
import { Badge } from '../ui/Badge.tsx';
import { useTexts } from '../ui/texts.tsx';

/** Says of a text that a model wrote it; nothing where the rules did. */
export function MachineMark({ writer }: { writer: string }) {
  const { t } = useTexts();
  const model = modelOf(writer);
  return model === null ? null : <Badge tone="info">{t('marketing:writer.byModel', { model })}</Badge>;
}
