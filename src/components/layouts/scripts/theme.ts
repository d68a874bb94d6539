import { recall, remember } from './storage.ts';

const root = document.documentElement;
const PAPER = { light: '#f9f5ee', dark: '#0f1119' };

/** Anything but light and dark is the system's own. */
function show(theme: string | undefined): void {
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  else delete root.dataset['theme'];
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = (root.dataset['theme'] ?? meta.media).includes('dark') ? PAPER.dark : PAPER.light;
}

export const recallTheme = (): void => show(recall('theme'));

export const shownTheme = (): string => root.dataset['theme'] ?? 'system';

export function chooseTheme(theme: string): void {
  show(theme);
  remember('theme', theme);
}

/** The button in the head: it goes back to the system's theme where that is the one it leads to. */
export function toggleTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const next = (root.dataset['theme'] ?? system) === 'dark' ? 'light' : 'dark';
  chooseTheme(next === system ? 'system' : next);
}
