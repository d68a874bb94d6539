import { useState } from 'react';
import type { ModelList, WriterSettings } from '#features/accounts/settings/writer.schema.ts';
import { PROVIDERS, type WriterProvider } from '#features/accounts/settings/writer.values.ts';
import type { WriterTrial } from '#features/accounts/settings/writer.schema.ts';
import { api, ApiError } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { centsOf, markOf, serviceOf, type TypedWriter } from '#islands/marketing/writer-screen.ts';

type Options = {
  settings: WriterSettings;
  firstProduct: string;
  onSaved: () => void;
  onTried: () => void;
};

const storedAs = ({ provider, baseUrl, model, source }: WriterSettings): TypedWriter => ({
  provider: provider ?? 'openai',
  baseUrl: baseUrl ?? '',
  key: '',
  model: source === 'own' ? (model ?? '') : '',
});

export function useWriterForm({ settings, firstProduct, onSaved, onTried }: Options) {
  const { t } = useTexts();
  const stored = storedAs(settings);
  const [typed, setTyped] = useState(stored);
  const [cap, setCap] = useState(() =>
    settings.monthlyCapCents === null ? '' : String(settings.monthlyCapCents / 100),
  );
  const [productId, setProductId] = useState(firstProduct);
  const [list, setList] = useState<ModelList | null>(null);
  const [trial, setTrial] = useState<{ mark: string; result: WriterTrial } | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [pending, setPending] = useState<'models' | 'test' | 'save' | null>(null);

  const mark = markOf(typed);
  const capCents = centsOf(cap);
  const { provider } = typed;
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
  /** A cap alone can be stored without a test. */
  const isChanged = !isStored || capCents !== (settings.monthlyCapCents ?? null);
  const showModels = () =>
    call('models', t('model:form.testFailed'), async () => {
      const found = await api<ModelList>('POST', `${path}/models`, { body: serviceOf(typed) });
      setList(found);
      const [only] = found.items;
      if (only !== undefined && !found.items.includes(typed.model)) setTyped({ ...typed, model: only });
    });
  const test = () => {
    // Reports both at once; the server would report one after the other.
    const missing = {
      ...(typed.model.trim() === '' && { model: t('model:errors.model') }),
      ...(PROVIDERS[provider].needsKey &&
        !keepsKey &&
        typed.key === '' && { key: t('model:errors.keyMissing') }),
    };
    if (Object.keys(missing).length > 0) {
      setErrors(missing);
      return Promise.resolve();
    }
    return call('test', t('model:form.testFailed'), async () => {
      const body = {
        ...serviceOf(typed),
        model: typed.model,
        productId: productId === '' ? null : Number(productId),
      };
      const result = await api<WriterTrial>('POST', `${path}/test`, { body });
      setTrial({ mark, result });
      onTried();
    });
  };
  const save = () =>
    call('save', t('model:form.saveFailed'), async () => {
      const { model } = typed;
      await api('PUT', path, { body: { ...serviceOf(typed), model, monthlyCapCents: capCents ?? null } });
      toast.success(t('model:form.saved'), t('model:form.savedText', { model }));
      onSaved();
    });

  const isUnpriced = trial?.mark === mark && trial.result.isWorking && !trial.result.isPriceKnown;
  return {
    typed,
    change,
    choose,
    cap,
    setCap,
    productId,
    setProductId,
    list,
    errors,
    pending,
    capCents,
    isPassed,
    isStored,
    isChanged,
    keepsKey,
    isUnpriced,
    trial: trial?.mark === mark ? trial.result : null,
    showModels,
    test,
    save,
  };
}
