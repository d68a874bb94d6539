import { readFileSync } from 'node:fs';
import { mattersIn } from '#features/consulting/profile/stake/matters.rules.ts';
import { proposedStake } from '#features/consulting/profile/stake/stake.rules.ts';
for (const n of ['kestrelgate-falconry','macquarrie-pipes','ruedos-cobaleda','salinas-la-esperilla','taxidermia-zarco']) for (const p of JSON.parse(readFileSync(`/tmp/firms8/${n}.json`,'utf8')).problems) console.log((p.key??p.name).padEnd(11), (proposedStake(p.description)??'-').padEnd(7), mattersIn(p.description).map(m=>m.matter+':'+(m.intervention??m.fallback??'')).join(' '));
