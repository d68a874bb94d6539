import { Link } from 'lucide-react';
import { useState } from 'react';
import type {
  NewQuestionnaire,
  Questionnaire,
} from '#features/consulting/questionnaire/questionnaire.schema.ts';
import {
  DEFAULT_QUESTIONNAIRE_DAYS,
  QUESTIONNAIRE_DAYS,
} from '#features/consulting/questionnaire/questionnaire.values.ts';
import type { TemplateId } from '#features/consulting/questionnaire/template.values.ts';
import { NewLink } from '#islands/consulting/NewLink.tsx';
import { RevokeDialog } from '#islands/consulting/RevokeDialog.tsx';
import { ItemsState } from '#islands/lists/ItemsState.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { isDemoPage } from '#islands/ui/drafts.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { Select } from '#islands/ui/Select.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { QuestionnaireLinks } from './QuestionnaireLinks.tsx';
import { TemplateSelect } from './TemplateSelect.tsx';
import { useQuestionnaires } from './use-questionnaires.ts';

const DAYS = QUESTIONNAIRE_DAYS.map((days) => ({ days, id: String(days) }));

type Props = { isOpen: boolean; companyId: number; suggested: TemplateId | null; onClose: () => void };

/** Makes a link under which a client answers an interview, and shows what became of earlier ones. */
export function AskClientDialog({ isOpen, ...rest }: Props) {
  const { t } = useTexts();
  return (
    <Dialog isOpen={isOpen} title={t('consulting:ask.title')} onOpenChange={rest.onClose}>
      <DialogBody>
        {isDemoPage() ? <p className="text-sm">{t('consulting:ask.demo')}</p> : <AskClient {...rest} />}
      </DialogBody>
      <DialogFooter>
        <Button onPress={rest.onClose}>{t('ui:actions.close')}</Button>
      </DialogFooter>
    </Dialog>
  );
}

function AskClient({ companyId, suggested }: Omit<Props, 'isOpen'>) {
  const { t, locale } = useTexts();
  const { links, make, change } = useQuestionnaires(companyId);
  const [template, setTemplate] = useState(suggested);
  const [language, setLanguage] = useState<Locale>(locale);
  const [days, setDays] = useState(DEFAULT_QUESTIONNAIRE_DAYS);
  const [isPending, setPending] = useState(false);
  const [made, setMade] = useState<NewQuestionnaire | null>(null);
  const [doomed, setDoomed] = useState<Questionnaire | null>(null);

  async function carryOut(act: () => Promise<void>): Promise<void> {
    setPending(true);
    try {
      await act();
    } catch (error) {
      toast.error(t('consulting:ask.failed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <p className="text-sm">{t('consulting:ask.text')}</p>
      <div className="fields sm:grid-cols-2">
        <TemplateSelect value={template} onChange={setTemplate} />
        <Select
          label={t('consulting:ask.language')}
          value={language}
          onChange={setLanguage}
          options={LOCALES.map((id) => ({ id, label: t(`consulting:ask.languages.${id}`) }))}
        />
        <Select
          label={t('consulting:share.days')}
          value={String(days)}
          onChange={(id) => setDays(DAYS.find((option) => option.id === id)?.days ?? days)}
          options={DAYS.map((option) => ({
            id: option.id,
            label: t('consulting:ask.days', { count: option.days }),
          }))}
        />
        <Button
          variant="primary"
          icon={Link}
          className="self-end"
          isPending={isPending}
          isDisabled={template === null}
          onPress={() => {
            if (template) void carryOut(async () => setMade(await make({ template, language, days })));
          }}
        >
          {t('consulting:share.make')}
        </Button>
      </div>
      {made && <NewLink url={made.url} />}
      <h3 className="mt-2 border-b border-line pb-2 font-text text-sm font-semibold">
        {t('consulting:ask.listTitle')}
      </h3>
      <ItemsState list={links}>
        {(items) =>
          items.length === 0 ? (
            <p className="py-3 text-sm text-ink-soft">{t('consulting:share.none')}</p>
          ) : (
            <QuestionnaireLinks
              links={items}
              isPending={isPending}
              onChange={({ id }, asked) => void carryOut(() => change(id, asked))}
              onRevoke={setDoomed}
            />
          )
        }
      </ItemsState>
      <RevokeDialog
        link={doomed}
        onClose={() => setDoomed(null)}
        onRevoke={async ({ id }) => {
          await change(id, { revoke: true });
          setMade((before) => (before?.id === id ? null : before));
        }}
      >
        {t('consulting:ask.revokeText')}
      </RevokeDialog>
    </>
  );
}
