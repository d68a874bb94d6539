import { writeCampaigns } from '#features/marketing/campaigns.rules.ts';
import { ALL_CASES } from '#tests/marketing-cases.ts';
const [, , name='Azul de cueva', lang='es', tone='professional', seed='1', type] = process.argv;
const base = ALL_CASES[name]!; const f= type? {...base, company:{...base.company, targetAudienceType:type as never}}:base;
const s = writeCampaigns(f, {language: lang as never, tone: tone as never, seed: Number(seed)});
const e=s.email.content; console.log(`### EMAIL ${name} ${lang} ${tone} ${seed}\n${e.subject}\n(${e.preheader})\n${e.greeting}\n${e.attention}\n${e.interest}\n${e.desire}\n${e.action}\n[${e.callToAction}]\n${e.signature}`);
const o=s.socialMedia.content; console.log(`### SOCIAL ${o.attention} / ${o.interest} / ${o.desire} / ${o.action}`); for(const p of o.posts) console.log(`--${p.network}\n${p.text.replace(/\n\n/g,'\n')}\n${p.hashtags.join(' ')}`);
const l=s.landingPage.content; console.log(`### LANDING\nH: ${l.headline}\nS: ${l.subheadline}\n${l.attention}\n${l.interest}\n${l.desire}\n${l.action} [${l.callToAction}]`); for (const b of l.benefits) console.log(` + ${b.title} :: ${b.text}`); for (const b of l.faq) console.log(` ? ${b.question} :: ${b.answer}`); console.log(`M: ${l.metaTitle} :: ${l.metaDescription}`);
