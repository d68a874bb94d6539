/** HubSpot lists all companies of a contact, the primary one first; Google parts values with colons. */
const SEPARATOR = /;|:::/;

export function companiesIn(cell: string | undefined): { first: string | undefined; others: string[] } {
  const all = (cell ?? '')
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [first, ...others] = [...new Set(all)];
  return { first, others };
}
