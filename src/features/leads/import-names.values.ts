import type { LeadSource } from '#features/marketing/marketing.values.ts';
import type { DEFAULT_STAGES } from './leads.values.ts';

/** What other programs and people call a source, in English and Spanish, besides its own name. */
export const SOURCE_NAMES: Partial<Record<LeadSource, readonly string[]>> = {
  website: ['web', 'web site', 'site', 'sitio web', 'página web', 'formulario'],
  landing_page: ['landing', 'página de aterrizaje', 'página de destino', 'página de captación'],
  referral: ['referido', 'recomendación', 'recommendation', 'word of mouth', 'boca a boca'],
  event: ['evento', 'feria', 'fair', 'trade show', 'conference', 'congreso'],
  social_media: ['social', 'redes sociales', 'linkedin', 'facebook', 'instagram', 'twitter', 'x'],
  email: ['e-mail', 'correo', 'correo electrónico', 'newsletter', 'boletín'],
  phone: ['telephone', 'call', 'teléfono', 'llamada'],
  import: ['importación'],
  lead_search: ['lead search', 'búsqueda de leads', 'búsqueda de contactos', 'prospección'],
  other: ['otro', 'otra', 'otros', 'others'],
};

type DefaultStage = (typeof DEFAULT_STAGES)[number]['key'];

export const STAGE_NAMES: Record<DefaultStage, readonly string[]> = {
  qualification: ['cualificación', 'calificación', 'qualified', 'nuevo', 'new'],
  proposal: ['propuesta', 'oferta', 'presupuesto', 'offer', 'quote'],
  negotiation: ['negociación'],
  won: ['ganada', 'ganado', 'closed won', 'cerrada ganada'],
  lost: ['perdida', 'perdido', 'closed lost', 'cerrada perdida'],
};
