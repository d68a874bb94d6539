import type { ReactNode } from 'react';
import type { Dictionary } from '#i18n/index.ts';
import { SessionDialog } from '../accounts/SessionDialog.tsx';
import { TextsProvider } from '../ui/texts.tsx';
import { NowProvider } from './now.tsx';
import { ZoneProvider } from './zone.tsx';

/** What every page of the lead manager hands to its island besides its data. */
export type IslandProps = {
  texts: Dictionary<'ui' | 'accounts' | 'leads'>;
  username: string;
  /** The zone and the moment that the server has rendered in. */
  zone: string;
  now: string;
};

export function LeadsIsland({ texts, username, zone, now, children }: IslandProps & { children: ReactNode }) {
  return (
    <TextsProvider dictionary={texts}>
      <NowProvider now={now}>
        <ZoneProvider zone={zone}>{children}</ZoneProvider>
      </NowProvider>
      <SessionDialog username={username} />
    </TextsProvider>
  );
}
