export const WRITER_PROVIDERS = [
  'openai',
  'anthropic',
  'mistral',
  'google',
  'openrouter',
  'ollama',
  'other',
] as const;
export type WriterProvider = (typeof WRITER_PROVIDERS)[number];

export type ProviderFacts = {
  /** Name as the provider writes it; '' if only the user knows it. */
  name: string;
  /** OpenAI-compatible address; '' if only the user knows it. */
  baseUrl: string;
  keyPage: string | null;
  needsKey: boolean;
  /** Supports `stream_options`; the others report usage by default, or reject unknown options. */
  asksForUsage: boolean;
};

/** Date of the last comparison with the providers' documentation. */
export const PROVIDERS_CHECKED_ON = '2026-11-22';

export const PROVIDERS: Record<WriterProvider, ProviderFacts> = {
  openai: {
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    keyPage: 'https://platform.openai.com/api-keys',
    needsKey: true,
    asksForUsage: true,
  },
  anthropic: {
    name: 'Anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    keyPage: 'https://console.anthropic.com/settings/keys',
    needsKey: true,
    asksForUsage: true,
  },
  mistral: {
    name: 'Mistral',
    baseUrl: 'https://api.mistral.ai/v1',
    keyPage: 'https://console.mistral.ai/api-keys',
    needsKey: true,
    asksForUsage: false,
  },
  google: {
    name: 'Google Gemini',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
    keyPage: 'https://aistudio.google.com/apikey',
    needsKey: true,
    asksForUsage: true,
  },
  openrouter: {
    name: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    keyPage: 'https://openrouter.ai/settings/keys',
    needsKey: true,
    asksForUsage: true,
  },
  ollama: {
    name: 'Ollama',
    baseUrl: 'http://127.0.0.1:11434/v1',
    keyPage: null,
    needsKey: false,
    asksForUsage: true,
  },
  other: { name: '', baseUrl: '', keyPage: null, needsKey: false, asksForUsage: true },
};

export const WRITER_PURPOSES = [
  'email',
  'social_media',
  'landing_page',
  'advertising_text',
  'email_template',
  'social_post',
  'ad_design',
  'brief',
  'report',
  'analysis',
  'test',
] as const;
export type WriterPurpose = (typeof WRITER_PURPOSES)[number];

export const MAX_MODEL_NAME = 200;
export const MAX_KEY = 500;
export const MAX_ADDRESS = 500;
/** A million dollars; more is a typo. */
export const MAX_CAP_CENTS = 100_000_000;
