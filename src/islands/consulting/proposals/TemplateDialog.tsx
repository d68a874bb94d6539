import { useEffect, useState } from 'react';
import type { ListedTemplates } from '#features/consulting/questionnaire/template.schema.ts';
import type { TemplateId } from '#features/consulting/questionnaire/template.values.ts';
import { api } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter, useDialogBusy } from '#islands/ui/Dialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { Select } from '#islands/ui/Select.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

type FormProps = {
  suggested: TemplateId | null;
  /** Returns how many proposals are new. */
  add: (template: TemplateId) => Promise<number>;
  onClose: () => void;
};

/** Chooses the sector template whose rows are proposed. */
export function TemplateDialog({ isOpen, onClose, ...rest }: FormProps & { isOpen: boolean }) {
  const { t } = useTexts();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      size="small"
      title={t('consulting:template.title')}
      description={t('consulting:template.explained')}
    >
      <TemplateForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

type Loaded = ListedTemplates['items'] | { error: unknown } | null;

function TemplateForm({ suggested, add, onClose }: FormProps) {
  const { t } = useTexts();
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [round, setRound] = useState(0);
  const [chosen, setChosen] = useState(suggested);
  const [isPending, setPending] = useState(false);
  useDialogBusy(isPending);
  useEffect(() => {
    let isCurrent = true;
    void api<ListedTemplates>('GET', '/api/templates').then(
      ({ items }) => isCurrent && setLoaded(items),
      (error: unknown) => isCurrent && setLoaded({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [round]);

  async function start(): Promise<void> {
    if (!chosen) return;
    setPending(true);
    try {
      const added = await add(chosen);
      if (added > 0) toast.success(t('consulting:template.added', { count: added }));
      else toast.warning(t('consulting:template.nothingNew'));
      onClose();
    } catch (error) {
      toast.error(t('consulting:template.failed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <DialogBody>
        {loaded === null ? (
          <div className="grid min-h-24 place-items-center text-ink-soft">
            <Spinner label={t('ui:states.loading')} className="size-8" />
          </div>
        ) : 'error' in loaded ? (
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
        ) : (
          <Select
            label={t('consulting:template.sector')}
            placeholder={t('consulting:template.choose')}
            value={chosen}
            onChange={setChosen}
            options={loaded.map(({ id, name }) => ({ id, label: name }))}
            description={loaded.find(({ id }) => id === chosen)?.description}
            autoFocus
          />
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onPress={onClose} isDisabled={isPending}>
          {t('ui:actions.cancel')}
        </Button>
        <Button
          variant="primary"
          isPending={isPending}
          isDisabled={chosen === null}
          onPress={() => void start()}
        >
          {t('consulting:template.propose')}
        </Button>
      </DialogFooter>
    </>
  );
}
