import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PersonSummary } from '#features/loop/person/person.schema.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { api } from '#islands/api.ts';
import { useTexts } from '#islands/ui/texts.tsx';

/** Result of a form that was sent without a script. */
export type PostedSearch = { typed: string; found: PersonSummary | null; error: string | undefined };

const PAGE = '/admin/people';
const MARK = 'person';

function storedSearch(): string {
  const state: unknown = history.state;
  const stored: unknown = typeof state === 'object' && state !== null && MARK in state ? state[MARK] : '';
  return typeof stored === 'string' ? stored : '';
}

/** Gives the answer to a posted form the address of the page too, which reloads without sending it again. */
const storeSearch = (email: string): void =>
  history.replaceState({ ...(history.state as object | null), [MARK]: email }, '', PAGE);

/**
 * Searches by a call with a body. The address searched for is stored in the state of the history entry, so that Reload
 * and Back show the same again, while no URL holds it.
 */
export function usePersonSearch({ typed, found: first, error: firstError }: PostedSearch) {
  const { t } = useTexts();
  const [found, setFound] = useState(first);
  const [postedError, setPostedError] = useState(firstError);
  const form = useRef<HTMLFormElement>(null);
  const { isPending, errors, run } = useAct(t('account:people.searchFailed'));

  const field = (): HTMLInputElement | null => form.current?.querySelector('input') ?? null;
  const find = async (email: string) =>
    setFound(await api<PersonSummary>('POST', '/api/admin/people', { body: { email } }));
  const search = () =>
    void run(async () => {
      const email = field()?.value.trim() ?? '';
      setPostedError(undefined);
      setFound(null);
      await find(email);
      storeSearch(email);
    });

  const onOpen = useEffectEvent(() => {
    if (typed !== '') return storeSearch(first?.email ?? '');
    const input = field();
    // Somebody may have typed before the script had loaded.
    if (!input || input.value !== '' || storedSearch() === '') return;
    input.value = storedSearch();
    search();
  });
  useEffect(() => onOpen(), []);

  return { form, found, find, search, isPending, error: errors['email'] ?? postedError };
}
