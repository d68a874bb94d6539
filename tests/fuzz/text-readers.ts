// One long list: a reader of text takes a line.
import { readAddresses } from '#features/accounts/workspaces/addresses.rules.ts';
import { pasteCells } from '#features/consulting/profile/paste/paste-cells.rules.ts';
import { readPaste } from '#features/consulting/profile/paste/paste-rows.rules.ts';
import { findInterventions } from '#features/consulting/profile/interventions/intervention-search.rules.ts';
import { roughSplitOf, splitOf } from '#features/consulting/profile/reading/split.rules.ts';
import { isAdmission } from '#features/consulting/profile/stake/matters.rules.ts';
import { proposedStake } from '#features/consulting/profile/stake/stake.rules.ts';
import { CATALOGUE, interventionWords } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { countsFor, namesThing } from '#features/consulting/report/sections/wording/counted-things.rules.ts';
import { seasonsIn } from '#features/consulting/report/sections/wording/seasons.rules.ts';
import { readProblem } from '#features/consulting/profile/reading/reading.rules.ts';
import { findQuantities } from '#features/consulting/profile/reading/quantities/quantities.rules.ts';
import { reportBlocks } from '#features/consulting/report/document/blocks.rules.ts';
import { escapeMarkdown } from '#features/consulting/report/export/markdown.rules.ts';
import { polishFault } from '#features/consulting/report/polish-check.rules.ts';
import { cite, onOneLine, opening } from '#features/consulting/report/text/quote.rules.ts';
import { problemTheme } from '#features/consulting/report/text/themes.rules.ts';
import { fieldsOf, fillTemplate, previewParts } from '#features/leads/communications/template.rules.ts';
import { companyNameKey, companySpelling } from '#features/leads/companies/company-name.rules.ts';
import { readEmails, readPhones } from '#features/leads/contacts/contact-values.rules.ts';
import { phonesIn } from '#features/leads/contacts/phone-text.rules.ts';
import { addProof, noProofs, readAmount } from '#features/leads/import-export/cells/amounts.rules.ts';
import {
  isFailedFormula,
  phonesLeft,
  unwrapped,
} from '#features/leads/import-export/reading/artefacts.rules.ts';
import { readTags } from '#features/leads/import-export/cells/tags-and-choices.rules.ts';
import { companiesIn } from '#features/leads/import-export/cells/companies-cell.rules.ts';
import { addPercent, noPercents, readPercent } from '#features/leads/import-export/cells/percents.rules.ts';
import { headingsPlace } from '#features/leads/import-export/reading/headings-row.rules.ts';
import { readOptOut } from '#features/leads/import-export/cells/opt-out.rules.ts';
import { readPersonName } from '#features/leads/import-export/cells/person-names.rules.ts';
import { readPhoneCell } from '#features/leads/import-export/cells/phone-cell.rules.ts';
import { addSigns, noSigns, readDate, readMoment } from '#features/leads/import-export/cells/dates.rules.ts';
import { guessDelimiter } from '#features/leads/import-export/reading/delimiter.rules.ts';
import { guessMapping } from '#features/leads/import-export/reading/guess.rules.ts';
import { sourceOf } from '#features/leads/import-export/cells/source.rules.ts';
import { stageNameKey } from '#features/leads/import-export/cells/stage.rules.ts';
import { splitName as splitSenderName } from '#features/leads/inbox/inbox.rules.ts';
import { phoneKeyOf } from '#features/leads/contacts/phone-key.rules.ts';
import { compareFirms, firmFacts } from '#features/leads/merge/same-company.rules.ts';
import { comparePeople, personFacts } from '#features/leads/merge/same-person.rules.ts';
import { companySiteOf, domainKeyOf, isSharedMailbox } from '#features/leads/merge/shared-values.rules.ts';
import { checkTaxId, taxIdKeyOf } from '#features/leads/merge/tax-id.rules.ts';
import { ftsQuery } from '#db/search/fts-query.ts';
import { holdsText } from '#db/search/holds-text.ts';
import { users } from '#db/schema/index.ts';
import { sql } from 'drizzle-orm';
import { targetProblem } from '#features/marketing/brief/brief-answers.rules.ts';
import { splitByLines } from '#features/marketing/brief/brief.rules.ts';
import { companyName } from '#features/marketing/companies/company-name.rules.ts';
import { slugOf } from '#features/marketing/landing/slug.rules.ts';
import { readAddressList } from '#features/loop/mailing/address-list.rules.ts';
import { openPlaceIn } from '#features/loop/mailing/readiness.rules.ts';
import { guessColumns, readHeadings } from '#features/marketing/prospects/prospect-csv.rules.ts';
import { blocksOf } from '#features/marketing/text-blocks.rules.ts';
import { checkText } from '#features/marketing/writer/checks/checks.rules.ts';
import { figuresIn } from '#features/marketing/writer/checks/numbers.rules.ts';
import { sentencesOf } from '#features/marketing/writer/checks/sentences-of.rules.ts';
import { toneOfWords } from '#features/marketing/writer/checks/tone.rules.ts';
import { isHardToRead, readability } from '#features/marketing/writer/help/readability.rules.ts';
import { atFold, isSaid } from '#features/marketing/writer/help/text-edits.rules.ts';
import { addressOf, voiceOf } from '#features/marketing/writer/reading/address.rules.ts';
import { breaksOff, saysEnd } from '#features/marketing/writer/reading/date-words.rules.ts';
import { detectLanguage, isOtherLanguage } from '#features/marketing/writer/reading/detect-language.rules.ts';
import { placesIn } from '#features/marketing/writer/reading/places.rules.ts';
import { networkLength } from '#features/marketing/writer/formulas/post-length.rules.ts';
import { readMaterial } from '#features/marketing/writer/reading/material.rules.ts';
import {
  canStandAlone,
  ended,
  raised,
  saysFact,
  sharesWords,
  withoutStop,
} from '#features/marketing/writer/reading/quoting.rules.ts';
import { hrefOf, isNumber, isWebAddress, numberIn } from '#features/marketing/writer/reading/target.rules.ts';
import { guessTrade } from '#features/marketing/writer/reading/trade-of.rules.ts';
import {
  followsProblem,
  isInfinitive,
  isPhrase,
  needsLabel,
  needsName,
  saysBuyersChange,
  saysFirstPerson,
  saysI,
  saysOfOthers,
  isOfUnnamed,
  saysBareVerb,
  saysPerfect,
  standsAlone,
} from '#features/marketing/writer/reading/voice.rules.ts';
import {
  hasMarkup,
  isNothing,
  isRegistration,
  wholeFacts,
} from '#features/marketing/writer/reading/whole-facts.rules.ts';
import { greetingName } from '#features/site/contact/enquiry.rules.ts';
import { parseJson } from '#kernel/api/bounded-json.ts';
import { loggablePath } from '#kernel/logger.ts';
import { parseMailbox } from '#kernel/mail/mailbox.ts';
import { parseAmount, parseNumber } from '#shared/numbers/amount.ts';
import { hasVisible, isLine, isOneScript, isUsername } from '#shared/texts/characters.ts';
import { emailHtml } from '#shared/contact/email-html.ts';
import { emailKeyOf, isEmail } from '#shared/contact/email.ts';
import { phoneText } from '#shared/contact/phone-text.ts';
import { telHref } from '#shared/contact/tel-href.ts';
import { domainOf, readWebsite } from '#shared/contact/web-address.ts';
import { withApostrophes, withoutApostrophes } from '#shared/texts/csv-formulas.ts';
import { localPath } from '#shared/paths.ts';
import { beginningOf, enclosedParts, foldCase, foldedWords, foldText, oneLine } from '#shared/texts/text.ts';
import { isSafeSvg } from '#features/consulting/companies/logo-kind.rules.ts';
import { splitContact } from '#features/leads/import-export/records/contact-link.server.ts';
import { briefCases, composerInput } from '../composer-cases.ts';

