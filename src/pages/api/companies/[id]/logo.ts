import {
  logoFormSchema,
  logoSchema,
  receivedLogoSchema,
} from '#features/consulting/companies/logo.schema.ts';
import { deleteLogo, readLogo, receiveLogo, uploadLogo } from '#features/consulting/companies/logo.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const logo = { role: 'user', id: 'invalid_company_id' } as const;

export const GET = endpoint(
  { ...logo, owner: 'logo', summary: 'The logo of a company', gives: ['image/png'] },
  (ctx, { id }) => readLogo(ctx, id),
);
export const POST = endpoint(
  {
    ...logo,
    owner: 'company',
    summary: 'Give a company its logo: PNG, JPEG, WebP or SVG of up to 2 MB, kept as PNG',
    upload: { field: 'file', form: logoFormSchema, receive: receiveLogo },
    body: receivedLogoSchema,
    response: logoSchema,
    status: 201,
    isSlow: true,
  },
  (ctx, { id, body, http }) => uploadLogo(ctx, id, body, http.locals.runtime.work),
);
export const DELETE = endpoint(
  { ...logo, owner: 'company', summary: 'Remove the logo of a company', status: 204 },
  (ctx, { id }) => deleteLogo(ctx, id),
);
export const ALL = methodNotAllowed('GET', 'POST', 'DELETE');
