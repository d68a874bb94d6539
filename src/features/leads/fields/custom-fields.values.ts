export const MAX_CUSTOM_FIELDS = 50;

export type CustomFields = Record<string, string | number | boolean | null>;
