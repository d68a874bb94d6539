/** "+34 612 34 56 78": groups the digits of a Spanish number written without spaces; others are unchanged. */
export const phoneText = (phone: string | null): string | null =>
  phone?.replace(/^(\+34)?([6-9]\d\d)(\d\d)(\d\d)(\d\d)$/, (_, code: string | undefined, ...groups) =>
    [code ?? [], ...groups.slice(0, 4)].flat().join(' '),
  ) ?? null;
