import { useState } from 'react';
import type { ModelList, WriterSettings } from '#features/accounts/writer/writer.schema.ts';
import { PRICES_CHECKED_ON } from '#features/accounts/writer/model-prices.values.ts';
import { PROVIDERS, WRITER_PROVIDERS, type WriterProvider } from '#features/accounts/writer/writer.values.ts';
import type { TextWarning } from '#features/marketing/writer.types.ts';
import type { WriterTrial } from '#features/marketing/writer-trial.types.ts';
import { api, ApiError } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { errorText } from '../ui/error-text.ts';
import { formatDay } from '../ui/format.ts';
import { TextField } from '../ui/TextField.tsx';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';
import { TEXT_LINK } from './screen-styles.ts';
import { WriterModelField } from './WriterModelField.tsx';
import {
  asksForAddress,
  centsOf,
  markOf,
  providerName,
  serviceOf,
  type TypedWriter,
} from './writer-screen.ts';
import { WriterTrialView } from './WriterTrialView.tsx';

type Props = {
  settings: WriterSettings;
  products: { id: number; name: string }[];
  isAdmin: boolean;
  warnings: Record<TextWarning['code'], string>;
  onSaved: () => void;
  onTried: () => void;
};

const storedAs = ({ provider, baseUrl, model, source }: WriterSettings): TypedWriter => ({
  provider: provider ?? 'openai',
  baseUrl: baseUrl ?? '',
  key: '',
  model: source === 'own' ? (model ?? '') : '',
});

/** Choose, test, save. What has not passed the test cannot be saved; a limit alone needs none. */
export function WriterForm({ settings, products, isAdmin, warnings, onSaved, onTried }: Props) {
  const { t, tag } = useTexts();
  const stored = storedAs(settings);
  const [typed, setTyped] = useState(stored);
  const [cap, setCap] = useState(() =>
    settings.monthlyCapCents === null ? '' : String(settings.monthlyCapCents / 100),
  );
  const [productId, setProductId] = useState(String(products[0]?.id ?? ''));
  const [list, setList] = useState<ModelList | null>(null);
  const [trial, setTrial] = useState<{ mark: string; result: WriterTrial } | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [pending, setPending] = useState<'models' | 'test' | 'save' | null>(null);

  const mark = markOf(typed);
  const capCents = centsOf(cap);
  const { provider } = typed;
  const facts = PROVIDERS[provider];
  const isPassed = trial?.mark === mark && trial.result.isWorking;
  const isStored = settings.source === 'own' && mark === markOf(stored);
  const keepsKey = settings.hasKey && provider === stored.provider && typed.baseUrl === stored.baseUrl;
  const change = (changes: Partial<TypedWriter>) => {
    setTyped({ ...typed, ...changes });
    setErrors({});
  };
  const choose = (next: WriterProvider) => {
    setList(null);
    const own =
      next === stored.provider
        ? stored
        : { baseUrl: next === 'ollama' ? PROVIDERS.ollama.baseUrl : '', model: '' };
    change({ provider: next, key: '', baseUrl: own.baseUrl, model: own.model });
  };

  async function call(what: 'models' | 'test' | 'save', failed: string, act: () => Promise<void>) {
    setPending(what);
    setErrors({});
    try {
      await act();
    } catch (error) {
      const fields = error instanceof ApiError ? error.problem.errors : undefined;
      if (fields) setErrors(fields);
      else toast.error(failed, errorText(error, t));
    } finally {
      setPending(null);
    }
  }
  const path = '/api/workspaces/own/writer';
  const showModels = () =>
    call('models', t('model:form.testFailed'), async () => {
      const found = await api<ModelList>('POST', `${path}/models`, { body: serviceOf(typed) });
      setList(found);
      const [only] = found.items;
      if (only !== undefined && !found.items.includes(typed.model)) setTyped({ ...typed, model: only });
    });
  const test = () =>
    call('test', t('model:form.testFailed'), async () => {
      const body = { ...serviceOf(typed), model: typed.model, productId: Number(productId) };
      const result = await api<WriterTrial>('POST', `${path}/test`, { body });
      setTrial({ mark, result });
      onTried();
    });
  const save = () =>
    call('save', t('model:form.saveFailed'), async () => {
      const { model } = typed;
      await api('PUT', path, { body: { ...serviceOf(typed), model, monthlyCapCents: capCents ?? null } });
      toast.success(t('model:form.saved'), t('model:form.savedText', { model }));
      onSaved();
    });

  const isUnpriced = trial?.mark === mark && trial.result.isWorking && !trial.result.isPriceKnown;
  return (
    <form
      aria-label={t('model:form.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void test();
      }}
      className="grid gap-4"
    >
      <ChoiceField
        label={t('model:form.provider')}
        value={provider}
        onChange={choose}
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
          description={[t('model:form.baseUrlHint'), ...(isAdmin ? [t('model:form.baseUrlAdmin')] : [])].join(
            ' ',
          )}
          type="url"
          inputMode="url"
          value={typed.baseUrl}
          onChange={(baseUrl) => change({ baseUrl })}
          error={errors['baseUrl']}
          isRequired
        />
      ) : null}
      <div className="grid gap-1">
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
        list={list}
        error={errors['model']}
        isPending={pending === 'models'}
        onChange={(model) => change({ model })}
        onAsk={() => void showModels()}
      />
      <TextField
        label={t('model:form.cap')}
        description={t('model:form.capHint')}
        inputMode="decimal"
        value={cap}
        onChange={setCap}
        error={capCents === undefined ? t('model:form.capInvalid') : errors['monthlyCapCents']}
        className="max-w-72"
      />
      {isUnpriced ? (
        <p className="rounded-control bg-info-soft p-3 text-sm text-info-ink">
          {t('model:form.capUnknown', { date: formatDay(PRICES_CHECKED_ON, tag) })}
        </p>
      ) : null}
      {products.length === 0 ? (
        <div className="grid justify-items-start gap-2 text-sm">
          <p>{t('model:form.noProducts')}</p>
          <ButtonLink href="/comercia/products">{t('model:form.addProduct')}</ButtonLink>
        </div>
      ) : (
        <ChoiceField
          label={t('model:form.product')}
          value={productId}
          onChange={setProductId}
          options={products.map(({ id, name }) => ({ id: String(id), label: name }))}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant={isPassed ? 'secondary' : 'primary'}
          isPending={pending === 'test'}
          isDisabled={products.length === 0}
        >
          {t('model:form.test')}
        </Button>
        <Button
          variant={isPassed ? 'primary' : 'secondary'}
          isPending={pending === 'save'}
          isDisabled={!(isPassed || isStored) || capCents === undefined}
          onPress={() => void save()}
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
        ) : trial?.mark === mark ? (
          <WriterTrialView model={typed.model} trial={trial.result} warnings={warnings} />
        ) : null}
      </div>
    </form>
  );
}
