/** Specification section 3: the options of the contact form; their labels stand in `contact.json`. */
export const SERVICES = ['custom_ai', 'soluciones_ia', 'consultoria_ia'] as const;
export type Service = (typeof SERVICES)[number];

export const isService = (value: string): value is Service => SERVICES.some((service) => service === value);

/** What a page may name when it leads to the form (`?about=`); anything else is not shown. */
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
] as const;
export type Subject = (typeof SUBJECTS)[number];

export const isSubject = (value: string): value is Subject => SUBJECTS.some((subject) => subject === value);

/** Specification section 5: what an empty company is sent as, in every language. */
export const NO_COMPANY = 'No especificada';

/**
 * Names the text beside the consent box, so that a record says what was agreed to. A changed text needs a new name;
 * a test holds the two together.
 */
export const CONSENT_VERSION = '2026-11';

/** Nobody reads a form, fills it in and ticks its box in less. */
export const FASTEST_HUMAN_MS = 2_000;

/** A field that no person sees; programs fill it in, but browsers and password managers do so too. */
export const TRAP_FIELD = 'website';

export const CAMPAIGN_FIELDS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** The specification's field names of the form, and what the call names them. */
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

/** Fields that stand in the form under the name that the call gives them too. */
const HIDDEN_FIELDS = ['page', 'about', TRAP_FIELD, ...CAMPAIGN_FIELDS] as const;

/** At most as long as the call takes, and no email cut in two, which the call would refuse. */
const cut = (text: string): string => text.slice(0, 200).replace(/[\ud800-\udbff]$/, '');

/** The campaign parameters of an address. */
export function campaignOf(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    CAMPAIGN_FIELDS.map((name) => [name, cut(query.get(name) ?? '')]).filter(([, value]) => value),
  );
}

/** What was typed, by the names of the call, to be shown again beside an error. */
export const formValues = (fields: URLSearchParams): FormValues =>
  Object.fromEntries(
    Object.entries(FORM_FIELDS).map(([name, inForm]): [string, string] => [name, fields.get(inForm) ?? '']),
  );

/**
 * What a browser without JavaScript cannot put into the form stands in the address that the form was opened under: what
 * a product's page asks about, and the campaign. It comes by `Referer`, which browsers send in full to the same site.
 * What the form says itself goes first: shown again beside an error, it has all of this in fields of its own.
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

/** The form of a browser without JavaScript as the body of the call. */
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

/** A greeting repeats what a stranger typed to an address of their choice: a name may stand there, an advertisement not. */
export function greetingName(name: string): string | null {
  const isPlain = name.length <= 60 && /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u.test(name) && !/\.\S/.test(name);
  return isPlain ? name : null;
}
