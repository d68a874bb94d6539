import type { ReactNode } from 'react';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import type { IslandTexts } from '../ui/make-texts.ts';
import { TextsProvider } from '../ui/texts.tsx';

export type IslandProps = { texts: IslandTexts; username: string };

export function MarketingIsland({ texts, username, children }: IslandProps & { children: ReactNode }) {
  return (
    <TextsProvider dictionary={texts}>
      {children}
      <SessionDialog username={username} />
    </TextsProvider>
  );
}
