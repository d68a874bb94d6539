import { useState } from 'react';
import type { Campaign, KeptText, RewriteCampaign } from '#features/marketing/campaign.schema.ts';
import type { ModelRefusal } from '#features/marketing/writer.types.ts';
import type { Locale } from '#shared/languages.ts';
import type { Page } from '#shared/api.ts';
import { api } from '../api.ts';
import { errorText } from '../ui/error-text.ts';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';
import type { SaveState } from '../ui/use-autosave.ts';
import { isBriefMissing } from './BriefMissing.tsx';
import type { CampaignHelp } from './use-campaign-aid.ts';
import { useWrittenToast } from './use-written-toast.ts';

type Saving = {
  record: Campaign;
  save: () => Promise<SaveState>;
  replace: (campaign: Campaign) => void;
};

type Written = Campaign & CampaignHelp & { modelRefusal?: ModelRefusal };

/**
 * Writes the campaign again. What is being typed is stored first, so that it is kept beside the new text. `lacking` is
 * the language that was asked for and has no brief.
 */
export function useRewrite(
  { record: { id, language }, save, replace }: Saving,
  onKept: (kept: KeptText[]) => void,
  onHelp: (help: CampaignHelp) => void,
) {
  const { t } = useTexts();
  const showWritten = useWrittenToast();
  const [isPending, setPending] = useState(false);
  const [lacking, setLacking] = useState<Locale>();

  async function rewrite(input: RewriteCampaign) {
    setPending(true);
    setLacking(undefined);
    try {
      const state = await save();
      // What could not be stored would not be kept beside the new text: it would be gone.
      if (state !== 'saved') {
        toast.error(t('marketing:campaign.rewriteFailed'), t(`ui:autosave.${state}`));
        return;
      }
      const { variants, hints, ...written } = await api<Written>(
        'POST',
        `/api/marketing/campaigns/${id}/rewrite`,
        { body: input },
      );
      replace(written);
      onHelp({ variants, hints });
      const { items } = await api<Page<KeptText>>('GET', `/api/marketing/campaigns/${id}/texts`);
      onKept(items);
      showWritten(t('marketing:campaign.rewritten'), [written], t('marketing:campaign.rewrittenText'));
    } catch (error) {
      if (isBriefMissing(error)) setLacking(input.language ?? language);
      else toast.error(t('marketing:campaign.rewriteFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return { rewrite, isPending, lacking };
}
