// The entry of Astro's bundle (astro.config.mjs): what the front calls of it.
import { createApp } from 'astro/app/entrypoint';
import { createRequestFromNodeRequest, getAbortControllerCleanup, writeResponse } from 'astro/app/node';
import type { Render } from '#kernel/front/front.ts';

export { writeResponse };

const app = createApp();

/** Error pages are the front's: Astro gets a bare answer in their place, which the front then replaces. */
const noErrorPage = async (): Promise<Response> => new Response(null);

export const render: Render = async (req, locals) => {
  const request = createRequestFromNodeRequest(req);
  const routeData = app.match(request);
  if (routeData)
    return app.render(request, {
      addCookieHeader: true,
      locals,
      routeData,
      prerenderedErrorPageFetch: noErrorPage,
    });
  getAbortControllerCleanup(req)?.();
  return undefined;
};
