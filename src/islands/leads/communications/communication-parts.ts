import { Mail, NotebookPen, Phone, UsersRound } from 'lucide-react';
import type { Icon } from '#islands/ui/icon.ts';
import { lazyPart } from '#islands/ui/lazy-part.ts';
import type { CommunicationType } from './communication-form.ts';

export const communicationDialog = lazyPart(
  async () => (await import('./CommunicationDialog.tsx')).CommunicationDialog,
);

export const COMMUNICATION_ICONS: Record<CommunicationType, Icon> = {
  email: Mail,
  call: Phone,
  meeting: UsersRound,
  note: NotebookPen,
};
