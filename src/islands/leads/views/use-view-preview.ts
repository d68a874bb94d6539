import { useEffect, useState } from 'react';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import type { ViewKind } from '#features/leads/views/view-fields.values.ts';
import { conditionsOf, faultOf } from '#features/leads/views/view-filter.rules.ts';
import type { ViewFilter } from '#features/leads/views/view-filter.types.ts';
import type { Page } from '#shared/api.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import { api } from '#islands/api.ts';
import { AREAS } from './view-words.ts';

/** Names that are shown of what a view finds. */
const MOST = 8;
/** Of a text without a title. */
const MOST_LETTERS = 80;
/** Milliseconds without a change, after which the server is asked. */
const QUIET = 300;

type Row = {
  id: number;
  firstName?: string;
  lastName?: string | null;
  name?: string;
  title?: string;
  subject?: string | null;
  body?: string | null;
};
export type ViewPreview =
  | { state: 'loading' | 'incomplete' | 'failed' }
  | { state: 'found'; total: number; rows: readonly { id: number; name: string }[] };

const nameOf = ({ firstName, lastName = null, name, title, subject, body }: Row): string =>
  firstName === undefined
    ? (name ?? title ?? (subject || (body ?? '')).slice(0, MOST_LETTERS))
    : contactName({ firstName, lastName });

/** The records that meet a filter now, asked for anew as it is edited. */
export function useViewPreview(kind: ViewKind, filter: ViewFilter): ViewPreview {
  const [found, setFound] = useState<{ asked: string; preview: ViewPreview } | null>(null);
  const { fields } = useTeam();
  const asked = JSON.stringify(filter);
  const isComplete = !conditionsOf(filter).some((condition) => faultOf(kind, condition, fields));
  useEffect(() => {
    if (!isComplete) return;
    const controller = new AbortController();
    const path = `/api/crm/${AREAS[kind]}?${new URLSearchParams({ filter: asked, limit: String(MOST), count: 'true' }).toString()}`;
    const ask = () =>
      api<Page<Row>>('GET', path, { signal: controller.signal }).then(
        ({ items, total = items.length }) =>
          setFound({
            asked,
            preview: { state: 'found', total, rows: items.map((row) => ({ id: row.id, name: nameOf(row) })) },
          }),
        () => {
          if (!controller.signal.aborted) setFound({ asked, preview: { state: 'failed' } });
        },
      );
    const timer = setTimeout(() => void ask(), QUIET);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [kind, asked, isComplete]);
  if (!isComplete) return { state: 'incomplete' };
  return found?.asked === asked ? found.preview : { state: 'loading' };
}
