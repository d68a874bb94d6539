import type { MarkTone } from './charts.values.ts';

/** The light colours of styles/tokens.css, for documents that cannot read the stylesheet. */
export const PRINT: Readonly<Record<MarkTone, string>> = {
  accent: '#1543bd',
  danger: '#b23b20',
  warning: '#f8b527',
  success: '#526e26',
  info: '#1e7ea7',
  neutral: '#887f70',
  ink: '#161d31',
  soft: '#4d5568',
  line: '#dad4c9',
  track: '#e5dfd1',
  onAccent: '#fcfaf4',
  onWarning: '#161d31',
};
