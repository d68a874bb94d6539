export const ARCHITECTURE_MODULES = ['analytics', 'processAutomation', 'predictive', 'integration'] as const;
export type ArchitectureModule = (typeof ARCHITECTURE_MODULES)[number];
