import { useEffect, useState } from 'react';
import type { Holdings } from '#features/leads/owners/owner.schema.ts';
import { api } from '#islands/api.ts';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { INTL_TAG } from '#i18n/locales.ts';

/** Chosen where records are to be nobody's; an empty choice is none yet. */
export const NOBODY = 'nobody';
/** Stands chosen where there is nothing to give. */
export const NOTHING = 'nothing';

/** Whether the choice is a member who takes over. */
export const isHeir = (to: string): boolean => to !== '' && to !== NOBODY && to !== NOTHING;

type Props = {
  workspaceId: number;
  /** Somebody who leaves; without a name it is the reader. */
  member: { userId: number; name?: string };
  heirs: readonly { userId: number; name: string }[];
  label: string;
  /** Empty until somebody is chosen. */
  to: string;
  onTo: (to: string) => void;
  /** The choice that must not be missing is. */
  isMissing: boolean;
  mayBeNobody: boolean;
};

const PARTS = ['opportunities', 'contacts', 'companies', 'tasks'] as const;

/** Says what somebody answers for who leaves, and asks to whom it goes; who holds nothing leaves nothing to ask. */
export function HeirChoice(props: Props) {
  const { workspaceId, member, heirs, label, to, onTo, isMissing, mayBeNobody } = props;
  const { t, locale } = useTexts();
  const [held, setHeld] = useState<Holdings | null>(null);
  const { userId, name } = member;
  useEffect(() => {
    const stop = new AbortController();
    const path = `/api/workspaces/${workspaceId}/members/${userId}/holdings`;
    api<Holdings>('GET', path, { signal: stop.signal })
      .then((found) => {
        setHeld(found);
        if (mayBeNobody && PARTS.every((part) => found[part] === 0)) onTo(NOTHING);
      })
      .catch(() => undefined);
    return () => stop.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- counted once for each member
  }, [workspaceId, userId]);
  const parts = PARTS.flatMap((part) =>
    held && held[part] > 0 ? [t(`account:workspaces.held.${part}`, { count: held[part] })] : [],
  );
  const isNothing = held !== null && parts.length === 0;
  const what = new Intl.ListFormat(INTL_TAG[locale]).format(parts);
  return (
    <>
      <p role="status" className="mt-2 font-medium text-ink">
        {held === null
          ? t('account:workspaces.holdsLoading')
          : isNothing
            ? t('account:workspaces.holdsNothing', { name: name ?? '' })
            : name === undefined
              ? t('account:workspaces.holdsOwn', { what })
              : t('account:workspaces.holds', { name, what })}
      </p>
      {isNothing && mayBeNobody ? null : (
        <div className="mt-4 grid gap-1.5 text-ink">
          <span aria-hidden="true" className="text-sm font-medium">
            {label}
          </span>
          <PlainSelect
            label={label}
            value={to}
            onChange={onTo}
            options={[
              ...(to === '' ? [{ id: '', label: t('account:workspaces.heirChoose') }] : []),
              ...heirs.map((heir) => ({ id: String(heir.userId), label: heir.name })),
              ...(mayBeNobody ? [{ id: NOBODY, label: t('account:workspaces.handOverNobody') }] : []),
            ]}
          />
          {isMissing && to === '' ? (
            <p role="alert" className="text-sm text-danger-ink">
              {t('account:workspaces.heirRequired')}
            </p>
          ) : null}
        </div>
      )}
    </>
  );
}
