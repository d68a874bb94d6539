// @ts-check
/**
 * `npm run changelog`: writes CHANGELOG.md from the commit subjects, newest version first. A version is a tag `v1.2.3`;
 * untagged commits are "Unreleased". Subjects are `area(room): what changes`; merges are left out.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';

/** @param {string[]} words */
const git = (...words) =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .trim()
    .split('\n')
    .filter(Boolean);

/** @param {string[]} subjects */
function section(subjects) {
  /** @type {Map<string, string[]>} */
  const areas = new Map();
  for (const subject of subjects) {
    if (/^wip\b/i.test(subject)) continue;
    const [, area = 'other', room, text = subject] =
      /^([a-z0-9-]+)(?:\(([^)]*)\))?: (.+)$/.exec(subject) ?? [];
    const lines = areas.get(area) ?? [];
    areas.set(area, [...lines, `- ${room ? `**${room}**: ` : ''}${text}`]);
  }
  return [...areas]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([area, lines]) => `### ${area}\n\n${lines.join('\n')}`)
    .join('\n\n');
}

const tags = git('tag', '--list', 'v*', '--sort=-version:refname');
const ends = ['HEAD', ...tags];
const versions = ends.flatMap((end, index) => {
  const since = ends[index + 1];
  const subjects = git('log', '--no-merges', '--format=%s', since ? `${since}..${end}` : end);
  const date = git('log', '-1', '--format=%cs', end)[0];
  const title = end === 'HEAD' ? '## Unreleased' : `## ${end} (${date})`;
  return subjects.length > 0 ? [`${title}\n\n${section(subjects)}`] : [];
});
writeFileSync(join(ROOT, 'CHANGELOG.md'), `# Changelog\n\n${versions.join('\n\n')}\n`);