export const LONG = 50_000;

const NO_EMAIL = {
  ...{ attention: '', interest: '', desire: '', action: '', subject: '', preheader: '' },
  ...{ greeting: '', callToAction: '', signature: '' },
};

const cycle = (length: number, ...words: string[]): string =>
  words
    .join('')
    .repeat(Math.ceil(length / words.join('').length))
    .slice(0, length);

/** A run of one sign before another: a pattern for the end of a text fails from each place in the run. */
const BROKEN_OFF = ['a', '7', ',', '@', '.', '-', '/', ' ', '\n', '(', '[', '"', 'é'].map(
  (sign) =>
    [`${JSON.stringify(sign)} before others`, (length: number) => `${cycle(length - 3, sign)} · `] as const,
);

/** Texts that nobody types and many paste. */
export const KINDS: Readonly<Record<string, (length: number) => string>> = {
  ...Object.fromEntries(BROKEN_OFF),
  'one letter': (length) => cycle(length, 'a'),
  capitals: (length) => cycle(length, 'A'),
  digits: (length) => cycle(length, '7'),
  'signs of figures': (length) => cycle(length, '1,'),
  commas: (length) => cycle(length, ','),
  'letters and commas': (length) => cycle(length, 'ab,'),
  'at signs': (length) => cycle(length, '@'),
  'letters and at signs': (length) => cycle(length, 'a@'),
  dots: (length) => cycle(length, '.'),
  'letters and dots': (length) => cycle(length, 'a.'),
  hyphens: (length) => cycle(length, 'a-'),
  slashes: (length) => cycle(length, '/'),
  'a pasted picture': (length) =>
    `data:image/png;base64,${cycle(length, 'iVBORw0KGgoAAAANSUhEUg+/')}`.slice(0, length),
  'no spaces, accents': (length) => cycle(length, 'áñé'),
  spaces: (length) => `a${cycle(length - 2, ' ')}a`,
  'spaces alone': (length) => cycle(length, ' '),
  'spaces and signs': (length) => cycle(length, ' -'),
  'line breaks': (length) => `a${cycle(length - 2, '\n')}a`,
  lines: (length) => cycle(length, 'a\n'),
  'bullet lines': (length) => cycle(length, '- a\n'),
  'open brackets': (length) => cycle(length, '('),
  'square brackets': (length) => cycle(length, '['),
  braces: (length) => cycle(length, '{{'),
  tags: (length) => cycle(length, '<a'),
  'angle brackets': (length) => cycle(length, 'a@b <'),
  quotes: (length) => cycle(length, '"'),
  'opening quotes': (length) => cycle(length, '«“'),
  apostrophes: (length) => cycle(length, "a'"),
  semicolons: (length) => cycle(length, 'a;b'),
  'question marks': (length) => cycle(length, 'a? '),
  'mixed scripts': (length) => cycle(length, 'aяñ漢ע'),
  emoji: (length) => cycle(length, '😀'),
  'combining marks': (length) => cycle(length, 'a\u0301'),
  words: (length) => cycle(length, 'tres palabras sin fin '),
  verbs: (length) => cycle(length, 'amos emos '),
  'endings of verbs': (length) => cycle(length, 'amosaba'),
  'small words': (length) => cycle(length, 'el la un una tu '),
  'days and until': (length) => cycle(length, 'hasta el '),
  numbers: (length) => cycle(length, '12 '),
  telephones: (length) => cycle(length, '600 111 222 '),
  links: (length) => cycle(length, 'https://a.es '),
};

