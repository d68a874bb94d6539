import { Fragment } from 'react';
import type { PhonePlace } from '#features/leads/contacts/phone-text.rules.ts';
import { FACT_LINK } from '#islands/leads/fact-link.ts';

type Props = { text: string; places: readonly PhonePlace[] };

/** A text with the phone numbers found by the server as links. */
export function LinkedPhones({ text, places }: Props) {
  return (
    <>
      {places.map(({ start, end, href }, index) => (
        <Fragment key={start}>
          {text.slice(places[index - 1]?.end ?? 0, start)}
          <a href={href} className={`${FACT_LINK} decoration-current/40 tabular-nums`}>
            {text.slice(start, end)}
          </a>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.end ?? 0)}
    </>
  );
}
