// The entry of Astro's bundle (astro.config.mjs): what the front calls of it.
import type { IncomingMessage } from 'node:http';
import { createApp } from 'astro/app/entrypoint';
import { createRequestFromNodeRequest, getAbortControllerCleanup } from 'astro/app/node';
import type { Render } from '#kernel/front/front.ts';

const app = createApp();

// Node resolves an import anew whenever it is asked for, which takes a tenth of a short call.
const pages = app.manifest.pageMap;
for (const [component, load] of pages ?? []) {
  let page: Awaited<ReturnType<typeof load>> | undefined;
  pages?.set(component, async () => (page ??= await load()));
}

/** Error pages are the front's: Astro gets a bare answer in their place, which the front then replaces. */
const noErrorPage = async (): Promise<Response> => new Response(null);

export const render: Render = async (req, locals) => {
  const request = createRequestFromNodeRequest(req);
  const routeData = app.match(request);
  return (
    routeData &&
    app.render(request, {
      addCookieHeader: true,
      locals,
      routeData,
      prerenderedErrorPageFetch: noErrorPage,
    })
  );
};

/** Ends the watch on the connection that each request keeps for its abort signal. */
export const release = (req: IncomingMessage): void => getAbortControllerCleanup(req)?.();
