export const USER_SORTS = ['name', '-name', 'createdAt', '-createdAt'] as const;
export type UserSort = (typeof USER_SORTS)[number];
