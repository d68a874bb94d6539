import { systemBrowser } from '../scripts/lib/system-browser.mjs';

const PLAIN = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Chromium draws the suggestions of its address bar as two pages for every window, which is a third of what a window
 * costs; nobody sees them here.
 */
export const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Of two such switches the last one counts: these are the names that Playwright's own carries. */
const PLAYWRIGHTS = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const without = (features: string[]): string => `--disable-features=${features.join(',')}`;
const executablePath = systemBrowser();

/** How Playwright starts the browser of tests, pictures and benches. */
export const LAUNCH = {
  ...(executablePath !== undefined && { executablePath }),
  args: [...PLAIN, without([...ADDRESS_BAR, ...PLAYWRIGHTS])],
};
