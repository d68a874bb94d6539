import type { APIRoute } from 'astro';
import { TEXT_SCRIPTS } from '#i18n/page-texts.ts';

export const prerender = true;

type Props = { script: string };

/** The texts of the portals, each file under a name that changes with them. */
export const getStaticPaths = () =>
  TEXT_SCRIPTS.map(({ name, script }) => ({ params: { file: name }, props: { script } }));

export const GET: APIRoute<Props> = ({ props: { script } }) =>
  new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
