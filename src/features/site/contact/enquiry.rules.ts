/** Specification section 3: the options of the contact form, with labels in `contact.json`. */
export const SERVICES = ['custom_ai', 'soluciones_ia', 'consultoria_ia'] as const;
export type Service = (typeof SERVICES)[number];

export const isService = (value: string): value is Service => SERVICES.some((service) => service === value);

/** Subjects that a link to the form may name (`?about=`); others are not shown. */
export const SUBJECTS = [
  'algorithmia',
  'comercia',
  'comercia-landing',
  'comerzia',
  'webia',
  'winboxai',
  'smartboxai',
  'consultia',
  'magiaspeech',
  'valeria',
  'ia-rpa-studio',
  'simplia',
  'binapp',
  'consultia-demo',
  'smartboxai-demo',
  'huyu-projects',
  'leadmanager',
  'solutions',
  'solutions-agents',
  'solutions-defi',
  'need-orders',
  'need-stock',
  'need-quotes',
  'need-calls',
  'need-networks',
  'need-trading',
] as const;
export type Subject = (typeof SUBJECTS)[number];

export const isSubject = (value: string): value is Subject => SUBJECTS.some((subject) => subject === value);

/** Specification section 5: the value sent for an empty company, in every language. */
export const NO_COMPANY = 'No especificada';

/**
 * Version of the text beside the consent box, stored as a record of what was agreed to. A changed text needs a new
 * version; a test compares the two.
 */
export const CONSENT_VERSION = '2026-11';

/** Least time in ms in which a person could read, fill in and accept the form. */
export const FASTEST_HUMAN_MS = 2_000;

/** Hidden trap field. Bots fill it in, but so do some browsers and password managers. */
export const TRAP_FIELD = 'website';

export const CAMPAIGN_FIELDS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Maps the API's field names to those of the HTML form in the specification. */
export const FORM_FIELDS = {
  name: 'nombre',
  email: 'email',
  company: 'empresa',
  service: 'servicio',
  message: 'mensaje',
  consent: 'consentimiento',
} as const;
export type FormField = keyof typeof FORM_FIELDS;
export type FormValues = Partial<Record<FormField, string>>;

const HIDDEN_FIELDS = ['page', 'about', TRAP_FIELD, ...CAMPAIGN_FIELDS] as const;

/** At most as long as the call takes, and no email cut in two, which the call would refuse. */
const cut = (text: string): string => text.slice(0, 200).replace(/[\ud800-\udbff]$/, '');

export function campaignOf(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    CAMPAIGN_FIELDS.map((name) => [name, cut(query.get(name) ?? '')]).filter(([, value]) => value),
  );
}

/** Returns the input by the API's field names, to show it again with an error. */
export const formValues = (fields: URLSearchParams): FormValues =>
  Object.fromEntries(
    Object.entries(FORM_FIELDS).map(([name, inForm]): [string, string] => [name, fields.get(inForm) ?? '']),
  );

/**
 * Adds what a browser without JavaScript cannot put into the form: the subject of a product's page and the campaign.
 * They come from the query of the `Referer`, which browsers send in full to the same site. Values of the form win: a
 * form shown again with an error has all of them in fields of its own.
 */
export function completeForm(fields: URLSearchParams, referer: string): URLSearchParams {
  const query = URL.canParse(referer) ? new URL(referer).searchParams : new URLSearchParams();
  const [about, service] = [query.get('about') ?? '', query.get('service') ?? ''];
  const said = {
    ...campaignOf(query),
    ...(isSubject(about) && !fields.get('about') && { about, waitlist: query.get('waitlist') ?? '' }),
    ...(isService(service) && { [FORM_FIELDS.service]: service }),
  };
  const complete = new URLSearchParams(fields);
  for (const [name, value] of Object.entries(said)) if (!complete.get(name)) complete.set(name, value);
  return complete;
}

export function enquiryOfForm(fields: URLSearchParams, labelOf: (service: Service) => string) {
  const { consent, service = '', ...typed } = formValues(fields);
  const hidden = HIDDEN_FIELDS.map((name): [string, string] => [name, fields.get(name) ?? '']);
  return {
    ...Object.fromEntries(hidden.filter(([, value]) => value !== '')),
    ...typed,
    service: isService(service) ? labelOf(service) : service,
    consent: Boolean(consent),
    waitlist: Boolean(fields.get('waitlist')),
  };
}

/**
 * Returns the name for a greeting, or null. The address is a stranger's choice, so a name may be repeated, an
 * advertisement not.
 */
export function greetingName(name: string): string | null {
  const isPlain = name.length <= 60 && /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u.test(name) && !/\.\S/.test(name);
  return isPlain ? name : null;
}
