import enAudit from '../en/account/audit.json' with { type: 'json' };
import enNotifications from '../en/account/notifications.json' with { type: 'json' };
import enSecondFactor from '../en/account/second-factor.json' with { type: 'json' };
import enSettings from '../en/account/settings.json' with { type: 'json' };
import enSessions from '../en/account/sessions.json' with { type: 'json' };
import enSystem from '../en/account/system.json' with { type: 'json' };
import enUsers from '../en/account/users.json' with { type: 'json' };
import enWorkspaces from '../en/account/workspaces.json' with { type: 'json' };
import esAudit from '../es/account/audit.json' with { type: 'json' };
import esNotifications from '../es/account/notifications.json' with { type: 'json' };
import esSecondFactor from '../es/account/second-factor.json' with { type: 'json' };
import esSettings from '../es/account/settings.json' with { type: 'json' };
import esSessions from '../es/account/sessions.json' with { type: 'json' };
import esSystem from '../es/account/system.json' with { type: 'json' };
import esUsers from '../es/account/users.json' with { type: 'json' };
import esWorkspaces from '../es/account/workspaces.json' with { type: 'json' };
import type { Locale } from '../locales.ts';

const en = {
  ...enSettings,
  ...enSessions,
  ...enUsers,
  ...enSecondFactor,
  ...enAudit,
  ...enSystem,
  ...enWorkspaces,
  ...enNotifications,
};

const es = {
  ...esSettings,
  ...esSessions,
  ...esUsers,
  ...esSecondFactor,
  ...esAudit,
  ...esSystem,
  ...esWorkspaces,
  ...esNotifications,
};

/** `account:<key>` is the key in one of the files of `<language>/account/`. */
export const ACCOUNT: Record<Locale, typeof en> = { en, es };
