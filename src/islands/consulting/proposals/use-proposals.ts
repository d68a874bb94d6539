import { useState } from 'react';
import { KIND_OF, PROFILE_LISTS } from '#features/consulting/profile/profile.values.ts';
import type { Proposal } from '#features/consulting/questionnaire/proposal.schema.ts';
import type { ProposalAct, ProposalKind } from '#features/consulting/questionnaire/proposal.values.ts';
import type { TemplateId } from '#features/consulting/questionnaire/template.values.ts';
import { api, ApiError } from '#islands/api.ts';
import type { List } from '#islands/lists/use-list.ts';
import { useUndo } from '#islands/lists/use-undo.ts';
import type { ProfileLists } from '#islands/consulting/profile/use-profile.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

type Items = { items: Proposal[] };
/** Ids of what is being sent; all of them while several are. */
type Pending = readonly number[];

const isOpen = ({ state }: Proposal): boolean => state === 'open';
const listOf = (kind: ProposalKind) => PROFILE_LISTS.find((list) => KIND_OF[list] === kind) ?? 'problems';

export type Proposals = ReturnType<typeof useProposals>;

/** The open proposals for a profile: what is accepted joins its list, and every act can be undone for five seconds. */
export function useProposals(companyId: number, first: Proposal[], lists: ProfileLists) {
  const { t } = useTexts();
  const offerUndo = useUndo();
  const [open, setOpen] = useState(first);
  const [pending, setPending] = useState<Pending>([]);
  const [failure, setFailure] = useState<List<Proposal>['failure']>(null);
  const path = `/api/companies/${companyId}/proposals`;

  async function reload(): Promise<void> {
    try {
      setOpen((await api<Items>('GET', `${path}?state=open`)).items);
      setFailure(null);
    } catch (error) {
      setFailure({ isMore: false, error });
    }
  }

  /** Reloads each list that gained or lost rows, by how many. */
  function reloadLists(changed: readonly Proposal[], by: 1 | -1): void {
    for (const list of PROFILE_LISTS) {
      const count = changed.filter(({ kind }) => listOf(kind) === list).length;
      if (count > 0) void lists[list].reload(count * by);
    }
  }

  const send = (act: ProposalAct, ids: readonly number[]) => api<Items>('POST', path, { body: { act, ids } });

  /** Shows what was decided, and offers to take it back. */
  function settle(decided: readonly Proposal[], act: 'accept' | 'decline'): void {
    const ids = decided.map(({ id }) => id);
    setOpen((before) => before.filter(({ id }) => !ids.includes(id)));
    if (act === 'accept') reloadLists(decided, 1);
    offerUndo({
      message: t(act === 'accept' ? 'consulting:proposals.accepted' : 'consulting:proposals.declined', {
        count: ids.length,
      }),
      failed: t('consulting:proposals.undoFailed'),
      undo: async () => {
        await send('reopen', ids);
        if (act === 'accept') reloadLists(decided, -1);
        await reload();
      },
    });
  }

  /** Returns whether it was carried out. */
  async function decide(act: 'accept' | 'decline', proposals: readonly Proposal[]): Promise<boolean> {
    const ids = proposals.map(({ id }) => id);
    setPending(ids);
    try {
      const { items } = await send(act, ids);
      const decided = items.filter((each) => !isOpen(each));
      if (decided.length > 0) settle(decided, act);
      const left = items.length - decided.length;
      if (left > 0) toast.warning(t('consulting:proposals.incomplete', { count: left }));
      return left === 0;
    } catch (error) {
      toast.error(t('consulting:proposals.failed'), errorText(error, t));
      // Decided or deleted in another tab.
      if (error instanceof ApiError && error.isGone) await reload();
      return false;
    } finally {
      setPending([]);
    }
  }

  async function addTemplate(template: TemplateId): Promise<number> {
    const { added, items } = await api<Items & { added: number }>(
      'POST',
      `/api/companies/${companyId}/template`,
      { body: { template } },
    );
    setOpen(items);
    return added;
  }

  return {
    open,
    pending,
    failure,
    reload,
    decide,
    addTemplate,
    /** For a form that has sent the acceptance itself. */
    accepted: (proposal: Proposal) => settle([proposal], 'accept'),
    of: (kind: ProposalKind) => open.filter((each) => each.kind === kind),
  };
}
