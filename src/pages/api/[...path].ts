import { endpoint } from '#server/endpoint.ts';
import { AppError } from '#shared/errors.ts';

export const prerender = false;
/** Unknown calls get JSON like every other, not the site's 404 page. */
export const ALL = endpoint({ role: 'public', owner: 'none', summary: 'Unknown call' }, () => {
  throw new AppError('not_found');
});
