/** The title without the company at its end, where that is named beside it: "Invoices by themselves · Bodegas Roda". */
export function shortTitle(title: string, company: { name: string } | null): string {
  const end = ` · ${company?.name}`;
  return company && title.length > end.length && title.endsWith(end) ? title.slice(0, -end.length) : title;
}
