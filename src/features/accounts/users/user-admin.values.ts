export const USER_SORTS = ['name', '-name', 'createdAt', '-createdAt'] as const;

/** Filter of the list: whom an administrator looks for. */
export const USER_GROUPS = ['admin', 'disabled', 'withoutSecondFactor'] as const;
