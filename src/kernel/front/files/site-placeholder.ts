/** Stands in prerendered pages for SITE_URL, which is known only when the server starts. */
export const SITE_PLACEHOLDER = 'https://site-url.invalid';

/** As it stands, and as it stands inside another address (`?url=https%3A%2F%2F…`). */
export const placeholderForms = (origin: string): readonly string[] => [origin, encodeURIComponent(origin)];

/** An origin holds no character that HTML, XML, JSON or JavaScript would want escaped. */
export function putAddress(text: string, placeholder: string, siteUrl: string): string {
  const to = placeholderForms(siteUrl);
  return placeholderForms(placeholder).reduce(
    (result, form, index) => result.replaceAll(form, to[index] ?? siteUrl),
    text,
  );
}
