// @ts-check
import process from 'node:process';

/** Makes glibc give freed memory back to the system (docs/operating.md, Files that take long, and memory). */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

/**
 * Replaces this process by one with these settings, since glibc reads them once, before Node begins. The process keeps its
 * id, so that signals and exit codes need no parent. Other systems have no glibc and go on as they are.
 */
export function setAllocator() {
  const isSet = Object.keys(ALLOCATOR).every((name) => process.env[name] !== undefined);
  if (isSet || process.platform !== 'linux' || !process.execve) return;
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...ALLOCATOR,
    ...process.env,
  });
}
