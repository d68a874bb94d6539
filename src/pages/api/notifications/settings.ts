import {
  notificationSettingsSchema,
  updateSettingsSchema,
} from '#features/accounts/notifications/settings.schema.ts';
import { findSettings, updateSettings } from '#features/accounts/notifications/settings.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'self',
    summary: 'How the caller hears of things: in the page, by email, and when not',
    response: notificationSettingsSchema,
  },
  (ctx) => findSettings(ctx),
);
export const PATCH = endpoint(
  {
    role: 'user',
    owner: 'self',
    needs: 'session',
    summary: 'Change how the caller hears of things, from now on',
    body: updateSettingsSchema,
    response: notificationSettingsSchema,
  },
  (ctx, { body }) => updateSettings(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'PATCH');
