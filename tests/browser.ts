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
  // The shell without windows would lay text out in whole pixels, wider than browsers do.
  '--font-render-hinting=none',
];

/**
 * Chromium renders the suggestions of its address bar as two pages per window, a third of a window's cost; tests never
 * see them.
 */
export const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** The last of two such switches wins: these are the names in Playwright's own. */
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

export const LAUNCH = {
  ...(executablePath !== undefined && { executablePath }),
  args: [...PLAIN, without([...ADDRESS_BAR, ...PLAYWRIGHTS])],
};
