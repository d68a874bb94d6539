import { kept } from '#shared/texts/kept.ts';
import { mattersIn } from '#features/consulting/profile/stake/matters.rules.ts';
import { candidatesOf, type Candidate } from './candidates.rules.ts';
import { foldedOf, LONGEST_READ } from './folded.rules.ts';
import { isForeign } from './foreign-text.rules.ts';
import { nextBest } from './next-best.rules.ts';
import type { Process, Reading, Span, Symptom, Understanding } from './reading.values.ts';
import { situationsIn, type Situation } from './situations.rules.ts';
import { wordStarts, type StemHit } from './stem-index.rules.ts';
import { findSymptoms, symptomOf } from './symptom.rules.ts';
import { featuresOf, namesIn } from './vote-features.rules.ts';
import { voteOn, type Vote } from './vote.rules.ts';
import { wordsIn } from './word-families.rules.ts';

/** A phrase names the matter by itself, even where it is but the place. */
const PHRASE = 2.39;
/** An object and its trouble. */
const SITUATION = 2.85;
/** No danger, debt or feeling is one of these, although its words say so: an injury in a diary, an invoice "in review". */
const NEVER_GRAVE: ReadonlySet<Process> = new Set(['appointments', 'website', 'reviews']);
/** From here on a situation knows its symptom better than single words. */
const PARTICULAR = 3;
/** A noun decides beside a symptom that is said. */
const NOUN = 1.99;
/** It does although it is but the place, where no other process is named. */
const LONE_NOUN = 1.39;
/** Their nouns name the trouble itself: "impagados", "contratar". */
const TROUBLES: ReadonlySet<Process> = new Set(['collections', 'hiring', 'reviews']);

const OPEN: Understanding = {
  process: 'other',
  symptom: 'other',
  evidence: [],
  alternatives: [],
  nextBest: [],
  actions: [],
  said: new Set(),
  features: [],
  share: () => 0,
};

/** A reading by the rules alone. */
type Claim = { process: Process; symptom: Symptom; spans: readonly Span[]; strength: number };

/** Least share of the vote for a process that the rules claim, where the vote prefers another process. */
const CONSENT = 0.35;
/** Lower least shares for an object with its trouble; the lowest where much is said of it. */
const CONSENT_TO_SITUATION = 0.2;
const CONSENT_TO_PARTICULARS = 0.05;
/** Least share for a process that both the rules and the vote name. */
const AGREED = 0.35;
/** Least share for a process that the vote names and the rules did not find. */
const CARRIED = 0.75;
const LIKELY_SYMPTOM = 0.2;
/** Of a symptom that is said, where the vote is sure of no other. */
const POSSIBLE_SYMPTOM = 0.05;
const SURE_SYMPTOM = 0.45;

function consentTo({ strength }: Claim): number {
  if (strength > PARTICULAR) return CONSENT_TO_PARTICULARS;
  return strength > SITUATION ? CONSENT_TO_SITUATION : CONSENT;
}

/** The symptom: the one that the rules found, unless the words that were read before speak against it. */
function weighedSymptom(process: Process, claimed: Symptom | undefined, vote: Vote): Symptom {
  const { symptom, share } = vote.symptom(process);
  const isSure = share(symptom) >= SURE_SYMPTOM;
  const least = isSure ? LIKELY_SYMPTOM : POSSIBLE_SYMPTOM;
  if (claimed && claimed !== 'other' && share(claimed) >= least) return claimed;
  return isSure ? symptom : 'other';
}

/**
 * Weighs what the rules claim against what the words of sentences that were read before speak for: a claim stands where
 * they agree, or where it is at least likely. It is worse to be wrong than to leave a text open.
 */
function weighed(claim: Claim | undefined, vote: Vote): Claim | undefined {
  const isAgreed = claim?.process === vote.process;
  if (!isAgreed && vote.process !== 'other' && vote.share(vote.process) >= CARRIED) {
    const { process } = vote;
    const symptom = weighedSymptom(process, undefined, vote);
    return { process, symptom, spans: vote.evidence(process), strength: 0 };
  }
  if (claim && vote.share(claim.process) >= (isAgreed ? AGREED : consentTo(claim)))
    return { ...claim, symptom: weighedSymptom(claim.process, claim.symptom, vote) };
  return undefined;
}

