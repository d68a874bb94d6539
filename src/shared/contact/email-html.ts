import type { Locale } from '#shared/languages.ts';
import { EMAIL_RULES, drawMark, drawStrip, LIGHT, OWN_LOOK, type EmailLook } from './email-look.ts';

export type EmailParts = {
  locale: Locale;
  /** Name of the sender, above the heading. */
  brand: string;
  /** Colours of a brand that is not the provider's. */
  look?: EmailLook;
  subject: string;
  /** The subject, where it is not given; null: a person's letter, of its text alone. */
  heading?: string | null;
  paragraphs: readonly string[];
  /** Call to action: a button, and below it, where something waits for it, the full address after `note`. */
  action?: { label: string; href: string; note?: string };
  /** Rows of label and value, for a recipient who processes the message. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** User input, shown unchanged with its line breaks. */
  quote?: string;
  /** Below the action, as a signature. */
  closing?: string;
  /** After everything else: sender and reason. */
  footer: readonly string[];
  /** Behind the footer. */
  links?: readonly { label: string; href: string }[];
  /** Line of the inbox behind the subject; the opened message does not show it. */
  preheader?: string;
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const FONT = 'font-family:Helvetica,Arial,sans-serif';
const TEXT = `${FONT};font-size:16px;line-height:25px`;
const SMALL = `${FONT};font-size:13px;line-height:20px`;
const TABLE = 'role="presentation" border="0" cellpadding="0" cellspacing="0"';

/** A row of the card. Spaces are paddings of cells, which Outlook on Windows keeps, unlike margins. */
const row = (content: string, above = 16): string =>
  `<tr><td style="padding:${above}px 32px 0">${content}</td></tr>`;

const withBreaks = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const paragraph = (text: string): string =>
  row(
    `<p class="e-ink" style="margin:0;${TEXT};color:${LIGHT.ink};word-break:break-word">${withBreaks(text)}</p>`,
  );

function brandRow({ brand, look }: EmailParts): string {
  const name = `<td class="e-ink" style="${FONT};font-size:15px;line-height:24px;font-weight:bold;color:${LIGHT.ink}">${escapeHtml(brand)}</td>`;
  const mark = look ? '' : `<td style="padding:0 12px 0 0">${drawMark(OWN_LOOK)}</td>`;
  return row(`<table ${TABLE}><tr>${mark}${name}</tr></table>`, 28);
}

/** A cell carries the colour too, since Outlook on Windows paints no padding of a link. */
function actionRows({ action, look = OWN_LOOK }: EmailParts): string {
  if (!action) return '';
  const { label, href, note } = action;
  const { accent, onAccent } = look;
  const address = escapeHtml(href);
  const button =
    `<table ${TABLE}><tr><td align="center" bgcolor="${accent}" style="background:${accent};border-radius:6px;mso-padding-alt:13px 24px">` +
    `<a href="${address}" style="display:inline-block;padding:13px 24px;${FONT};font-size:16px;line-height:20px;font-weight:bold;color:${onAccent};text-decoration:none;border-radius:6px">${escapeHtml(label)}</a></td></tr></table>`;
  return (
    row(button, 24) +
    (note === undefined
      ? ''
      : row(
          `<p class="e-soft" style="margin:0;${SMALL};color:${LIGHT.soft}">${escapeHtml(note)}<br><a class="e-link" href="${address}" style="color:${LIGHT.link};word-break:break-all">${address}</a></p>`,
          20,
        ))
  );
}

function factsRow({ facts = [] }: EmailParts): string {
  if (facts.length === 0) return '';
  const cell = `padding:7px 0;border-top:1px solid ${LIGHT.line};vertical-align:top;text-align:left`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th class="e-soft e-line" scope="row" width="128" style="${cell};padding-right:16px;${FONT};font-size:14px;line-height:21px;font-weight:normal;color:${LIGHT.soft}">${escapeHtml(label)}</th>` +
      `<td class="e-ink e-line" style="${cell};${FONT};font-size:14px;line-height:21px;color:${LIGHT.ink};word-break:break-word">${withBreaks(value)}</td></tr>`,
  );
  return row(
    `<table border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%">${rows.join('')}</table>`,
    24,
  );
}