const [someBrief] = briefCases('es');
if (!someBrief) throw new Error('there is no case of a brief');
const { facts, brief: shortBrief } = someBrief;

/** A brief that has the text in each of its fields. */
export function fullBrief(text: string) {
  const brief = {
    ...shortBrief,
    ...{ buyer: text, pain: text, change: text, offer: text, guarantee: text },
    quote: { text, name: 'Ana', isPermitted: true },
    proofs: Array.from({ length: 5 }, (_, at) => ({
      text: `${at} ${text}`,
      kind: 'figure' as const,
      isStrongest: at === 0,
    })),
  };
  const product = { ...facts.product, characteristics: text, advantages: text };
  return composerInput({ facts: { ...facts, product }, brief }, 'es');
}

/** In the language of each name. */
const inBoth = (
  name: string,
  read: (text: string, language: 'es' | 'en') => unknown,
): Record<string, (text: string) => unknown> => ({
  [`${name}, es`]: (text) => read(text, 'es'),
  [`${name}, en`]: (text) => read(text, 'en'),
});
const QUOTES = new Map([['«', '»']]);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(`<svg>${text}`);
const tried = (read: (text: string) => unknown) => (text: string) => {
  try {
    return read(text);
  } catch {
    return undefined;
  }
};

/** Whatever reads a text that somebody else has written, by what it is for. */
export const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'search: folding': foldText,
  'search: query': ftsQuery,
  'search: words': foldedWords,
  'search: pattern': (text) => holdsText(text, { folded: [sql`name`], typed: [users.name] }),
  'names: folding': foldCase,
  'names: one line': oneLine,
  'names: beginning': (text) => beginningOf(text, LONG - 1),
  'names: characters': (text) => [isLine(text), hasVisible(text), isOneScript(text), isUsername(text)],
  'names: company key': (text) => [companyNameKey(text), companySpelling(text), companyName(text)],
  'names: parts': (text) => [readPersonName(text), splitSenderName(text), greetingName(text)],
  ...inBoth('values: amount', (text, language) => [parseAmount(text, language), parseNumber(text, language)]),
  'values: e-mail': (text) => [isEmail(text), emailKeyOf(text)],
  'values: telephone': (text) => [telHref(text), phoneText(text), phoneKeyOf(text), phonesIn(text)],
  'identity: shared values': (text) => [
    taxIdKeyOf(text),
    checkTaxId(text),
    domainKeyOf(text),
    isSharedMailbox(text),
    companySiteOf(text),
  ],
  'identity: person': (text) => {
    const person = personFacts({
      firstName: text,
      lastName: text,
      emails: [text],
      phones: [text],
      company: text,
    });
    return comparePeople(person, person);
  },
  'identity: company': (text) => {
    const firm = firmFacts({ name: text, taxId: text, domain: text, phone: text, address: text });
    return compareFirms(firm, firm);
  },
  'values: web address': (text) => [domainOf(text), readWebsite(text), localPath(text), slugOf(text)],
  'values: formulas': (text) => [withApostrophes(text), withoutApostrophes(text)],
  'values: quotations': (text) => enclosedParts(text, QUOTES),
  'values: SVG': (text) => isSafeSvg(bytes(text)),
  'values: JSON': tried(parseJson),
  'log: path': (text) => loggablePath(`/${text}`),
  'import: headings': (text) => [
    guessMapping('contacts', [text]),
    guessDelimiter(text),
    readHeadings([text]),
    guessColumns([text]),
  ],
  'import: e-mails': readEmails,
  'import: telephones': readPhones,
  'import: amount': (text) => [readAmount(text), readPercent(text)],
  'import: signs of a column': (text) => [addProof(noProofs(), text), addPercent(noPercents(), text)],
  'import: cells of spreadsheets': (text) => [
    unwrapped(text),
    isFailedFormula(text),
    phonesLeft(text),
    readPhoneCell(text),
    companiesIn(text),
    readOptOut(text),
    headingsPlace([[text], [text, text]]),
  ],
  'workspaces: addresses': readAddresses,
  'mailing: an address list': (text) => readAddressList([[text, text]], new Set()),
  'mailing: an open place': (text) => openPlaceIn({ ...NO_EMAIL, interest: text }),
  'import: tags': readTags,
  'import: dates': (text) => [readDate(text), readMoment(text), addSigns(noSigns(), text)],
  'import: stage and source': (text) => [stageNameKey(text), sourceOf(text)],
  'import: contact of a company': (text) => splitContact({ contact: text }),
  'mail: template': (text) => [fieldsOf(text), fillTemplate(text, {}), previewParts(text, {})],
  'mail: sender': tried(parseMailbox),
  'mail: letter': (text) =>
    emailHtml({ locale: 'es', brand: 'B', subject: 'S', paragraphs: [text], quote: text, footer: [text] }),
  'problem: reading': readProblem,
  'problem: split': (text) => [splitOf(text), roughSplitOf(text)],
  'problem: stake': (text) => [proposedStake(text), isAdmission(text)],
  'problem: season': seasonsIn,
  'problem: opening': (text) => [
    opening(text, 12),
    namesThing(text, 'lost order'),
    countsFor('late orders', text, '12'),
  ],
  'interventions: search': (text) =>
    findInterventions(CATALOGUE, text, (id) => interventionWords(id, 'en'), []),
  'problem: quantities': findQuantities,
  'problem: theme': (text) => problemTheme({ description: text }),
  'problem: paste': (text) => [pasteCells(text, 'problems'), readPaste(text, 'departments')],
  ...inBoth('report: citation', (text, language) => [cite(text, language), onOneLine(text)]),
  'report: blocks': (text) => [reportBlocks(text), escapeMarkdown(text)],
  ...inBoth('report: polished text', (text, language) => polishFault(text, text, language)),
  ...inBoth('composer: language', (text, language) => [
    detectLanguage(text),
    isOtherLanguage(text, language),
  ]),
  'composer: facts': (text) => [wholeFacts(text), splitByLines(text), isNothing(text), hasMarkup(text)],
  'composer: sentence': (text) => [ended(text), raised(text), withoutStop(text), canStandAlone(text)],
  'composer: said': (text) => [
    saysFact(text, `0 ${text.slice(0, 1_000)}`),
    sharesWords(text, text.slice(0, 500)),
  ],
  ...inBoth('composer: address', (text, language) => [addressOf(text), voiceOf([text], language)]),
  ...inBoth('composer: voice', (text, language) => [
    saysFirstPerson(text),
    saysBuyersChange(text),
    saysOfOthers(text, language),
    saysI(text, language),
    needsName(text, language),
    isInfinitive(text, language),
    followsProblem(text, text, language),
  ]),
  ...inBoth('composer: verbs', (text, language) => [
    isPhrase(text, language),
    needsLabel(text, language),
    saysPerfect(text, language),
    saysBareVerb(text, language),
    standsAlone(text, language),
    isOfUnnamed(text, language),
    placesIn(text, language),
  ]),
  'composer: days and registers': (text) => [
    saysEnd(text, '2026-12-31', 'es'),
    breaksOff(text),
    isRegistration(text),
  ],
  'composer: length of a post': (text) => [networkLength(text, 'x'), networkLength(text, 'bluesky')],
  'composer: trade': guessTrade,
  'composer: target': (text) => [
    hrefOf({ kind: 'call', target: text }),
    isNumber(text),
    isWebAddress(text),
    numberIn(text),
    targetProblem({ kind: 'form', target: text }),
  ],
  ...inBoth('composer: checks', (text, language) => checkText(text, facts, language, 400)),
  'composer: figures and tone': (text) => [figuresIn(text), toneOfWords(text), sentencesOf(text)],
  ...inBoth('composer: editing', (text, language) => [
    readability(text, language),
    isHardToRead(text, language),
    isSaid(text, 'algo más'),
    atFold(text, 125),
    blocksOf(text),
    networkLength(text, 'x'),
  ]),
  'composer: a brief full of it': (text) => readMaterial(fullBrief(text.slice(0, text.length / 8))),
};
