import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import {
  CONTENT_TYPES,
  LENGTHS,
  TONES,
  type ContentType,
  type TextLength,
  type Tone,
  type WriterName,
} from '#features/marketing/marketing.values.ts';
import type { ProductName } from '#features/marketing/product.schema.ts';
import type { ModelRefusal } from '#features/marketing/writer.types.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { api, newIdempotencyKey } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { errorText } from '../ui/error-text.ts';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';
import { PANEL } from './screen-styles.ts';
import { useWrittenToast } from './use-written-toast.ts';
import { WriterSelect } from './WriterSelect.tsx';

type Props = {
  products: readonly ProductName[];
  productId: number | null;
  /** The configured model's name. */
  model: string | null;
  onWritten: () => void;
};

/** What to write, about what, how and how long. Each press writes another one. */
export function ContentForm({ products, productId, model, onWritten }: Props) {
  const { t, locale } = useTexts();
  const [product, setProduct] = useState(String(productId ?? products[0]?.id ?? ''));
  const [type, setType] = useState<ContentType>('advertising_text');
  const [tone, setTone] = useState<Tone>('friendly');
  const [chosen, setLanguage] = useState<Locale | null>(null);
  const typed = products.find(({ id }) => String(id) === product)?.typedLanguage;
  const language = chosen ?? typed ?? locale;
  const [length, setLength] = useState<TextLength>('medium');
  const [writer, setWriter] = useState<WriterName>(model === null ? 'rules' : 'model');
  const [isPending, setPending] = useState(false);
  const showWritten = useWrittenToast();

  async function write() {
    setPending(true);
    try {
      const written = await api<{ modelRefusal?: ModelRefusal }>('POST', '/api/marketing/content', {
        body: { productId: Number(product), type, tone, language, length, writer },
        idempotencyKey: newIdempotencyKey(),
      });
      onWritten();
      showWritten(t('marketing:content.written'), [written]);
    } catch (error) {
      toast.error(t('marketing:content.writeFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <form
      aria-label={t('marketing:content.form')}
      onSubmit={(event) => {
        event.preventDefault();
        void write();
      }}
      className={`${PANEL} grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3`}
    >
      <ChoiceField
        label={t('marketing:content.product')}
        value={product}
        onChange={setProduct}
        options={products.map(({ id, name }) => ({ id: String(id), label: name }))}
      />
      <ChoiceField
        label={t('marketing:content.type')}
        value={type}
        onChange={setType}
        options={CONTENT_TYPES.map((id) => ({ id, label: t(`marketing:contentTypes.${id}`) }))}
      />
      <ChoiceField
        label={t('marketing:company.tone')}
        value={tone}
        onChange={setTone}
        options={TONES.map((id) => ({ id, label: t(`marketing:tones.${id}`) }))}
      />
      <ChoiceField
        label={t('marketing:campaign.language')}
        value={language}
        onChange={setLanguage}
        options={LOCALES.map((id) => ({ id, label: t(`marketing:languages.${id}`) }))}
      />
      <ChoiceField
        label={t('marketing:content.length')}
        value={length}
        onChange={setLength}
        options={LENGTHS.map((id) => ({ id, label: t(`marketing:lengths.${id}`) }))}
      />
      <WriterSelect model={model} value={writer} onChange={setWriter} />
      <Button variant="primary" type="submit" icon={Sparkles} isPending={isPending}>
        {t('marketing:content.write')}
      </Button>
    </form>
  );
}
