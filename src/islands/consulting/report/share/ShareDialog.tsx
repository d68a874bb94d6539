import { Link } from 'lucide-react';
import { useState } from 'react';
import type { NewReportShare, ReportShare } from '#features/consulting/report/share.schema.ts';
import { DEFAULT_SHARE_DAYS, SHARE_DAYS, type ShareDays } from '#features/consulting/report/share.values.ts';
import { ItemsState } from '#islands/lists/ItemsState.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { isDemoPage } from '#islands/ui/drafts.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { Select } from '#islands/ui/Select.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { NewLink } from '#islands/consulting/NewLink.tsx';
import { RevokeDialog } from '#islands/consulting/RevokeDialog.tsx';
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

  return (
    <>
      <Dialog isOpen title={t('consulting:share.title')} onOpenChange={onClose}>
        <DialogBody>
          <p className="text-sm">{t('consulting:share.text')}</p>
          <div className="flex flex-wrap items-end gap-3">
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
            <Button variant="primary" icon={Link} isPending={isMaking} onPress={() => void make()}>
              {t('consulting:share.make')}
            </Button>
          </div>
          {made && <NewLink url={made.url} />}
          <h3 className="mt-2 border-b border-line pb-2 font-text text-sm font-semibold">
            {t('consulting:share.listTitle')}
          </h3>
          <ItemsState list={shares.links}>
            {(links) =>
              links.length === 0 ? (
                <p className="py-3 text-sm text-ink-soft">{t('consulting:share.none')}</p>
              ) : (
                <ShareLinks links={links} onRevoke={setDoomed} />
              )
            }
          </ItemsState>
        </DialogBody>
        <DialogFooter>
          <Button onPress={onClose}>{t('ui:actions.close')}</Button>
        </DialogFooter>
      </Dialog>
      <RevokeDialog
        link={doomed}
        onClose={() => setDoomed(null)}
        onRevoke={async ({ id }) => {
          await shares.revoke(id);
          setMade((before) => (before?.id === id ? null : before));
        }}
      >
        {t('consulting:share.revokeText')}
      </RevokeDialog>
    </>
  );
}
