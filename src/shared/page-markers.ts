import type { Registration } from './installation.ts';

/**
 * Stands for REGISTRATION in built pages, because it is known only when the server starts: they hold what belongs to each
 * of its values, marked by `forRegistration`, and static-table.ts leaves what applies.
 */
export const REGISTRATION_PLACEHOLDER = 'registration-as-configured';
export const FOR_REGISTRATION = 'data-for-registration';
export const forRegistration = (only: Registration) => ({ [FOR_REGISTRATION]: only });

/** Id of the demo offer in a sign-in form; static-table.ts removes it from built pages if DEMO=off. */
export const DEMO_OFFER = 'demo-offer';