function quoteRow({ quote, look = OWN_LOOK }: EmailParts): string {
  if (!quote) return '';
  return row(
    `<table ${TABLE} width="100%" style="width:100%"><tr><td class="e-ink" style="padding:2px 0 2px 16px;border-left:3px solid ${look.tiles.second};${TEXT};color:${LIGHT.ink};word-break:break-word">${withBreaks(quote)}</td></tr></table>`,
    20,
  );
}

const small = (content: string): string =>
  `<p class="e-soft" style="margin:0 0 6px;${SMALL};color:${LIGHT.soft};word-break:break-word">${content}</p>`;

const linksOf = ({ links = [] }: EmailParts): string =>
  links
    .map(
      ({ label, href }) =>
        `<a class="e-link" href="${escapeHtml(href)}" style="color:${LIGHT.link}">${escapeHtml(label)}</a>`,
    )
    .join(' &#183; ');

const footerRow = (parts: EmailParts): string =>
  `<tr><td style="padding:20px 32px 0">${parts.footer.map((text) => small(escapeHtml(text))).join('')}${parts.links ? small(linksOf(parts)) : ''}</td></tr>`;

const closingRow = ({ closing }: EmailParts): string =>
  closing
    ? row(
        `<p class="e-soft" style="margin:0;${TEXT};color:${LIGHT.soft};word-break:break-word">${withBreaks(closing)}</p>`,
        24,
      )
    : '';

/** The text of the inbox; what follows it keeps the rest of the message out of that line. */
const preheaderOf = ({ preheader }: EmailParts): string =>
  preheader
    ? `<div aria-hidden="true" style="display:none;font-size:0;line-height:0;max-height:0;overflow:hidden">${escapeHtml(preheader)}${'&#8199;&#847;'.repeat(60)}</div>`
    : '';

/**
 * Builds tables of at most 600 px with style attributes, as mail programs need them; `email-html.test.ts` holds every
 * element and property against what the programs support. Loads nothing: no picture, no font, no tracking.
 */
export function emailHtml(parts: EmailParts): string {
  const { locale, subject, heading, paragraphs, look = OWN_LOOK } = parts;
  const title = `<h1 class="e-ink" style="margin:0;${FONT};font-size:22px;line-height:28px;font-weight:bold;color:${LIGHT.ink};word-break:break-word">${escapeHtml(heading ?? subject)}</h1>`;
  const isLetter = heading === null;
  const card =
    (isLetter ? row('', 16) : brandRow(parts) + row(title, 24)) +
    paragraphs.map(paragraph).join('') +
    quoteRow(parts) +
    actionRows(parts) +
    closingRow(parts) +
    factsRow(parts);
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${escapeHtml(subject)}</title><style>${EMAIL_RULES}</style></head>` +
    `<body class="e-paper" style="margin:0;padding:0;background:${LIGHT.paper}">${preheaderOf(parts)}` +
    `<table class="e-paper" bgcolor="${LIGHT.paper}" ${TABLE} width="100%" style="width:100%;table-layout:fixed;background:${LIGHT.paper}"><tr><td align="center" style="padding:24px 0 32px">` +
    '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->' +
    `<div style="max-width:600px;margin:0 auto;text-align:left">${isLetter ? '' : drawStrip(look)}` +
    `<table class="e-card" bgcolor="${LIGHT.surface}" ${TABLE} width="100%" style="width:100%;background:${LIGHT.surface}">${card}<tr><td style="padding:0 0 32px;font-size:0;line-height:0">&nbsp;</td></tr></table>` +
    `<table ${TABLE} width="100%" style="width:100%">${footerRow(parts)}</table></div>` +
    '<!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>'
  );
}
