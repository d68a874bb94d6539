import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED } from '../scripts/lib/root.mjs';

const MEMORY = '/dev/shm';
/** Room that a run needs at most, several times over; a container often has no more than 64 MiB. */
const ENOUGH_BYTES = 4_294_967_296;

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/**
 * One folder for all that a run leaves in temporary folders, deleted after it. It is in memory where there is room: every
 * write of a server waits for the disk, and no test turns the machine off. Every process of the run, also those that tests
 * start, finds its modules compiled.
 */
export default function prepare(): () => void {
  process.env['NODE_COMPILE_CACHE'] ??= COMPILED;
  // `TMPDIR` of whoever runs the tests is a wish.
  const isChosen = process.env['TMPDIR'] !== undefined;
  const parent = !isChosen && hasRoomInMemory() ? MEMORY : tmpdir();
  const folder = mkdtempSync(join(parent, 'suite-run-'));
  // A test lets another user look into a folder below.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    if (!isChosen) delete process.env['TMPDIR'];
  };
}
