import type { ReactNode } from 'react';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import type { IslandTexts } from '../ui/make-texts.ts';
import { TextsProvider } from '../ui/texts.tsx';
import { DemoContext } from './demo.ts';

/** Props of every island of the portal besides its data. */
export type IslandProps = { texts: IslandTexts; username: string; isDemo?: boolean };

type Props = IslandProps & { children: ReactNode };

export function MarketingIsland({ texts, username, isDemo = false, children }: Props) {
  return (
    <TextsProvider dictionary={texts}>
      <DemoContext value={isDemo}>{children}</DemoContext>
      <SessionDialog username={username} />
    </TextsProvider>
  );
}
