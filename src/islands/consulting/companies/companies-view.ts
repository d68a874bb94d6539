import { COMPANIES_VIEW_COOKIE, type CompaniesView } from '#features/consulting/companies/company.values.ts';

const YEAR_SECONDS = 31_536_000;

/** A cookie and not the browser's storage: the server renders the first page in the view that was chosen. */
export function rememberView(view: CompaniesView): void {
  document.cookie = `${COMPANIES_VIEW_COOKIE}=${view}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
