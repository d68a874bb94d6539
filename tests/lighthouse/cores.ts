import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/*
 * Lighthouse takes the time a task lasted for the time it needed, four times as much on a phone. On two cores that the
 * page shares with the browser's other processes, the server and Lighthouse itself, most of it is waiting for a core: a
 * page whose parts need 5 ms is then blocked for 15. So the page has one core to itself, and all the others share the rest.
 */

/** Of the cores that this process may use: the last, and the others. Nothing where there is but one, or no Linux. */
function cores(): { ofPage: string; ofOthers: string } | undefined {
  if (process.platform !== 'linux') return undefined;
  const list = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '';
  const numbers = list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  const ofPage = numbers.pop();
  return numbers.length === 0 ? undefined : { ofPage: String(ofPage), ofOthers: numbers.join(',') };
}

const CORES = cores();

/** With all its threads; what it starts from here on inherits it. */
const place = (pid: number, list: string) =>
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', list, String(pid)], { stdio: 'ignore' });

/** Before anything is started: the server and the browser then keep off the page's core as well. */
export function leaveOneCore(): void {
  if (CORES) place(process.pid, CORES.ofOthers);
  else console.warn('The page has no core to itself (one core, or no Linux): times will be too long.');
}

/** The processes that pages run in, and the ones that those are made from. */
const IS_OF_PAGES = /--type=(?:zygote|renderer)/;

/** Pages that are opened later inherit it. */
export function givePagesTheirCore(browser: number): void {
  if (!CORES) return;
  const parents = new Map<number, number>();
  const lines = new Map<number, string>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
      parents.set(Number(name), Number(parent));
      lines.set(Number(name), readFileSync(`/proc/${name}/cmdline`, 'utf8'));
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOfBrowser = (pid: number): boolean =>
    pid === browser || (pid > 1 && isOfBrowser(parents.get(pid) ?? 0));
  for (const [pid, line] of lines) if (IS_OF_PAGES.test(line) && isOfBrowser(pid)) place(pid, CORES.ofPage);
}
