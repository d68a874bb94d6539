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
import type { Formula } from '#features/marketing/writer/composer.types.ts';
import type { Proposal } from '#features/marketing/writer/formula.rules.ts';
import { FORMULAS } from '#features/marketing/writer/composer.values.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { api, newIdempotencyKey } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { errorText } from '../ui/error-text.ts';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';
import { BriefMissing, isBriefMissing } from './BriefMissing.tsx';
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

/** `reason`: why the composer proposed its formula. */
type Written = { modelRefusal?: ModelRefusal; reason?: Proposal['reason'] };

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
  const [formula, setFormula] = useState<Formula | 'proposed'>('proposed');
  const [writer, setWriter] = useState<WriterName>(model === null ? 'rules' : 'model');
  const [isPending, setPending] = useState(false);
  const [lacking, setLacking] = useState<{ productId: number; language: Locale }>();
  const showWritten = useWrittenToast();

  async function write() {
    setPending(true);
    setLacking(undefined);
    try {
      const written = await api<Written>('POST', '/api/marketing/content', {
        body: {
          ...{ productId: Number(product), type, tone, language, length, writer },
          formula: formula === 'proposed' ? null : formula,
        },
        idempotencyKey: newIdempotencyKey(),
      });
      onWritten();
      const { reason } = written;
      const why = formula === 'proposed' && reason ? t(`writer:formulaReasons.${reason}`) : undefined;
      showWritten(t('marketing:content.written'), [written], why);
    } catch (error) {
      if (isBriefMissing(error)) setLacking({ productId: Number(product), language });
      else toast.error(t('marketing:content.writeFailed'), errorText(error, t));
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
      <ChoiceField
        label={t('marketing:content.formula')}
        value={formula}
        onChange={setFormula}
        options={(['proposed', ...FORMULAS] as const).map((id) => ({
          id,
          label: id === 'proposed' ? t('marketing:content.proposed') : t(`writer:formulas.${id}`),
        }))}
      />
      <WriterSelect model={model} value={writer} onChange={setWriter} />
      <Button variant="primary" type="submit" icon={Sparkles} isPending={isPending}>
        {t('marketing:content.write')}
      </Button>
      {lacking && String(lacking.productId) === product && lacking.language === language ? (
        <div className="col-span-full">
          <BriefMissing {...lacking} />
        </div>
      ) : null}
    </form>
  );
}
