import { foldText } from '#shared/texts/text.ts';

const YES =
  /^(?:true|verdadero|yes|y|si|s|1|x|✓|on|(?:e-?mail |email )?unsubscribed|unsubscribe|not subscribed|no suscrit[oa]|opted[ -_]?out|opt[ -]?out|baja|dad[oa] de baja|desuscrit[oa]|cancelad[oa]|suscripcion cancelada|excluid[oa]|cleaned|bounced|rebotad[oa]|block(?:list)?ed|blacklisted|bloquead[oa])$/;
const NO =
  /^(?:false|falso|no|n|0|off|-|(?:never[ _]|nunca[ _])?(?:subscribed|suscrit[oa])|opted[ -_]?in|activ[oa]|active|no consent|sin consentimiento|archived|archivad[oa]|pending|pendiente|none|ningun[oa]|non-subscribed|allowed|permitid[oa])$/;
/** Mailchimp and HubSpot write when, rather than whether. */
const WHEN = /\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{1,2}:\d{2}/;

/**
 * Returns whether the cells say that the person wants no mail. What cannot be read counts as wanting none, with a note:
 * a message too many does harm, one too few does not.
 */
export function readOptOut(cell: string | undefined): { isOut: boolean; isGuess: boolean } {
  const parts = (cell ?? '').split('\n').map((part) => foldText(part.trim()).replaceAll('_', ' '));
  const said = parts.filter((part) => part !== '');
  const unknown = said.filter((part) => !YES.test(part) && !NO.test(part) && !WHEN.test(part));
  const isOut = said.some((part) => YES.test(part) || WHEN.test(part));
  return { isOut: isOut || unknown.length > 0, isGuess: !isOut && unknown.length > 0 };
}
