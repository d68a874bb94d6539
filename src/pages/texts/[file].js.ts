import type { APIRoute } from 'astro';
import { LIVE_SCRIPT } from '#components/layouts/live-script.ts';
import { DAY_SCRIPT } from '#components/loop/day-script.ts';
import { NOTIFICATION_SCRIPT } from '#components/layouts/notification-script.ts';
import { TEXT_SCRIPTS } from '#i18n/page-texts.ts';

export const prerender = true;

type Props = { script: string };

/** The texts of the portals and the scripts of their bell, records and start page, each file under a name that changes with it. */
export const getStaticPaths = () =>
  [...TEXT_SCRIPTS, NOTIFICATION_SCRIPT, LIVE_SCRIPT, DAY_SCRIPT].map(({ name, script }) => ({
    params: { file: name },
    props: { script },
  }));

export const GET: APIRoute<Props> = ({ props: { script } }) =>
  new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
