import { COMPANIES_VIEW_COOKIE, type CompaniesView } from '#features/consulting/companies/company.values.ts';
import { preferenceCookie } from '#shared/preference-cookie.ts';

/** A cookie instead of localStorage, so that the server renders the selected view. */
export function rememberView(view: CompaniesView): void {
  document.cookie = preferenceCookie(COMPANIES_VIEW_COOKIE, view, location.href);
}
