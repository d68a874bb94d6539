import { useState } from 'react';
import { DayText } from './DayText.tsx';

type Props = {
  name: string;
  value: string;
  isRequired: boolean;
  /** Id of the mistake that it has. */
  mistake: string | undefined;
  className: string;
  tag: string;
  none: string;
};

/** A date field of a plain form, which it needs no script for but to say the day in the language of the page. */
export function PeriodDay({ name, value, isRequired, mistake, className, tag, none }: Props) {
  const [day, setDay] = useState(value);
  return (
    <span className="day-field">
      <input
        type="date"
        name={name}
        defaultValue={value}
        required={isRequired}
        aria-invalid={mistake === undefined ? undefined : true}
        aria-describedby={mistake}
        onChange={({ target }) => setDay(target.value)}
        className={className}
      />
      <DayText value={day} tag={tag} none={none} />
    </span>
  );
}
