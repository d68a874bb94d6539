import type { FormAnswer } from '#features/marketing/landing/form-questions.values.ts';
import { foldText } from '#shared/texts/text.ts';

type Words = {
  companyName?: string | null;
  contactName?: string | null;
  contactEmail?: string | null;
  contactPhone?: string | null;
  position?: string | null;
  notes?: string | null;
  answers?: readonly FormAnswer[] | null;
};

export const leadSearchText = (lead: Words): string =>
  foldText(
    [
      lead.companyName,
      lead.contactName,
      lead.contactEmail,
      lead.contactPhone,
      lead.position,
      lead.notes,
      ...(lead.answers ?? []).map(({ answer }) => answer),
    ]
      .filter(Boolean)
      .join(' '),
  );
