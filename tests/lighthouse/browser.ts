import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Launcher } from 'chrome-launcher';
import { ADDRESS_BAR, LAUNCH } from '../browser.ts';
import { givePagesTheirCore } from './cores.ts';

/** A process that the browser prepares for the next page would share the core of the one that is measured. */
const LEFT_OUT = [...ADDRESS_BAR, 'SpareRendererForSitePerProcess'];

/** Flags with which Lighthouse itself starts a browser: without them an empty page is blocked for 100 ms in one run of five. */
const ARGS = [
  ...Launcher.defaultFlags().map((flag) =>
    flag.startsWith('--disable-features=') ? [flag, ...LEFT_OUT].join() : flag,
  ),
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
];

export type MeasuredBrowser = { port: number; close: () => Promise<void> };

/** Not by Playwright, whose switches change how it paints and loads. */
export async function openBrowser(): Promise<MeasuredBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const executable = LAUNCH.executablePath ?? chromium.executablePath();
  const flags = [...ARGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(executable, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let printed = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const found = /DevTools listening on ws:\/\/[\d.]+:(\d+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error(`The browser did not start:\n${printed}`)));
  });
  if (child.pid !== undefined) givePagesTheirCore(child.pid);
  return {
    port,
    close: async () => {
      child.kill();
      await exited;
      // The browser's children may still be writing.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
