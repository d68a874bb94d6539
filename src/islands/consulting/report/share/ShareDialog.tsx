import { Copy, Link } from 'lucide-react';
import { useState } from 'react';
import type { NewReportShare, ReportShare } from '#features/consulting/report/share.schema.ts';
import { DEFAULT_SHARE_DAYS, SHARE_DAYS, type ShareDays } from '#features/consulting/report/share.values.ts';
import { AlertDialog } from '#islands/ui/AlertDialog.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { isDemoPage } from '#islands/ui/drafts.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { Select } from '#islands/ui/Select.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { ShareLinks } from './ShareLinks.tsx';
import { useShares } from './use-shares.ts';

const DAYS = SHARE_DAYS.map((days) => ({ days, id: String(days) }));

type ShareProps = { reportId: number; onClose: () => void };

/** Creates a read-only link that expires and can be revoked (product.md section 5). Its URL is shown once. */
export function ShareDialog(props: ShareProps) {
  return isDemoPage() ? <NoLinks {...props} /> : <LinksDialog {...props} />;
}

/** Demos have no public links; the report's own page is the preview. */
function NoLinks({ onClose }: ShareProps) {
  const { t } = useTexts();
  return (
    <Dialog isOpen title={t('consulting:share.title')} onOpenChange={onClose}>
      <DialogBody>
        <p className="text-sm">{t('consulting:share.demo')}</p>
      </DialogBody>
      <DialogFooter>
        <Button onPress={onClose}>{t('ui:actions.close')}</Button>
      </DialogFooter>
    </Dialog>
  );
}

function LinksDialog({ reportId, onClose }: ShareProps) {
  const { t } = useTexts();
  const shares = useShares(reportId);
  const [days, setDays] = useState<ShareDays>(DEFAULT_SHARE_DAYS);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<NewReportShare | null>(null);
  const [doomed, setDoomed] = useState<ReportShare | null>(null);

  async function make() {
    setMaking(true);
    try {
      setMade(await shares.make(days));
      toast.success(t('consulting:share.made'));
    } catch (error) {
      toast.error(t('consulting:share.makeFailed'), errorText(error, t));
    } finally {
      setMaking(false);
    }
  }
  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('consulting:share.copied'));
    } catch {
      toast.error(t('consulting:share.copyFailed'));
    }
  }

  return (
    <>
      <Dialog isOpen title={t('consulting:share.title')} onOpenChange={onClose}>
        <DialogBody>
          <p className="text-sm">{t('consulting:share.text')}</p>
          <div className="mt-5 flex flex-wrap items-start gap-3">
            <Select
              label={t('consulting:share.days')}
              className="w-40"
              value={String(days)}
              onChange={(id) => setDays(DAYS.find((option) => option.id === id)?.days ?? days)}
              options={DAYS.map((option) => ({
                id: option.id,
                label: t(`consulting:share.dayOptions.${option.days}`),
              }))}
            />
            <Button
              variant="primary"
              icon={Link}
              className="mt-7"
              isPending={isMaking}
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
                  onFocus={({ currentTarget }) => {
                    if (currentTarget instanceof HTMLInputElement) currentTarget.select();
                  }}
                />
                <Button icon={Copy} className="sm:mt-7" onPress={() => void copy(made.url)}>
                  {t('consulting:share.copy')}
                </Button>
              </div>
              <p className="mt-2 text-sm text-ink-soft">{t('consulting:share.madeText')}</p>
            </div>
          )}
          <h3 className="mt-7 border-b border-line pb-2 font-text text-sm font-semibold">
            {t('consulting:share.listTitle')}
          </h3>
          <Links shares={shares} onRevoke={setDoomed} />
        </DialogBody>
        <DialogFooter>
          <Button onPress={onClose}>{t('ui:actions.close')}</Button>
        </DialogFooter>
      </Dialog>
      <RevokeDialog
        link={doomed}
        onClose={() => setDoomed(null)}
        onRevoke={async (linkId) => {
          await shares.revoke(linkId);
          setMade((before) => (before?.id === linkId ? null : before));
        }}
      />
    </>
  );
}

type LinksProps = { shares: ReturnType<typeof useShares>; onRevoke: (link: ReportShare) => void };

function Links({ shares: { links, status, load }, onRevoke }: LinksProps) {
  const { t } = useTexts();
  if (status === 'loading' && links.length === 0)
    return (
      <div className="grid min-h-20 place-items-center text-ink-soft">
        <Spinner label={t('ui:states.loading')} />
      </div>
    );
  if (status === 'error')
    return (
      <p role="alert" className="flex flex-wrap items-center justify-between gap-2 py-3 text-sm">
        {t('consulting:share.loadFailed')}
        <Button variant="quiet" size="small" onPress={() => void load()}>
          {t('ui:actions.retry')}
        </Button>
      </p>
    );
  return links.length === 0 ? (
    <p className="py-3 text-sm text-ink-soft">{t('consulting:share.none')}</p>
  ) : (
    <ShareLinks links={links} onRevoke={onRevoke} />
  );
}

type RevokeProps = {
  link: ReportShare | null;
  onClose: () => void;
  onRevoke: (linkId: number) => Promise<void>;
};

function RevokeDialog({ link, onClose, onRevoke }: RevokeProps) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);

  async function revoke({ id }: ReportShare) {
    setPending(true);
    try {
      await onRevoke(id);
      toast.success(t('consulting:share.revoked'));
      onClose();
    } catch (error) {
      toast.error(t('consulting:share.revokeFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }
  return (
    <AlertDialog
      isOpen={link !== null}
      title={t('consulting:share.revokeTitle')}
      confirmLabel={t('consulting:share.revokeConfirm')}
      isPending={isPending}
      onOpenChange={onClose}
      onConfirm={() => {
        if (link) void revoke(link);
      }}
    >
      {t('consulting:share.revokeText')}
    </AlertDialog>
  );
}
