import type { ReactNode } from 'react';
import type { PageTexts } from '#i18n/page-texts.ts';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import { TextsProvider } from '../ui/texts.tsx';
import { CurrentUserContext, type CurrentUser } from './current-user.ts';
import type { DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import type { Teammate } from '#features/leads/owners/owner.types.ts';
import { TeamContext } from './owners/team.ts';
import { NowProvider } from './now.tsx';
import { TimeZoneProvider } from '../ui/time-zone.tsx';

/** Props that every page of the lead manager passes to its island, besides its data. */
export type IslandProps = {
  texts: PageTexts<'ui' | 'accounts' | 'leads'>;
  user: CurrentUser;
  timeZone: string;
  now: string;
  /** Members of the workspace, on the pages where records have owners. */
  team?: readonly Teammate[];
  /** Fields that the workspace defines, on the pages with forms of records. */
  ownFields?: readonly DefinedField[];
};

export function LeadsIsland({
  texts,
  user,
  timeZone,
  now,
  team = [],
  ownFields = [],
  children,
}: IslandProps & { children: ReactNode }) {
  return (
    <TextsProvider dictionary={texts}>
      <NowProvider now={now}>
        <TimeZoneProvider timeZone={timeZone}>
          <CurrentUserContext value={user}>
            <TeamContext value={{ people: team, ownId: user.id, fields: ownFields }}>{children}</TeamContext>
          </CurrentUserContext>
        </TimeZoneProvider>
      </NowProvider>
      <SessionDialog username={user.username} />
    </TextsProvider>
  );
}
