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

/** A field that no person sees: whoever fills it in is a program. */
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

/** The campaign parameters of an address, each at most as long as the call takes. */
export function campaignOf(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    CAMPAIGN_FIELDS.map((name) => [name, (query.get(name) ?? '').slice(0, 200)]).filter(([, value]) => value),
  );
}

/** What was typed, by the names of the call, to be shown again beside an error. */
export const formValues = (fields: URLSearchParams): FormValues =>
  Object.fromEntries(
    Object.entries(FORM_FIELDS).map(([name, inForm]): [string, string] => [name, fields.get(inForm) ?? '']),
  );

/**
 * The form of a browser without JavaScript as the body of the call. Such a page cannot read its own address, so the
 * campaign comes from `Referer`, which browsers send in full to the same site.
 */
export function enquiryOfForm(
  fields: URLSearchParams,
  labelOf: (service: Service) => string,
  referer: string,
) {
  const { consent, service = '', ...typed } = formValues(fields);
  const hidden = HIDDEN_FIELDS.map((name): [string, string] => [name, fields.get(name) ?? '']);
  return {
    ...(URL.canParse(referer) && campaignOf(new URL(referer).searchParams)),
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
