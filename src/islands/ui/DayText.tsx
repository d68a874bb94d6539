type Props = { value: string | undefined; tag: string; none: string };

/**
 * The day of the native date field beside it, in the language of the page: the browser writes days in its own, as
 * "07/09/2026" in a Spanish page. The style sheet shows it until the field is edited (`day-field`).
 */
export function DayText({ value, tag, none }: Props) {
  const at = value === undefined ? NaN : Date.parse(`${value}T00:00:00.000Z`);
  return (
    <span className="day-text" aria-hidden="true" data-none={Number.isNaN(at) ? '' : undefined}>
      {Number.isNaN(at)
        ? none
        : new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(at)}
    </span>
  );
}