/** Understands what a problem is about and what is wrong, in any language or several, where the words carry it. */
export const understand = kept(read);

function read(description: string): Understanding {
  const typed = description.slice(0, LONGEST_READ);
  if (isForeign(typed)) return OPEN;
  const folded = foldedOf(description);
  const starts = wordStarts(folded);
  const hits = findSymptoms(folded, starts);
  const told = new Set(hits.map(({ tag }) => tag));
  const candidates = candidatesOf(folded, starts);
  const { situations, families } = situationsIn(folded);
  const features = featuresOf(wordsIn(folded), namesIn(typed), families);
  const vote = voteOn(features);
  const claim = claimOf(candidates, situations, hits, told);
  const read = weighed(claim, vote);
  const isGrave = mattersIn(description).some(
    ({ matter, stake }) => stake !== undefined || matter === 'feeling',
  );
  const { process, symptom, spans } = (isGrave && read && NEVER_GRAVE.has(read.process)
    ? undefined
    : read) ?? {
    process: 'other',
    symptom: symptomOf(told, 'other'),
    spans: [],
  };
  const readings = [
    ...(claim ? [{ process: claim.process, symptom: claim.symptom }] : []),
    ...situations.map((one) => ({ process: one.process, symptom: one.symptom })),
    ...candidates.map((one) => ({ process: one.process, symptom: symptomOf(told, one.process) })),
  ];
  const said = new Set(families.keys());
  for (const one of told) said.add(`@${one}`);
  for (const one of candidates) if (one.strength >= LONE_NOUN) said.add(`#${one.process}`);
  for (const one of situations) said.add(`#${one.process}`);
  const alternatives = [...new Map(readings.toReversed().map((one) => [one.process, one])).values()]
    .toReversed()
    .filter((one) => one.process !== process)
    .slice(0, 2);
  return {
    process,
    symptom,
    evidence: spans,
    alternatives,
    nextBest: nextBest({ process, alternatives }, told, vote),
    actions: [...new Set(situations.flatMap((one) => one.actions))],
    said,
    features: features.map(({ name }) => name),
    share: vote.share,
  };
}

/** The reading that the rules claim by situations, phrases, and nouns beside a symptom; nothing where these do not decide. */
function claimOf(
  candidates: readonly Candidate[],
  situations: readonly Situation[],
  hits: readonly StemHit<Symptom>[],
  told: ReadonlySet<Symptom>,
): Claim | undefined {
  const [situation] = situations;
  const [best] = candidates;
  if (situation && (best?.strength ?? 0) < situation.strength) {
    const { process, spans } = situation;
    const isNamed = told.size > 0 && best?.process === process && situation.strength < PARTICULAR;
    return {
      process,
      symptom: isNamed ? symptomOf(told, process) : situation.symptom,
      spans,
      strength: situation.strength,
    };
  }
  if (best === undefined || !carries(best, told, candidates.length === 1)) return undefined;
  const symptom = symptomOf(told, best.process);
  const troubles = hits.filter(({ tag }) => tag === symptom);
  return {
    process: best.process,
    symptom,
    strength: best.strength,
    spans: [...best.spans, ...troubles].map(({ start, end }) => ({ start, end })),
  };
}

/** Whether what a text says of its likeliest process decides. */
function carries(
  { process, strength: value }: Candidate,
  said: ReadonlySet<Symptom>,
  isAlone: boolean,
): boolean {
  if (value >= PHRASE) return true;
  return value >= (isAlone ? LONE_NOUN : NOUN) && (said.size > 0 || TROUBLES.has(process));
}

/** Reads what a problem is about and what is wrong; `other` where it is left open. */
export function readProblem(description: string): Pick<Reading, 'process' | 'symptom'> {
  const { process, symptom } = understand(description);
  return { process, symptom };
}
