import type { Option } from './Select.tsx';
import { FIELD, LABEL } from './field-styles.ts';
import { PlainSelect } from './PlainSelect.tsx';

type Props<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A native select with a label, for a choice that cannot be invalid. */
export function ChoiceField<Value extends string>(props: Props<Value>) {
  return (
    <div className={FIELD}>
      <span aria-hidden="true" className={LABEL}>
        {props.label}
      </span>
      <PlainSelect {...props} />
    </div>
  );
}
