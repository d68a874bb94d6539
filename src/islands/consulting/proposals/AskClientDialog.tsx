import { Copy, Link } from 'lucide-react';
import { useEffect, useState } from 'react';
import type {
  ChangeQuestionnaire,
  NewQuestionnaire,
  Questionnaire,
} from '#features/consulting/questionnaire/questionnaire.schema.ts';
import {
  DEFAULT_QUESTIONNAIRE_DAYS,
  QUESTIONNAIRE_DAYS,
} from '#features/consulting/questionnaire/questionnaire.values.ts';
import type { ListedTemplates } from '#features/consulting/questionnaire/template.schema.ts';
import type { TemplateId } from '#features/consulting/questionnaire/template.values.ts';
import { api } from '#islands/api.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { isDemoPage } from '#islands/ui/drafts.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { formatDay } from '#islands/ui/format.ts';
import { Select } from '#islands/ui/Select.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { Page } from '#shared/api.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';

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

type Loaded = { templates: ListedTemplates['items']; links: Questionnaire[] };

function AskClient({ companyId, suggested }: Omit<Props, 'isOpen'>) {
  const { t, locale } = useTexts();
  const path = `/api/companies/${companyId}/questionnaires`;
  const [loaded, setLoaded] = useState<Loaded | { error: unknown } | null>(null);
  const [round, setRound] = useState(0);
  const [template, setTemplate] = useState<TemplateId | null>(suggested);
  const [language, setLanguage] = useState<Locale>(locale);
  const [days, setDays] = useState(String(DEFAULT_QUESTIONNAIRE_DAYS));
  const [isPending, setPending] = useState(false);
  const [made, setMade] = useState<NewQuestionnaire | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([
      api<ListedTemplates>('GET', '/api/templates'),
      api<Page<Questionnaire>>('GET', path),
    ]).then(
      ([templates, links]) => isCurrent && setLoaded({ templates: templates.items, links: links.items }),
      (error: unknown) => isCurrent && setLoaded({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, round]);

  async function carryOut(act: () => Promise<void>): Promise<void> {
    setPending(true);
    try {
      await act();
      setRound((before) => before + 1);
    } catch (error) {
      toast.error(t('consulting:ask.failed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }
  const make = () =>
    carryOut(async () => {
      setMade(
        await api<NewQuestionnaire>('POST', path, { body: { template, language, days: Number(days) } }),
      );
    });
  const change = ({ id }: Questionnaire, body: ChangeQuestionnaire) =>
    carryOut(async () => {
      await api('PATCH', `/api/questionnaires/${id}`, { body });
      if (body.revoke) setMade((before) => (before?.id === id ? null : before));
    });
  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('consulting:share.copied'));
    } catch {
      toast.error(t('consulting:share.copyFailed'));
    }
  }

  if (loaded === null)
    return (
      <div className="grid min-h-24 place-items-center text-ink-soft">
        <Spinner label={t('ui:states.loading')} className="size-8" />
      </div>
    );
  if ('error' in loaded)
    return (
      <div role="alert" className="grid justify-items-start gap-3 text-sm">
        <p>
          <strong className="block text-danger-ink">{t('ui:list.loadFailed')}</strong>
          {errorText(loaded.error, t)}
        </p>
        <Button
          onPress={() => {
            setLoaded(null);
            setRound(round + 1);
          }}
        >
          {t('ui:actions.retry')}
        </Button>
      </div>
    );
  return (
    <>
      <p className="text-sm">{t('consulting:ask.text')}</p>
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <Select
          label={t('consulting:template.sector')}
          placeholder={t('consulting:template.choose')}
          value={template}
          onChange={setTemplate}
          options={loaded.templates.map(({ id, name }) => ({ id, label: name }))}
        />
        <Select
          label={t('consulting:ask.language')}
          value={language}
          onChange={setLanguage}
          options={LOCALES.map((id) => ({ id, label: t(`consulting:ask.languages.${id}`) }))}
        />
        <Select
          label={t('consulting:share.days')}
          value={days}
          onChange={setDays}
          options={QUESTIONNAIRE_DAYS.map((each) => ({
            id: String(each),
            label: t('consulting:ask.days', { count: each }),
          }))}
        />
        <Button
          variant="primary"
          icon={Link}
          className="self-end"
          isPending={isPending}
          isDisabled={template === null}
          onPress={() => void make()}
        >
          {t('consulting:share.make')}
        </Button>
      </div>
      {made && (
        <div role="status" className="mt-5 rounded-control border border-line bg-paper p-4">
          <div className="flex flex-wrap items-start gap-x-3">
            <TextField
              label={t('consulting:share.link')}
              value={made.url}
              isReadOnly
              className="min-w-0 flex-1 basis-60"
            />
            <Button icon={Copy} className="sm:mt-7" onPress={() => void copy(made.url)}>
              {t('consulting:share.copy')}
            </Button>
          </div>
          <p className="mt-2 text-sm text-ink-soft">{t('consulting:share.madeText')}</p>
        </div>
      )}
      <Links links={loaded.links} isPending={isPending} onChange={change} />
    </>
  );
}

type LinksProps = {
  links: readonly Questionnaire[];
  isPending: boolean;
  onChange: (link: Questionnaire, change: ChangeQuestionnaire) => Promise<void>;
};

function Links({ links, isPending, onChange }: LinksProps) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const day = (iso: string) => formatDay(iso, tag, timeZone);
  return (
    <>
      <h3 className="mt-7 border-b border-line pb-2 font-text text-sm font-semibold">
        {t('consulting:ask.listTitle')}
      </h3>
      {links.length === 0 ? (
        <p className="py-3 text-sm text-ink-soft">{t('consulting:share.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {links.map((link) => (
            <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <div className="min-w-0 text-sm">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {link.templateName}
                  <Badge tone={link.state === 'sent' ? 'success' : 'neutral'}>
                    {t(`consulting:ask.states.${link.state}`)}
                  </Badge>
                </p>
                <p className="text-ink-soft">
                  {[
                    t('consulting:ask.answered', { count: link.answered, total: link.questions }),
                    t('consulting:share.createdOn', { date: day(link.createdAt) }),
                    t('consulting:share.expiresOn', { date: day(link.expiresAt) }),
                  ].join(' · ')}
                </p>
              </div>
              {link.state === 'revoked' ? null : (
                <div className="flex flex-wrap gap-2">
                  {link.state === 'sent' ? (
                    <Button
                      size="small"
                      isDisabled={isPending}
                      onPress={() => void onChange(link, { reopen: true })}
                    >
                      {t('consulting:ask.reopen')}
                    </Button>
                  ) : null}
                  <Button
                    size="small"
                    isDisabled={isPending}
                    onPress={() => void onChange(link, { days: DEFAULT_QUESTIONNAIRE_DAYS })}
                  >
                    {t('consulting:ask.extend', { count: DEFAULT_QUESTIONNAIRE_DAYS })}
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    isDisabled={isPending}
                    onPress={() => void onChange(link, { revoke: true })}
                  >
                    {t('consulting:share.revoke')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
