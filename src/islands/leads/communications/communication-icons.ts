import { Mail, NotebookPen, Phone, UsersRound } from 'lucide-react';
import type { Icon } from '#islands/ui/icon.ts';
import type { CommunicationType } from './communication-form.ts';

export const COMMUNICATION_ICONS: Record<CommunicationType, Icon> = {
  email: Mail,
  call: Phone,
  meeting: UsersRound,
  note: NotebookPen,
};
