import { SlidersHorizontal, Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  CONTENT_TYPES,
  LENGTHS,
  TONES,
  type ContentType,
  type TextLength,
  type Tone,
  type WriterName,
} from '#features/marketing/marketing.values.ts';
import type { ProductName } from '#features/marketing/products/product.schema.ts';
import type { ModelRefusal } from '#features/marketing/writer/checks/writer.types.ts';
import type { Formula } from '#features/marketing/writer/formulas/composer.types.ts';
import type { Proposal } from '#features/marketing/writer/formulas/formula.rules.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { api, newIdempotencyKey } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ChoiceField } from '#islands/ui/ChoiceField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { BriefMissing, isBriefMissing } from '#islands/marketing/brief/BriefMissing.tsx';
import { streamWriting, writingFailure } from '#islands/marketing/stream-writing.ts';
import { PANEL } from '#islands/marketing/screen-styles.ts';
import { FormulasLacking } from './FormulasLacking.tsx';
import { useTextChoices } from './use-text-choices.ts';
import { useWrittenToast } from './use-written-toast.ts';
import { WriterSelect } from './WriterSelect.tsx';

type Props = {
  products: readonly ProductName[];
  productId: number | null;
  model: string | null;
  onWritten: () => void;
};

/** `reason`: why the composer proposed its formula. */
type Written = { modelRefusal?: ModelRefusal; reason?: Proposal['reason'] };

/** Options of a text: kind, product, tone and length. Each press writes another one. */
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
  const [live, setLive] = useState<Record<string, string> | null>(null);
  const reader = useRef<AbortController>(null);
  const [isOpen, setOpen] = useState(false);
  const choices = useTextChoices({ product, language, type, length });
  // A model writes each tone in its own way.
  const tones = writer === 'rules' ? choices.tones : TONES.map((one): readonly [Tone] => [one]);
  const [shownTone] = tones.find((alike) => alike.some((one) => one === tone)) ?? [tone];
  const shownFormula = choices.formulas.find((one) => one === formula) ?? 'proposed';

  const ask = (body: object) =>
    api<Written>('POST', '/api/marketing/content', { body, idempotencyKey: newIdempotencyKey() });
  const watch = (body: object) => {
    const stop = new AbortController();
    reader.current = stop;
    setLive({});
    return streamWriting<Written>('/api/marketing/content/stream', body, stop.signal, setLive);
  };

  async function write() {
    setPending(true);
    setLacking(undefined);
    try {
      const body = {
        productId: Number(product),
        type,
        tone: shownTone,
        language,
        length,
        writer,
        formula: shownFormula === 'proposed' ? null : shownFormula,
      };
      const written = await (writer === 'model' ? watch(body) : ask(body));
      onWritten();
      const { reason } = written;
      const why = shownFormula === 'proposed' && reason ? t(`writer:formulaReasons.${reason}`) : undefined;
      showWritten(t('marketing:content.written'), [written], why);
    } catch (error) {
      if (reader.current?.signal.aborted) toast.success(t('marketing:writer.cancelled'));
      else if (isBriefMissing(error)) setLacking({ productId: Number(product), language });
      else toast.error(t('marketing:content.writeFailed'), writingFailure(error, t));
    } finally {
      reader.current = null;
      setLive(null);
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
      className={`${PANEL} grid grid-cols-[minmax(0,1fr)] items-end gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))] xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:gap-x-3 xl:overflow-y-auto xl:*:col-span-full`}
    >
      <h2 className="col-span-full text-base">{t('marketing:content.form')}</h2>
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
      <div className={`contents ${isOpen ? '' : 'max-xl:hidden'}`}>
        <div className="xl:col-span-full">
          <ChoiceField
            label={t('marketing:company.tone')}
            value={shownTone}
            onChange={setTone}
            options={tones.map((alike) => ({
              id: alike[0],
              label: alike.map((one) => t(`marketing:tones.${one}`)).join(' · '),
            }))}
          />
        </div>
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
        <div className="xl:col-span-full">
          <ChoiceField
            label={t('marketing:content.formula')}
            value={shownFormula}
            onChange={setFormula}
            options={(['proposed', ...choices.formulas] as const).map((id) => ({
              id,
              label: id === 'proposed' ? t('marketing:content.proposed') : t(`writer:formulas.${id}`),
            }))}
          />
          <FormulasLacking lacking={choices.lacking} productId={Number(product)} language={language} />
        </div>
        <div className="empty:hidden xl:col-span-full">
          <WriterSelect model={model} value={writer} onChange={setWriter} />
        </div>
      </div>
      <div className="col-span-full flex flex-wrap gap-2">
        <Button
          variant="primary"
          type="submit"
          icon={Sparkles}
          isPending={isPending}
          className="max-sm:w-full xl:w-full"
        >
          {t('marketing:content.write')}
        </Button>
        <Button
          icon={SlidersHorizontal}
          aria-expanded={isOpen}
          className="xl:hidden"
          onPress={() => setOpen(!isOpen)}
        >
          {t('marketing:content.options')}
        </Button>
      </div>
      {live === null ? null : (
        <div className="col-span-full grid gap-3 rounded-panel bg-sunken p-4 text-sm">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span role="status">{t('marketing:writer.writing', { model: model ?? '' })}</span>
            <Button size="small" onPress={() => reader.current?.abort()}>
              {t('ui:actions.cancel')}
            </Button>
          </div>
          <p lang={language} className="wrap-anywhere whitespace-pre-line empty:hidden">
            {Object.values(live).join('\n\n')}
          </p>
        </div>
      )}
      {lacking && String(lacking.productId) === product && lacking.language === language ? (
        <div className="col-span-full">
          <BriefMissing {...lacking} />
        </div>
      ) : null}
    </form>
  );
}
