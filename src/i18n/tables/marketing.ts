import enCompanies from '../en/marketing/companies.json' with { type: 'json' };
import enProducts from '../en/marketing/products.json' with { type: 'json' };
import enBrief from '../en/marketing/brief.json' with { type: 'json' };
import enCampaigns from '../en/marketing/campaigns.json' with { type: 'json' };
import enContent from '../en/marketing/content.json' with { type: 'json' };
import enWriter from '../en/marketing/writer.json' with { type: 'json' };
import enArtwork from '../en/marketing/artwork.json' with { type: 'json' };
import enMedia from '../en/marketing/media.json' with { type: 'json' };
import enLanding from '../en/marketing/landing.json' with { type: 'json' };
import enLeads from '../en/marketing/leads.json' with { type: 'json' };
import enProspects from '../en/marketing/prospects.json' with { type: 'json' };
import enAnalytics from '../en/marketing/analytics.json' with { type: 'json' };
import enDashboard from '../en/marketing/dashboard.json' with { type: 'json' };
import enCommon from '../en/marketing/common.json' with { type: 'json' };
import esCompanies from '../es/marketing/companies.json' with { type: 'json' };
import esProducts from '../es/marketing/products.json' with { type: 'json' };
import esBrief from '../es/marketing/brief.json' with { type: 'json' };
import esCampaigns from '../es/marketing/campaigns.json' with { type: 'json' };
import esContent from '../es/marketing/content.json' with { type: 'json' };
import esWriter from '../es/marketing/writer.json' with { type: 'json' };
import esArtwork from '../es/marketing/artwork.json' with { type: 'json' };
import esMedia from '../es/marketing/media.json' with { type: 'json' };
import esLanding from '../es/marketing/landing.json' with { type: 'json' };
import esLeads from '../es/marketing/leads.json' with { type: 'json' };
import esProspects from '../es/marketing/prospects.json' with { type: 'json' };
import esAnalytics from '../es/marketing/analytics.json' with { type: 'json' };
import esDashboard from '../es/marketing/dashboard.json' with { type: 'json' };
import esCommon from '../es/marketing/common.json' with { type: 'json' };
import type { Locale } from '../locales.ts';

const en = {
  ...enCompanies,
  ...enProducts,
  ...enBrief,
  ...enCampaigns,
  ...enContent,
  ...enWriter,
  ...enArtwork,
  ...enMedia,
  ...enLanding,
  ...enLeads,
  ...enProspects,
  ...enAnalytics,
  ...enDashboard,
  ...enCommon,
};

const es = {
  ...esCompanies,
  ...esProducts,
  ...esBrief,
  ...esCampaigns,
  ...esContent,
  ...esWriter,
  ...esArtwork,
  ...esMedia,
  ...esLanding,
  ...esLeads,
  ...esProspects,
  ...esAnalytics,
  ...esDashboard,
  ...esCommon,
};

/** `marketing:<key>` is the key in one of the files of `<language>/marketing/`. */
export const MARKETING: Record<Locale, typeof en> = { en, es };
