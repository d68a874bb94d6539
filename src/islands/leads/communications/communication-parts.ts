import { Mail, NotebookPen, Phone, UsersRound } from 'lucide-react';
import type { Icon } from '#islands/ui/icon.ts';
import { lazyComponent } from '#islands/ui/lazy-component.ts';
import type { CommunicationType } from './communication-form.ts';

export const communicationDialog = lazyComponent(
  async () => (await import('./CommunicationDialog.tsx')).CommunicationDialog,
);

export const composer = lazyComponent(async () => (await import('./Composer.tsx')).Composer);

export const COMMUNICATION_ICONS: Record<CommunicationType, Icon> = {
  email: Mail,
  call: Phone,
  meeting: UsersRound,
  note: NotebookPen,
};
