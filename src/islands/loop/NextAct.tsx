import { ArrowRight, Plus } from 'lucide-react';
import type { CompanyOfOpportunity } from '#features/loop/arrows/company-from-opportunity.schema.ts';
import type { Step } from '#features/loop/chain/chain.schema.ts';
import type { StepKind } from '#features/loop/chain/links.values.ts';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useArrow } from './use-arrow.ts';

type Props = {
  kind: StepKind;
  id: number;
  steps: readonly Step[];
  /** The last part of the header's group, in one word. */
  isSegment?: boolean;
};

/** Of which record the call takes which id. */
const SOURCES = {
  crm_opportunity: 'opportunityId',
  crm_contact: 'contactId',
  crm_company: 'crmCompanyId',
} as const;

/** The act that makes the next step of the loop, while there is none. Elsewhere the page itself has it. */
export function NextAct({ kind, id, steps, isSegment = false }: Props) {
  const { t, locale } = useTexts();
  const { isPending, go } = useArrow();
  if (kind === 'marketing_product')
    return steps.length > 1 ? null : (
      <Open
        href={`/comercia/products/${id}/brief/${locale}`}
        label={t('loop:acts.writeBrief')}
        isSegment={isSegment}
      />
    );
  if (kind !== 'crm_opportunity' && kind !== 'crm_contact' && kind !== 'crm_company') return null;
  const profile = steps.find((step) => step.kind === 'company' && step.direction === 'after');
  if (profile) return null;
  const start = () =>
    void go<CompanyOfOpportunity>(
      '/api/loop/company-from-opportunity',
      { [SOURCES[kind]]: id },
      (made, isNew) => ({
        message: t(isNew ? 'loop:acts.profileMade' : 'loop:acts.profileThere', { name: made.name }),
        href: `/empresa/${made.id}`,
      }),
    );
  return isSegment ? (
    <button
      type="button"
      aria-label={t('loop:acts.startProfile')}
      title={t('loop:acts.startProfile')}
      aria-disabled={isPending}
      onClick={start}
      className="act loop-segment loop-menu max-lg:hidden"
    >
      <Plus size={16} aria-hidden="true" />
      {t('loop:strip.kinds.company')}
    </button>
  ) : (
    <PlainButton
      variant="quiet"
      size="small"
      className="w-full justify-start! px-2!"
      isPending={isPending}
      onPress={start}
    >
      {t('loop:acts.startProfile')}
      <ArrowRight size={16} aria-hidden="true" />
    </PlainButton>
  );
}

function Open({ href, label, isSegment }: { href: string; label: string; isSegment: boolean }) {
  return isSegment ? (
    <a href={href} className="loop-segment loop-link max-lg:hidden">
      {label}
      <ArrowRight size={16} aria-hidden="true" />
    </a>
  ) : (
    <span className="shrink-0">
      <ButtonLink href={href} variant="quiet" size="small">
        {label}
        <ArrowRight size={16} aria-hidden="true" />
      </ButtonLink>
    </span>
  );
}
