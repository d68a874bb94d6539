import { useRef, useState } from 'react';
import { refusalKind, REPORT_TEXTS, type PolishRefusal } from '#features/consulting/report/polish.rules.ts';
import type { Draft } from '#features/consulting/report/draft/draft.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import type { Locale } from '#shared/languages.ts';
import { api, ApiError } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { DraftWork } from '#islands/consulting/report/draft/use-draft.ts';
import { generateReport } from './generate-report.ts';
import { polishReport, type Polished, type PolishProgress } from './polish-report.ts';

type Options = {
  companyId: number;
  model: string | null;
  draft: Pick<DraftWork, 'save' | 'readStored' | 'receive'>;
  onStored: (report: Report) => void;
};

/** Generates and stores the report once (specification section 4); with a model, polishes its prose first. */
export function useGeneration({ companyId, model, draft, onStored }: Options) {
  const { t, tag } = useTexts();
  const [isPending, setPending] = useState(false);
  const [progress, setProgress] = useState<PolishProgress | null>(null);
  const writing = useRef<AbortController | null>(null);

  function told({ kept }: Polished) {
    if (kept.length === 0)
      return toast.success(t('consulting:report.generated'), t('consulting:report.generatedText'));
    const why = (refusal: PolishRefusal) => t(`consulting:report.polish.refusal.${refusalKind(refusal)}`);
    const parts = kept.map(({ part, refusal }) => `${t(`consulting:report.${part}`)} (${why(refusal)})`);
    const title =
      kept.length === REPORT_TEXTS.length
        ? t('consulting:report.polish.noneTitle')
        : t('consulting:report.polish.polishedTitle', { model: model ?? '' });
    const list = new Intl.ListFormat(tag).format(parts);
    toast.success(title, t('consulting:report.polish.kept', { parts: list }));
  }

  async function storePolished(language: Locale): Promise<Report> {
    const reader = new AbortController();
    writing.current = reader;
    setProgress(null);
    const result = await polishReport(companyId, language, reader.signal, setProgress);
    writing.current = null;
    const writer = result.polished.length > 0 ? 'model' : 'rules';
    const body = { companyId, language, writer, ...result.texts };
    const stored = await api<Report>('POST', '/api/reports', { body });
    told(result);
    return stored;
  }

  async function storeDraft(language: Locale): Promise<Report | null> {
    // Stores the version that is on the screen.
    if ((await draft.save()) !== 'saved') {
      toast.error(t('consulting:report.failed'), t('consulting:draft.freeze.unsaved'));
      return null;
    }
    const stored = await generateReport(companyId, language, draft.readStored().updatedAt);
    toast.success(t('consulting:report.generated'), t('consulting:report.generatedText'));
    return stored;
  }

  async function failed(error: unknown) {
    if (writing.current?.signal.aborted) {
      toast.success(t('consulting:report.polish.cancelled'));
      return;
    }
    if (error instanceof ApiError && error.problem.code === 'stale') {
      draft.receive(error.problem.current as Draft);
      toast.error(t('consulting:report.failed'), t('consulting:draft.freeze.changed'));
      return;
    }
    const isInterrupted = error instanceof ApiError && error.problem.code === 'interrupted';
    const text = isInterrupted ? t('consulting:report.polish.interrupted') : errorText(error, t);
    toast.error(t('consulting:report.failed'), text);
    // Another tab was first: load its report.
    if (error instanceof ApiError && error.problem.code === 'report_exists') {
      const path = `/api/companies/${companyId}/report`;
      const existing = await api<Report | null>('GET', path).catch(() => null);
      if (existing) onStored(existing);
    }
  }

  async function generate(language: Locale, isPolished: boolean) {
    setPending(true);
    try {
      const stored = await (isPolished ? storePolished(language) : storeDraft(language));
      if (stored) onStored(stored);
    } catch (error) {
      await failed(error);
    } finally {
      writing.current = null;
      setPending(false);
    }
  }

  return { generate, isPending, progress, cancel: () => writing.current?.abort() };
}
