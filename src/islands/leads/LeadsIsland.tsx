import type { ReactNode } from 'react';
import type { Dictionary } from '#i18n/index.ts';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import { TextsProvider } from '../ui/texts.tsx';
import { MeContext, type Me } from './me.ts';
import { NowProvider } from './now.tsx';
import { ZoneProvider } from '../ui/zone.tsx';

/** What every page of the lead manager hands to its island besides its data. */
export type IslandProps = {
  texts: Dictionary<'ui' | 'accounts' | 'leads'>;
  user: Me;
  /** The zone and the moment that the server has rendered in. */
  zone: string;
  now: string;
};

export function LeadsIsland({ texts, user, zone, now, children }: IslandProps & { children: ReactNode }) {
  return (
    <TextsProvider dictionary={texts}>
      <NowProvider now={now}>
        <ZoneProvider zone={zone}>
          <MeContext value={user}>{children}</MeContext>
        </ZoneProvider>
      </NowProvider>
      <SessionDialog username={user.username} />
    </TextsProvider>
  );
}
