import { CodeForm } from '#islands/session/CodeForm.tsx';
import type { GivenFactor } from '#islands/session/second-factor.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';

type Props = {
  title: string;
  passkey: unknown;
  give: (factor: GivenFactor) => Promise<string | undefined>;
  onDismiss: () => void;
};

export function ProofDialog({ title, ...form }: Props) {
  return (
    <Dialog isOpen onOpenChange={form.onDismiss} title={title}>
      <CodeForm {...form} />
    </Dialog>
  );
}
