import {
  PROCESSES,
  SYMPTOMS,
  type Process,
  type Symptom,
} from '#features/consulting/profile/reading/reading.values.ts';
import { sortedByName } from '#shared/texts/order.ts';
import { Select } from '#islands/ui/Select.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Pair = { process: Process; symptom: Symptom };
type Props = Pair & { onChange: (next: Pair) => void; autoFocus?: boolean };

/** With capitals, because they stand alone; sorted for the reader, with "something else" last. */
function sorted<Id extends string>(ids: readonly Id[], tag: string, labelOf: (id: Id) => string) {
  const capital = (label: string) => label.charAt(0).toLocaleUpperCase(tag) + label.slice(1);
  const options = ids.map((id) => ({ id, label: capital(labelOf(id)) }));
  const isOther = (id: Id) => Number(id === 'other');
  return sortedByName(options, tag, ({ label }) => label).sort((a, b) => isOther(a.id) - isOther(b.id));
}

/** Selects for process and symptom of a problem. */
export function ReadingSelects({ process, symptom, onChange, autoFocus = false }: Props) {
  const { t, tag } = useTexts();
  return (
    <div className="fields sm:grid-cols-2">
      <Select
        label={t('consulting:problem.process')}
        value={process}
        autoFocus={autoFocus}
        onChange={(next) => onChange({ process: next, symptom })}
        options={sorted(PROCESSES, tag, (id) => t(`reading:processes.${id}`))}
      />
      <Select
        label={t('consulting:problem.symptom')}
        value={symptom}
        onChange={(next) => onChange({ process, symptom: next })}
        options={sorted(SYMPTOMS, tag, (id) => t(`reading:symptoms.${id}`))}
      />
    </div>
  );
}
