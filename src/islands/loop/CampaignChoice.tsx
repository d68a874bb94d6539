import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody } from '#islands/ui/Dialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  companies: readonly { id: number; name: string }[];
  isPending: boolean;
  /** Undefined: a new company. */
  onChoose: (id: number | undefined) => void;
  onClose: () => void;
};

/** Asks for the company of the campaign. */
export function CampaignChoice({ companies, isPending, onChoose, onClose }: Props) {
  const { t } = useTexts();
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('loop:acts.campaignFor')} size="small">
      <DialogBody>
        <ul className="grid gap-2">
          {companies.map(({ id, name }) => (
            <li key={id} className="grid">
              <Button
                isDisabled={isPending}
                onPress={() => onChoose(id)}
                className="justify-start! text-left"
              >
                <span className="min-w-0 [overflow-wrap:anywhere] whitespace-normal">{name}</span>
              </Button>
            </li>
          ))}
          <li className="grid">
            <Button variant="quiet" isDisabled={isPending} onPress={() => onChoose(undefined)}>
              {t('loop:acts.campaignForNew')}
            </Button>
          </li>
        </ul>
      </DialogBody>
    </Dialog>
  );
}
