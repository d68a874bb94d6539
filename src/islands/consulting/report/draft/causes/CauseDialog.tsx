import type { Company } from '#features/consulting/companies/company.schema.ts';
import type { Cause, ProposedCause } from '#features/consulting/profile/causes/cause.schema.ts';
import type { Strength } from '#features/consulting/profile/strength.schema.ts';
import type { DraftSubjects } from '#features/consulting/report/draft/draft.schema.ts';
import { api } from '#islands/api.ts';
import { shortName } from '#islands/consulting/profile/kinds/row-kind.ts';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import type { FormValues } from '#islands/ui/drafts.ts';
import { OptionalSelect } from '#islands/ui/OptionalSelect.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { TextArea } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import type { Edited } from './CausesList.tsx';

type Props = {
  edited: Edited;
  company: Company;
  problems: DraftSubjects['problems'];
  strengths: readonly Strength[];
  onClose: () => void;
  onChanged: () => void;
};

/** A choice of the select: a strength by its id, or a program by its name. */
const STRENGTH = 'strength:';
const TOOL = 'tool:';
const LONGEST_OPTION = 90;

const supportValue = ({ strengthId, tool }: Pick<Cause, 'strengthId' | 'tool'>): string =>
  strengthId === null ? (tool === null ? '' : `${TOOL}${tool}`) : `${STRENGTH}${strengthId}`;
const idsOf = (value: string): number[] => value.split(' ').filter(Boolean).map(Number);

function valuesOf(cause: Cause | ProposedCause | 'new' | null): FormValues {
  if (cause === null || cause === 'new') return { text: '', problemIds: '', support: '' };
  return {
    text: 'draft' in cause ? cause.draft : cause.text,
    problemIds: cause.problemIds.join(' '),
    support: supportValue(cause),
  };
}

const bodyOf = ({ text, problemIds, support = '' }: FormValues, problems: Props['problems']) => ({
  text,
  // A problem that was deleted since is left out.
  problemIds: idsOf(problemIds ?? '').filter((id) => problems.some((row) => row.id === id)),
  strengthId: support.startsWith(STRENGTH) ? Number(support.slice(STRENGTH.length)) : null,
  tool: support.startsWith(TOOL) ? support.slice(TOOL.length) : null,
});

/** The form of a cause: the sentence, the problems that it joins, what it can stand on. */
export function CauseDialog({ edited, company, problems, strengths, onClose, onChanged }: Props) {
  const { t } = useTexts();
  const path = `/api/companies/${company.id}/causes`;
  const stored = edited !== null && edited !== 'new' && 'id' in edited ? edited : null;
  const key =
    edited === null || edited === 'new' ? 'new' : 'draft' in edited ? edited.problemIds.join('-') : edited.id;
  const isNew = stored === null;
  return (
    <Dialog
      isOpen={edited !== null}
      onOpenChange={onClose}
      title={t(isNew ? 'consulting:cause.createTitle' : 'consulting:cause.editTitle')}
    >
      <RecordForm<Cause>
        draftKey={`company-${company.id}-cause-${key}`}
        values={valuesOf(edited)}
        readAt={stored?.updatedAt}
        onGone={onChanged}
        failedTitle={t('consulting:cause.saveFailed')}
        valuesOfStored={valuesOf}
        describeStored={({ text = '' }) => [text]}
        send={(values, { idempotencyKey, readAt }) =>
          stored
            ? api<Cause>('PATCH', `${path}/${stored.id}`, {
                body: { ...bodyOf(values, problems), updatedAt: readAt },
              })
            : api<Cause>('POST', path, { body: bodyOf(values, problems), idempotencyKey })
        }
        onCancel={onClose}
        onSaved={() => {
          toast.success(t(isNew ? 'consulting:cause.created' : 'consulting:cause.updated'));
          onChanged();
          onClose();
        }}
      >
        {(field) => (
          <>
            <TextArea
              {...field('text')}
              label={t('consulting:cause.text')}
              description={t('consulting:cause.textHint')}
              rows={2}
              isRequired
              autoFocus
            />
            <ProblemChoice {...field('problemIds')} problems={problems} />
            <OptionalSelect
              {...field('support')}
              error={field('strengthId').error ?? field('tool').error}
              label={t('consulting:cause.support')}
              description={t('consulting:cause.supportHint')}
              noneLabel={t('consulting:figure.notStated')}
              options={[
                ...strengths.map(({ id, description }) => ({
                  id: `${STRENGTH}${id}`,
                  label: shortName(description, LONGEST_OPTION),
                })),
                ...company.tools.map((tool) => ({
                  id: `${TOOL}${tool}`,
                  label: t('consulting:cause.program', { name: tool }),
                })),
              ]}
            />
          </>
        )}
      </RecordForm>
    </Dialog>
  );
}

function ProblemChoice({ value, onChange, error, problems }: FieldBinding & Pick<Props, 'problems'>) {
  const { t } = useTexts();
  const chosen = idsOf(value);
  const toggle = (id: number, isChosen: boolean) =>
    onChange((isChosen ? [...chosen, id] : chosen.filter((each) => each !== id)).join(' '));
  return (
    <fieldset>
      <legend className="required text-sm font-medium">{t('consulting:cause.problems')}</legend>
      {error === undefined ? null : (
        <p role="alert" className="text-xs leading-5 font-medium text-danger-ink">
          {error}
        </p>
      )}
      <div className="mt-1 grid max-h-56 gap-1 overflow-y-auto">
        {problems.map(({ id, number, text }) => (
          <Checkbox key={id} isSelected={chosen.includes(id)} onChange={(isChosen) => toggle(id, isChosen)}>
            {number} · {text}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
