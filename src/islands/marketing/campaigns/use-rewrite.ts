import { useRef, useState } from 'react';
import type { Campaign, KeptText, RewriteCampaign } from '#features/marketing/campaigns/campaign.schema.ts';
import type { ModelRefusal } from '#features/marketing/writer/checks/writer.types.ts';
import type { Locale } from '#shared/languages.ts';
import type { Page } from '#shared/api.ts';
import type { Translate } from '#i18n/keys.ts';
import { api, ApiError } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { SaveState } from '#islands/ui/autosave-state.ts';
import { isBriefMissing } from '#islands/marketing/brief/BriefMissing.tsx';
import { streamWriting } from '#islands/marketing/stream-writing.ts';
import type { CampaignHelp } from './use-campaign-aid.ts';
import { useWrittenToast } from '#islands/marketing/content/use-written-toast.ts';

type Saving = {
  record: Campaign;
  save: () => Promise<SaveState>;
  replace: (campaign: Campaign) => void;
};

type Written = Campaign & CampaignHelp & { modelRefusal?: ModelRefusal };

/** Without text from the model the current one stays, with the reason as message. */
function failureText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return errorText(error, t);
  const { code, message } = error.problem;
  if (code === 'interrupted') return t('marketing:writer.interrupted');
  return code === 'model_failed' ? t('marketing:writer.stays', { reason: message }) : errorText(error, t);
}

/**
 * Rewrites the campaign. Pending changes are saved first, so that they are stored as an earlier text. `lacking` is the
 * requested language if it has no brief.
 */
export function useRewrite(
  { record: { id, language }, save, replace }: Saving,
  model: string | null,
  onKept: (kept: KeptText[]) => void,
  onHelp: (help: CampaignHelp) => void,
) {
  const { t } = useTexts();
  const showWritten = useWrittenToast();
  const [isPending, setPending] = useState(false);
  const [lacking, setLacking] = useState<Locale>();
  /** The model's text so far, by field. */
  const [live, setLive] = useState<Record<string, string> | null>(null);
  const reader = useRef<AbortController>(null);

  async function write(input: RewriteCampaign): Promise<Written> {
    const path = `/api/marketing/campaigns/${id}/rewrite`;
    if (model === null || input.writer === 'rules' || input.textId !== undefined)
      return api<Written>('POST', path, { body: input });
    const stop = new AbortController();
    reader.current = stop;
    setLive({});
    return streamWriting<Written>(`${path}/stream`, input, stop.signal, setLive);
  }

  async function rewrite(input: RewriteCampaign) {
    setPending(true);
    setLacking(undefined);
    try {
      const state = await save();
      // Unsaved changes would be lost by a rewrite.
      if (state !== 'saved') {
        toast.error(t('marketing:campaign.rewriteFailed'), t(`ui:autosave.${state}`));
        return;
      }
      const { variants, hints, ...written } = await write(input);
      replace(written);
      onHelp({ variants, hints });
      const { items } = await api<Page<KeptText>>('GET', `/api/marketing/campaigns/${id}/texts`);
      onKept(items);
      showWritten(t('marketing:campaign.rewritten'), [written], t('marketing:campaign.rewrittenText'));
    } catch (error) {
      if (reader.current?.signal.aborted) toast.success(t('marketing:writer.cancelled'));
      else if (isBriefMissing(error)) setLacking(input.language ?? language);
      else toast.error(t('marketing:campaign.rewriteFailed'), failureText(error, t));
    } finally {
      reader.current = null;
      setLive(null);
      setPending(false);
    }
  }

  return { rewrite, isPending, lacking, live, cancel: () => reader.current?.abort() };
}
