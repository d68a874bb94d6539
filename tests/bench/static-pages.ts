/**
 * Part of `npm run bench`: compares static pages of our server with those of the Astro adapter's server (per second) and
 * of Debian's nginx with brotli_static (by processor time, because the client is slower than nginx), for the same pages.
 * They run in turn on one core each, requested by this process over loopback.
 */
import { processorMsOf } from '../processor-time.ts';
import { load } from './load.ts';
import { nginx, ours, standalone, type Contender } from './static-peers.ts';

const ROUNDS = 3;
const WANTED = { adapter: 5, nginx: 0.5 };
const PAGES = ['/', '/es/consultia', '/privacy'];

type Figures = { perSecond: number; cpuMs: number };

async function measure({ url, process }: Contender, path: string): Promise<Figures> {
  const begun = await processorMsOf(process.pid);
  const { perSecond, answered } = await load(url + path);
  return { perSecond, cpuMs: ((await processorMsOf(process.pid)) - begun) / answered };
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/** The median of a comparison in each round: a temporary slowdown of the machine affects both sides of one. */
const compared = (rounds: Figures[][], by: (front: Figures, peer: Figures) => number, peer: number): number =>
  median(rounds.flatMap((round) => (round[0] && round[peer] ? [by(round[0], round[peer])] : [])));

const front = await ours();
const adapter = await standalone();
const web = await nginx();
const contenders = [front, adapter, ...(web ? [web] : [])];
if (!web) process.stdout.write('nginx with brotli_static is not installed, and is left out.\n');
const rows: Record<string, object> = {};
const worst = { adapter: Number.POSITIVE_INFINITY, nginx: Number.POSITIVE_INFINITY };
try {
  for (const path of PAGES) {
    const rounds: Figures[][] = [];
    // Alternates, so that other load on the machine affects all alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      const figures: Figures[] = [];
      for (const contender of contenders) figures.push(await measure(contender, path));
      rounds.push(figures);
    }
    contenders.forEach(({ name }, at) => {
      rows[`${path} ${name}`] = {
        'per second': Math.round(median(rounds.map((round) => round[at]?.perSecond ?? Number.NaN))),
        'cpu ms': rounded(median(rounds.map((round) => round[at]?.cpuMs ?? Number.NaN)), 3),
      };
    });
    worst.adapter = Math.min(
      worst.adapter,
      compared(rounds, (own, peer) => own.perSecond / peer.perSecond, 1),
    );
    if (web)
      worst.nginx = Math.min(
        worst.nginx,
        compared(rounds, (own, peer) => peer.cpuMs / own.cpuMs, 2),
      );
  }
} finally {
  await Promise.all(contenders.map(({ stop }) => stop()));
}
console.table(rows);
for (const [peer, ratio] of Object.entries(worst)) {
  if (!Number.isFinite(ratio)) continue;
  const wanted = WANTED[peer === 'nginx' ? 'nginx' : 'adapter'];
  process.stdout.write(`Static pages: ${rounded(ratio, 2)} of ${peer} at least, ${wanted} wanted.\n`);
  if (ratio < wanted) process.exitCode = 1;
}
