import type { Locale } from '#shared/languages.ts';

/** Both forms of a message, since some mail programs show only one of them. */
export type EmailMessage = { subject: string; text: string; html: string };

export type EmailParts = {
  locale: Locale;
  subject: string;
  paragraphs: readonly string[];
  /** Call to action: a button, and the full address in plain text. */
  action?: { label: string; href: string };
  /** Rows of label and value, for a recipient who processes the message. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** User input, shown unchanged with its line breaks. */
  quote?: string;
  /** After everything else: sender and reason. */
  footer: readonly string[];
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = {
  body: "margin:0;padding:24px 16px;background:#f8f5ed;color:#161c2e;font:16px/1.55 'Segoe UI',system-ui,sans-serif",
  card: 'max-width:560px;margin:0 auto;padding:28px;background:#fffdf8;border-radius:12px',
  quote: 'margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid #2541a8;white-space:pre-wrap',
  action:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#2541a8;color:#fffdf8;font-weight:600;text-decoration:none',
  label: 'padding:4px 16px 4px 0;color:#565c6b;text-align:left;vertical-align:top;font-weight:normal',
  footer: 'max-width:560px;margin:16px auto 0;color:#565c6b;font-size:13px',
} as const;

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

/** Composes plain text and HTML; no pictures, no tracking, nothing loaded from elsewhere. */
export function composeEmail(parts: EmailParts): EmailMessage {
  const { locale, subject, paragraphs, action, facts = [], quote, footer } = parts;
  const text = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    `-- \n${footer.join('\n')}`,
  ].join('\n\n');
  const rows = facts
    .map(
      ([label, value]) =>
        `<tr><th style="${STYLE.label}">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const html =
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="${STYLE.body}"><div style="${STYLE.card}">${paragraphs.map(paragraph).join('')}` +
    (action
      ? `<p style="margin:0 0 16px"><a href="${escapeHtml(action.href)}" style="${STYLE.action}">${escapeHtml(action.label)}</a></p>`
      : '') +
    (rows === '' ? '' : `<table style="margin:0 0 16px;border-spacing:0">${rows}</table>`) +
    (quote ? `<blockquote style="${STYLE.quote}">${escapeHtml(quote)}</blockquote>` : '') +
    `</div><div style="${STYLE.footer}">${footer.map(escapeHtml).join('<br>')}</div></body></html>`;
  return { subject, text: `${text}\n`, html };
}
