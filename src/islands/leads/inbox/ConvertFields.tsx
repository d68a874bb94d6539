import { COMMON_CURRENCIES } from '#features/leads/opportunities/opportunity.values.ts';
import type { Candidate, Proposal } from '#features/leads/inbox/inbox.schema.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { ConvertPart, type ConvertChoice } from './ConvertPart.tsx';
import { addPhoneField, ANYWAY, NEW, NONE, YES } from './convert-form.ts';
import { AmountField } from '#islands/leads/fields/AmountField.tsx';

type NoteKey = `leads:inbox.${'known' | 'ask'}${'Contact' | 'Company'}`;

type Props = {
  field: (name: string) => FieldBinding;
  contacts: readonly Candidate[];
  companies: readonly Candidate[];
  opportunities: Proposal['opportunities'];
  /** Phone numbers found in the message. */
  phones: readonly string[];
  refused: readonly ('contact' | 'company')[];
};

/** Three parts, each a new record, none, or an existing one. */
export function ConvertFields({ field, contacts, companies, opportunities, phones, refused }: Props) {
  const { t, tag } = useTexts();
  const anyway = (kind: 'contact' | 'company'): ConvertChoice[] =>
    refused.includes(kind) ? [{ id: ANYWAY, label: t('leads:inbox.anyway') }] : [];
  const phone = field('contact.phone');
  const otherPhones = phones.filter((each) => each !== phone.value);
  const known = (candidates: readonly Candidate[]): ConvertChoice[] =>
    candidates.map(({ id, name, field: sign }) => ({
      id: String(id),
      label: t('leads:inbox.link', { name }),
      detail: t(`leads:inbox.sameBy.${sign}`),
    }));
  const noteOf = (candidates: readonly Candidate[], known: NoteKey, ask: NoteKey): string | undefined =>
    candidates.length === 0 ? undefined : t(candidates.some(({ isSame }) => isSame) ? known : ask);
  const chosen = contacts.find(({ id }) => String(id) === field('contactAs').value);
  return (
    <div className="grid gap-7">
      <ConvertPart
        title={t('leads:picker.contact')}
        note={noteOf(contacts, 'leads:inbox.knownContact', 'leads:inbox.askContact')}
        choice={field('contactAs')}
        choices={[...known(contacts), { id: NEW, label: t('leads:inbox.newContact') }, ...anyway('contact')]}
        known={chosen?.newPhones?.map((each) => {
          const add = field(addPhoneField(chosen.id, each));
          return (
            <Checkbox
              key={each}
              isSelected={add.value === YES}
              onChange={(isSelected) => add.onChange(isSelected ? YES : '')}
            >
              {t('leads:inbox.addPhone', { phone: each, name: chosen.name })}
            </Checkbox>
          );
        })}
      >
        <div className="fields sm:grid-cols-2">
          <TextField {...field('contact.firstName')} label={t('leads:inbox.firstName')} isRequired />
          <TextField {...field('contact.lastName')} label={t('leads:inbox.lastName')} />
          <TextField {...field('contact.email')} type="email" label={t('leads:inbox.fields.email')} />
          <div>
            <TextField {...phone} type="tel" label={t('leads:inbox.fields.phone')} />
            {otherPhones.length > 0 ? (
              <div role="group" aria-label={t('leads:inbox.phonesFound')} className="mt-2">
                <p className="mb-1.5 text-xs text-ink-soft">{t('leads:inbox.phonesFound')}</p>
                <div className="flex flex-wrap gap-2">
                  {otherPhones.map((each) => (
                    <Button key={each} size="small" onPress={() => phone.onChange(each)}>
                      {each}
                    </Button>
                  ))}
                </div>
              </div>
            ) : null}
          </div>
          <TextField
            {...field('contact.position')}
            label={t('leads:inbox.fields.position')}
            className="sm:col-span-full"
          />
        </div>
      </ConvertPart>
      <ConvertPart
        title={t('leads:picker.company')}
        note={noteOf(companies, 'leads:inbox.knownCompany', 'leads:inbox.askCompany')}
        choice={field('companyAs')}
        choices={[
          ...known(companies),
          { id: NEW, label: t('leads:inbox.newCompany') },
          ...anyway('company'),
          { id: NONE, label: t('leads:inbox.noCompany') },
        ]}
      >
        <div className="fields sm:grid-cols-2">
          <TextField {...field('company.name')} label={t('leads:inbox.companyName')} isRequired />
          <TextField {...field('company.domain')} label={t('leads:inbox.domain')} />
        </div>
      </ConvertPart>
      <ConvertPart
        title={t('leads:picker.opportunity')}
        choice={field('opportunityAs')}
        note={opportunities.length > 0 ? t('leads:inbox.openOpportunities') : undefined}
        choices={[
          ...opportunities.map(({ id, name, company, contact, amountCents, currency }) => ({
            id: String(id),
            label: t('leads:inbox.join', { name }),
            detail: [
              contact?.name,
              company?.name,
              amountCents > 0 ? moneyText(amountCents, currency, tag) : null,
            ]
              .filter(Boolean)
              .join(' · '),
          })),
          { id: NEW, label: t('leads:inbox.newOpportunity') },
          { id: NONE, label: t('leads:inbox.noOpportunity') },
        ]}
      >
        <TextField {...field('opportunity.title')} label={t('leads:opportunities.name')} isRequired />
        <div className="fields mt-fields grid-cols-[minmax(0,1fr)_7rem]!">
          <AmountField field={field} name="opportunity.amount" />
          <Select
            label={t('leads:opportunities.currency')}
            value={field('opportunity.currency').value}
            onChange={field('opportunity.currency').onChange}
            options={COMMON_CURRENCIES.map((id) => ({ id, label: id }))}
          />
        </div>
      </ConvertPart>
    </div>
  );
}
