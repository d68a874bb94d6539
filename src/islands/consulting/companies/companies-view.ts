import { COMPANIES_VIEW_COOKIE, type CompaniesView } from '#features/consulting/companies/company.values.ts';

const YEAR_SECONDS = 31_536_000;

/** A cookie instead of localStorage, so that the server renders the selected view. */
export function rememberView(view: CompaniesView): void {
  document.cookie = `${COMPANIES_VIEW_COOKIE}=${view}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
