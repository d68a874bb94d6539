import { addDeviceSchema, pushDeviceSchema, pushDevicesSchema } from '#features/accounts/push/push.schema.ts';
import { addDevice, listDevices } from '#features/accounts/push/device.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const self = { role: 'user', owner: 'self', needs: 'session' } as const;

export const GET = endpoint(
  {
    ...self,
    summary: 'Browsers that the account is told on by web push, and the key that they subscribe with',
    response: pushDevicesSchema,
  },
  (ctx, { session, http }) => listDevices(ctx, session?.id ?? '', http.locals.runtime.config),
);
export const POST = endpoint(
  {
    ...self,
    summary: 'Tell the browser of this session by web push, until it is signed out',
    refuses: ['demo_account'],
    body: addDeviceSchema,
    response: pushDeviceSchema,
    status: 201,
  },
  (ctx, { body, session, http }) =>
    addDevice(ctx, body, { id: session?.id ?? '' }, http.locals.runtime.config),
);
export const ALL = methodNotAllowed('GET', 'POST');
