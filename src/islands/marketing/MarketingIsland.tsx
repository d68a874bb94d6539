import type { ReactNode } from 'react';
import type { Dictionary } from '#i18n/index.ts';
import { SessionDialog } from '../accounts/SessionDialog.tsx';
import { TextsProvider } from '../ui/texts.tsx';

/** What the page hands to every island of the portal besides its data. */
export type IslandProps = { texts: Dictionary<'ui' | 'accounts' | 'marketing'>; username: string };

export function MarketingIsland({ texts, username, children }: IslandProps & { children: ReactNode }) {
  return (
    <TextsProvider dictionary={texts}>
      {children}
      <SessionDialog username={username} />
    </TextsProvider>
  );
}
