// One long file: the settings of the writer are one form with its states.
import { Fragment, useState } from 'react';
import type { AnalystSettings } from '#features/consulting/analyst/analyst.schema.ts';
import type { WriterSettings, WriterUsage } from '#features/accounts/settings/writer.schema.ts';
import { PROVIDERS } from '#features/accounts/settings/writer.values.ts';
import type { TextWarning } from '#features/marketing/writer/checks/writer.types.ts';
import { SettingsSection } from '#islands/ui/SettingsSection.tsx';
import { api } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Disclosure } from '#islands/ui/Disclosure.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { toast } from '#islands/ui/toast.ts';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { STACK } from '#islands/marketing/screen-styles.ts';
import { WriterForm } from './WriterForm.tsx';
import { asksForAddress, dollars, hostOf, providerName } from '#islands/marketing/writer-screen.ts';
import { AnalystSection } from './AnalystSection.tsx';
import { WriterUse } from './WriterUse.tsx';

type Props = {
  settings: WriterSettings;
  usage: WriterUsage;
  analyst: AnalystSettings;
  products: { id: number; name: string }[];
  isAdmin: boolean;
  /** Texts in the current user's language. */
  warnings: Record<TextWarning['code'], string>;
};

export function WriterPage({ texts, username, ...props }: Props & IslandProps) {
  return (
    <MarketingIsland texts={texts} username={username}>
      <Writer {...props} />
    </MarketingIsland>
  );
}

const HOUSE = ['product', 'company', 'brief', 'trade', 'report', 'analysis'] as const;

/** Settings of the writer: rules or model, a model in three steps, what is sent, and the usage. */
function Writer({ settings: first, usage: firstUsage, analyst, ...rest }: Props) {
  const { t } = useTexts();
  const [settings, setSettings] = useState(first);
  const [usage, setUsage] = useState(firstUsage);
  const reload = async () => {
    const [now, used] = await Promise.all([
      api<WriterSettings>('GET', '/api/workspaces/own/writer'),
      api<WriterUsage>('GET', '/api/workspaces/own/writer/usage'),
    ]);
    setSettings(now);
    setUsage(used);
  };
  const reloadQuietly = () => void reload().catch(() => undefined);
  const { provider } = settings;
  const isOwn = settings.source === 'own';
  const [isChanging, setChanging] = useState(false);
  const form = (
    <WriterForm
      key={settings.updatedAt ?? 'new'}
      {...rest}
      settings={settings}
      onSaved={() => {
        setChanging(false);
        reloadQuietly();
      }}
      onTried={reloadQuietly}
    />
  );
  return (
    <div className={STACK}>
      <div>
        <SettingsSection title={t('model:now.title')} text={t('model:lead')}>
          <WhoWrites
            settings={settings}
            usage={usage}
            onRemoved={reloadQuietly}
            onChange={isChanging ? undefined : () => setChanging(true)}
          />
        </SettingsSection>
        {isOwn && !isChanging ? null : (
          <SettingsSection
            title={t(isOwn ? 'model:now.change' : 'model:form.title')}
            text={t('model:form.text')}
          >
            {isChanging ? (
              form
            ) : (
              <Disclosure title={t('model:form.open')} className="act">
                <div className="pt-3">{form}</div>
              </Disclosure>
            )}
          </SettingsSection>
        )}
        <SettingsSection
          title={t('model:house.title')}
          text={
            provider
              ? t('model:house.text', { provider: providerName(provider, t) })
              : t('model:house.textAny')
          }
        >
          <div className="grid gap-3 text-sm">
            <Disclosure title={t('model:house.show')}>
              <ul className="grid list-disc gap-1 pl-5">
                {HOUSE.map((item) => (
                  <li key={item}>{t(`model:house.items.${item}`)}</li>
                ))}
              </ul>
            </Disclosure>
            <p className="max-w-[64ch]">{t('model:house.never')}</p>
          </div>
        </SettingsSection>
        {settings.source === 'none' ? null : <AnalystSection settings={analyst} />}
        <WriterUse usage={usage} />
      </div>
    </div>
  );
}

type NowProps = {
  settings: WriterSettings;
  usage: WriterUsage;
  onRemoved: () => void;
  /** Opens the form; undefined while it is open. */
  onChange: (() => void) | undefined;
};

function WhoWrites({ settings, usage, onRemoved, onChange }: NowProps) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const { source, provider } = settings;
  const model = settings.model ?? '';

  async function remove() {
    setPending(true);
    try {
      await api('DELETE', '/api/workspaces/own/writer');
      setAsking(false);
      toast.success(t('model:remove.done'));
      onRemoved();
    } catch (error) {
      toast.error(t('model:remove.failed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  const { cents, spentMicros, isReached } = usage.cap;
  const notice = 'max-w-[64ch] rounded-control bg-warning-soft p-3 text-warning-ink';
  return (
    <div className="grid justify-items-start gap-3 text-sm">
      <p className="max-w-[64ch] wrap-anywhere">
        {source === 'own' && provider
          ? settings.baseUrl !== null && asksForAddress(provider)
            ? t('model:now.ownAddress', { model, host: hostOf(settings.baseUrl) })
            : t('model:now.own', { model, provider: providerName(provider, t) })
          : source === 'installation'
            ? t('model:now.installation', { model })
            : t('model:now.none')}
      </p>
      {isReached && cents !== null ? (
        <p role="status" className={notice}>
          {t('model:now.capReached', {
            cap: dollars(cents * 10_000, tag),
            spent: dollars(spentMicros, tag),
          })}
        </p>
      ) : null}
      {source === 'own' && provider && PROVIDERS[provider].needsKey && !settings.hasKey ? (
        <p className={notice}>{t('model:now.noKey')}</p>
      ) : null}
      {source === 'own' ? (
        <>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
            {(
              [
                ['model:now.since', settings.updatedAt ? formatDay(settings.updatedAt, tag, timeZone) : '–'],
                ['model:form.cap', cents === null ? t('model:now.noCap') : dollars(cents * 10_000, tag)],
              ] as const
            ).map(([name, value]) => (
              <Fragment key={name}>
                <dt className="text-ink-soft">{t(name)}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
          <div className="flex flex-wrap gap-3">
            {onChange ? (
              <Button className="act" onPress={onChange}>
                {t('model:now.change')}
              </Button>
            ) : null}
            <Button className="act" variant="quiet" onPress={() => setAsking(true)}>
              {t('model:now.remove')}
            </Button>
          </div>
          <LazyAlertDialog
            title={t('model:remove.title', { model })}
            confirmLabel={t('model:remove.confirm')}
            isOpen={isAsking}
            onOpenChange={setAsking}
            isPending={isPending}
            onConfirm={() => void remove()}
          >
            {t('model:remove.text')}
          </LazyAlertDialog>
        </>
      ) : null}
    </div>
  );
}
