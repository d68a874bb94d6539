const LEGAL_FORM =
  /,?(?<!\s)\s+(?:S\.?\s?[AL]\.?(?:\s?U\.?)?|S\.?\s?L\.?\s?L\.?|S\.?\s?Coop\.?|C\.?\s?B\.?|Ltd\.?|Limited|Inc\.?|LLC|PLC|GmbH|Corp\.?)$/iu;

/** Returns the name without its legal form, whose full stops would end sentences. */
export const companyName = (typed: string): string =>
  typed.trim().replace(/\s+/gu, ' ').replace(LEGAL_FORM, '');
