import { createHash } from 'node:crypto';
import text from './scripts/interview.ts?inlined';

/** Stands in the page as a module; the page allows its hash. */
export const interviewScript = {
  text,
  hash: `sha256-${createHash('sha256').update(text).digest('base64')}` as const,
};
