import type { WriterSettings } from '#features/accounts/settings/writer.schema.ts';
import { PRICES_CHECKED_ON } from '#features/accounts/settings/model-prices.values.ts';
import { PROVIDERS, WRITER_PROVIDERS } from '#features/accounts/settings/writer.values.ts';
import type { TextWarning } from '#features/marketing/writer/checks/writer.types.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ChoiceField } from '#islands/ui/ChoiceField.tsx';
import { formatDay } from '#shared/dates/moment-text.ts';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import { WriterModelField } from './WriterModelField.tsx';
import { useWriterForm } from './use-writer-form.ts';
import { asksForAddress, providerName } from '#islands/marketing/writer-screen.ts';
import { WriterTrialView } from './WriterTrialView.tsx';

type Props = {
  settings: WriterSettings;
  products: { id: number; name: string }[];
  isAdmin: boolean;
  warnings: Record<TextWarning['code'], string>;
  onSaved: () => void;
  onTried: () => void;
};

/** Choose, test, save. A failed test cannot be saved; changing only the limit needs no test. */
export function WriterForm({ settings, products, isAdmin, warnings, onSaved, onTried }: Props) {
  const { t, tag } = useTexts();
  const form = useWriterForm({ settings, firstProduct: String(products[0]?.id ?? ''), onSaved, onTried });
  const { typed, change, cap, capCents, errors, pending, isPassed, isStored, isChanged, keepsKey, trial } =
    form;
  const { provider } = typed;
  const facts = PROVIDERS[provider];
  return (
    <form
      aria-label={t('model:form.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void form.test();
      }}
      className="fields"
    >
      <ChoiceField
        label={t('model:form.provider')}
        value={provider}
        onChange={form.choose}
        options={WRITER_PROVIDERS.map((id) => ({ id, label: providerName(id, t) }))}
      />
      {provider === 'ollama' && !isAdmin ? (
        <p className="rounded-control bg-warning-soft p-3 text-sm text-warning-ink">
          {t('model:form.ollamaUsers')}
        </p>
      ) : null}
      {asksForAddress(provider) ? (
        <TextField
          label={t('model:form.baseUrl')}
          description={[
            t('model:form.baseUrlHint'),
            t(isAdmin ? 'model:form.baseUrlAdmin' : 'model:form.baseUrlPublic'),
          ].join(' ')}
          type="url"
          inputMode="url"
          value={typed.baseUrl}
          onChange={(baseUrl) => change({ baseUrl })}
          error={errors['baseUrl']}
          isRequired
        />
      ) : null}
      <div className="grid gap-label">
        <TextField
          label={t('model:form.key')}
          description={t(
            keepsKey ? 'model:form.keyKept' : facts.needsKey ? 'model:form.keyNew' : 'model:form.keyNone',
          )}
          type="password"
          autoComplete="off"
          value={typed.key}
          onChange={(key) => change({ key })}
          error={errors['key']}
          isRequired={facts.needsKey && !keepsKey}
        />
        {facts.keyPage ? (
          <a
            href={facts.keyPage}
            target="_blank"
            rel="noreferrer"
            className={`${TEXT_LINK} touch-target w-fit text-sm`}
          >
            {t('model:form.keyPage', { provider: facts.name })}
          </a>
        ) : null}
      </div>
      <WriterModelField
        model={typed.model}
        list={form.list}
        error={errors['model']}
        isPending={pending === 'models'}
        onChange={(model) => change({ model })}
        onAsk={() => void form.showModels()}
      />
      <TextField
        label={t('model:form.cap')}
        description={t('model:form.capHint')}
        inputMode="decimal"
        value={cap}
        onChange={form.setCap}
        error={capCents === undefined ? t('model:form.capInvalid') : errors['monthlyCapCents']}
        className="max-w-72"
      />
      {form.isUnpriced ? (
        <p className="rounded-control bg-info-soft p-3 text-sm text-info-ink">
          {t('model:form.capUnknown', { date: formatDay(PRICES_CHECKED_ON, tag, 'UTC') })}
        </p>
      ) : null}
      {products.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('model:form.sampleProduct')}</p>
      ) : (
        <ChoiceField
          label={t('model:form.product')}
          value={form.productId}
          onChange={form.setProductId}
          options={products.map(({ id, name }) => ({ id: String(id), label: name }))}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant={isPassed || isStored ? 'secondary' : 'primary'}
          isPending={pending === 'test'}
        >
          {t('model:form.test')}
        </Button>
        <Button
          variant={isPassed || isStored ? 'primary' : 'secondary'}
          className="disabled:opacity-70"
          isPending={pending === 'save'}
          isDisabled={!(isPassed || isStored) || !(isChanged || isPassed) || capCents === undefined}
          onPress={() => void form.save()}
        >
          {t('model:form.save')}
        </Button>
        {isPassed || isStored ? null : (
          <span className="text-sm text-ink-soft">{t('model:form.saveHint')}</span>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {pending === 'test' ? (
          <p className="text-sm text-ink-soft">{t('model:form.testing')}</p>
        ) : trial ? (
          <WriterTrialView model={typed.model} trial={trial} warnings={warnings} />
        ) : null}
      </div>
    </form>
  );
}
