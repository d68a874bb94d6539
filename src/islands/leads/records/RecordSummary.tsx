import type { CompanySummary } from '#features/leads/companies/company.schema.ts';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import type { AnyRecord } from '#islands/leads/merge/merge-rows.ts';

const isContact = (record: AnyRecord | CompanySummary): record is Contact => 'firstName' in record;

const nameOf = (record: AnyRecord | CompanySummary): string =>
  isContact(record) ? contactName(record) : record.name;

const detailsOf = (record: AnyRecord | CompanySummary): (string | null)[] =>
  isContact(record)
    ? [record.email, record.phone, [record.position, record.companyName].filter(Boolean).join(' · ')]
    : [record.domain, record.taxId, record.phone];

type Props = {
  record: AnyRecord | CompanySummary;
  href: string;
};

/** A record in a few lines, by which it is told from one of the same name. */
export function RecordSummary({ record, href }: Props) {
  const { t } = useTexts();
  const details = [
    ...detailsOf(record),
    'contactCount' in record && record.contactCount > 0
      ? t('leads:contacts.count', { count: record.contactCount })
      : null,
  ];
  return (
    <div className="min-w-0 px-3 py-2 text-sm">
      <a href={href} className="font-semibold break-words text-ink">
        {nameOf(record)}
      </a>
      {details.map((detail) =>
        detail ? (
          <p key={detail} className="[overflow-wrap:anywhere] text-ink-soft">
            {detail}
          </p>
        ) : null,
      )}
    </div>
  );
}

/** The same, with one line and without a link, for the head of a dialog in which two are compared. */
export function RecordName({ record }: { record: AnyRecord }) {
  const [detail] = detailsOf(record).filter(Boolean);
  return (
    <>
      <p className="line-clamp-2 font-semibold break-words">{nameOf(record)}</p>
      {detail ? <p className="truncate text-ink-soft">{detail}</p> : null}
    </>
  );
}
