import { X } from 'lucide-react';
import { useState } from 'react';
import type { OpportunityContact } from '#features/leads/opportunities/opportunity-contacts.schema.ts';
import type { OpportunityDetail } from '#features/leads/opportunities/opportunity.schema.ts';
import { CONTACT_PARTS, type ContactPart } from '#features/leads/leads.values.ts';
import { api } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useOpening } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { RowSelect } from '#islands/ui/RowSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { useUndo } from '#islands/lists/use-undo.ts';
import { FACT_LINK } from '#islands/leads/fact-link.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { Panel } from '#islands/leads/Panel.tsx';
import { personDialog } from './opportunity-parts.ts';

const UNKNOWN = '';

type Person = { contactId: number; name: string; position: string | null; part?: OpportunityContact };
type Props = {
  opportunity: Pick<OpportunityDetail, 'id' | 'contact' | 'contacts'>;
  /** After a change, for the page to be read again. */
  onChanged: () => Promise<void>;
};

/** The main contact first, whether its part is known or not. */
function peopleOf({ contact, contacts }: Props['opportunity']): Person[] {
  const toPerson = (part: OpportunityContact): Person => ({ ...part, part });
  const main = contacts.find(({ contactId }) => contactId === contact?.id);
  const first =
    contact && (main ? toPerson(main) : { contactId: contact.id, name: contact.name, position: null });
  return [...(first ? [first] : []), ...contacts.filter((each) => each !== main).map(toPerson)];
}

/** Contacts of an opportunity with their parts, changed in their place. */
export function PeoplePanel({ opportunity, onChanged }: Props) {
  const { t } = useTexts();
  const offerUndo = useUndo();
  const [isAdding, setAdding] = useState(false);
  const { isOpening, whenLoaded } = useOpening(personDialog);
  /** Shown until the page has been read again. */
  const [chosen, setChosen] = useState<{ contactId: number; part: string }>();
  const path = `/api/crm/opportunities/${opportunity.id}/contacts`;
  const people = peopleOf(opportunity);

  async function give({ contactId, name, part }: Person, to: ContactPart | typeof UNKNOWN) {
    setChosen({ contactId, part: to });
    try {
      if (part === undefined) await api('POST', path, { body: { contactId, part: to } });
      else if (to === UNKNOWN) await api('DELETE', `/api/crm/opportunity-contacts/${part.id}`);
      else await api('PATCH', `/api/crm/opportunity-contacts/${part.id}`, { body: { part: to } });
      const said = to === UNKNOWN ? t('leads:people.none') : t(`leads:people.parts.${to}`);
      toast.success(t('leads:people.changed', { name, part: said }));
      await onChanged();
    } catch (error) {
      toast.error(t('leads:people.failed'), errorText(error, t));
    } finally {
      setChosen(undefined);
    }
  }

  async function remove({ id, contactId, name, part }: OpportunityContact) {
    try {
      await api('DELETE', `/api/crm/opportunity-contacts/${id}`);
      offerUndo({
        message: t('leads:people.removed', { name }),
        undo: async () => {
          await api('POST', path, { body: { contactId, part } });
          await onChanged();
        },
        undone: t('leads:people.restored', { name }),
        failed: t('leads:people.addFailed'),
      });
      await onChanged();
    } catch (error) {
      toast.error(t('leads:people.removeFailed'), errorText(error, t));
    }
  }

  return (
    <Panel
      id="people-title"
      title={t('leads:people.title')}
      add={{
        label: t('leads:people.add'),
        onPress: () => void whenLoaded(() => setAdding(true)),
        isPending: isOpening,
      }}
    >
      {people.length === 0 ? (
        <p className="text-sm text-ink-soft">
          <span className="act-link">{t('leads:people.empty')}</span>
          <span className="reader-words">{t('leads:people.nobody')}</span>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {people.map((person) => {
            const { contactId, name, position, part } = person;
            const isMain = contactId === opportunity.contact?.id;
            const about = [isMain ? t('leads:people.main') : '', position ?? ''].filter(Boolean).join(' · ');
            return (
              <li key={contactId} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 py-2">
                <div className="min-w-0">
                  <p className="text-sm [overflow-wrap:anywhere]">
                    <a href={hrefOf('contact', contactId)} className={FACT_LINK}>
                      {name}
                    </a>
                  </p>
                  {about === '' ? null : <p className="text-xs text-ink-soft">{about}</p>}
                  <RowSelect
                    label={t('leads:people.partOf', { name })}
                    hasSign
                    look={part === undefined ? 'text-ink-soft' : 'text-ink'}
                    value={chosen?.contactId === contactId ? chosen.part : (part?.part ?? UNKNOWN)}
                    onChange={(to) => void give(person, to as ContactPart | typeof UNKNOWN)}
                    options={[
                      ...(isMain || part === undefined
                        ? [{ id: UNKNOWN, label: t('leads:people.none') }]
                        : []),
                      ...CONTACT_PARTS.map((id) => ({
                        id: id as string,
                        label: t(`leads:people.parts.${id}`),
                      })),
                    ]}
                  />
                </div>
                {isMain || part === undefined ? null : (
                  <PlainButton
                    variant="quiet"
                    aria-label={t('leads:people.remove', { name })}
                    className="act -mr-2 aspect-square px-0!"
                    onPress={() => void remove(part)}
                  >
                    <X size={16} aria-hidden="true" />
                  </PlainButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <personDialog.Part
        isOpen={isAdding}
        path={path}
        onClose={() => setAdding(false)}
        onAdded={() => {
          setAdding(false);
          void onChanged();
        }}
      />
    </Panel>
  );
}
