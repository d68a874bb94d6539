import type { Option } from './Select.tsx';
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
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium text-ink">
        {props.label}
      </span>
      <PlainSelect {...props} />
    </div>
  );
}
