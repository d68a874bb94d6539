export const ACCOUNT_TABS = ['profile', 'security', 'tokens', 'data'] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

export const isAccountTab = (value: unknown): value is AccountTab =>
  ACCOUNT_TABS.some((tab) => tab === value);
