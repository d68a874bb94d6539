import { z } from 'zod';
import { endpoint } from '#app/endpoint.ts';
import { AppError } from '#shared/errors.ts';

export const prerender = false;
/** An unknown call answers JSON like every other, not the site's 404 page. */
export const ALL = endpoint(
  { role: 'public', owner: 'none', summary: 'Unknown call', response: z.never() },
  () => {
    throw new AppError('not_found');
  },
);
