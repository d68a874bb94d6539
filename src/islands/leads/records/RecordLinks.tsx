import { Building2, Handshake, User } from 'lucide-react';
import type { Named } from '#features/leads/opportunities/opportunity.schema.ts';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { shortTitle } from '#features/leads/opportunities/short-title.rules.ts';

const KINDS = [
  { kind: 'contact', icon: User },
  { kind: 'company', icon: Building2 },
  { kind: 'opportunity', icon: Handshake },
] as const;

type Props = {
  of: Record<RecordKind, Named | null>;
  /** The page that this stands on need not link to itself. */
  except?: RecordKind;
  /** Medium where they are the next step. */
  size?: 'small' | 'medium';
  className?: string;
};

const SIZES = {
  // In one line: the targets of wrapped ones would lie over each other.
  small: { list: 'gap-x-3 text-xs leading-5', link: 'text-ink-soft hover:text-ink', icon: 13 },
  medium: { list: 'flex-wrap gap-x-5 text-sm', link: 'min-h-control font-medium text-ink', icon: 16 },
};

/** Two names at most: the contact’s is short, and its page leads to the company. */
const CROWDED = { opportunity: '', contact: 'max-sm:max-w-[60%] max-sm:shrink-0', company: 'max-sm:hidden' };

/** The records that something hangs on. */
export function RecordLinks({ of, except, size = 'small', className = '' }: Props) {
  const look = SIZES[size];
  const shown = KINDS.filter(({ kind }) => of[kind] !== null && kind !== except);
  if (shown.length === 0) return null;
  const isCrowded = size === 'small' && of.contact !== null && except !== 'contact';
  return (
    <p className={`flex ${look.list} ${className}`}>
      {shown.map(({ kind, icon: Symbol }) => {
        const record = of[kind];
        return record === null ? null : (
          <a
            key={kind}
            href={hrefOf(kind, record.id)}
            className={`inline-flex max-w-full min-w-0 touch-target items-center gap-1 ${look.link} ${
              isCrowded ? CROWDED[kind] : ''
            }`}
          >
            <Symbol size={look.icon} aria-hidden="true" className="shrink-0" />
            <span className="truncate">
              {kind === 'opportunity' ? shortTitle(record.name, of.company) : record.name}
            </span>
          </a>
        );
      })}
    </p>
  );
}
