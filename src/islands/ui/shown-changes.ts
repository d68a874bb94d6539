/** Asks a record's page to show what others saved; one that does so prevents the page from being loaded again. */
export const SHOW_CHANGES = 'show-changes';
