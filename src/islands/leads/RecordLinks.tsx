import { Building2, Handshake, User } from 'lucide-react';
import type { Named } from '#features/leads/opportunity.schema.ts';
import type { RecordKind } from '#features/leads/record-activity.schema.ts';
import { hrefOf } from './hrefs.ts';

const KINDS = [
  { kind: 'opportunity', icon: Handshake },
  { kind: 'contact', icon: User },
  { kind: 'company', icon: Building2 },
] as const;

type Props = {
  of: Record<RecordKind, Named | null>;
  /** The page that this stands on need not link to itself. */
  except?: RecordKind;
  className?: string;
};

/** The records that something hangs on. */
export function RecordLinks({ of, except, className = '' }: Props) {
  const shown = KINDS.filter(({ kind }) => of[kind] !== null && kind !== except);
  if (shown.length === 0) return null;
  return (
    <p className={`flex flex-wrap gap-x-3 text-xs leading-5 ${className}`}>
      {shown.map(({ kind, icon: Symbol }) => {
        const record = of[kind];
        return record === null ? null : (
          <a
            key={kind}
            href={hrefOf(kind, record.id)}
            className="inline-flex max-w-full min-w-0 touch-target items-center gap-1 text-ink-soft hover:text-ink"
          >
            <Symbol size={13} aria-hidden="true" className="shrink-0" />
            <span className="truncate">{record.name}</span>
          </a>
        );
      })}
    </p>
  );
}
