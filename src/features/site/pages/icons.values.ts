/** Icons of the brand, drawn at build as `/icons/<name>.png`. iPhones round the corners themselves. */
export const ICONS = [
  { name: 'icon-192', size: 192, isMaskable: false },
  { name: 'icon-512', size: 512, isMaskable: false },
  { name: 'maskable-192', size: 192, isMaskable: true },
  { name: 'maskable-512', size: 512, isMaskable: true },
  { name: 'apple-touch-icon', size: 180, isMaskable: true },
] as const;
