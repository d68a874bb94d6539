import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

/** The address of the list of companies with the form for a new one open. */
export const NEW_COMPANY = '#new';

/** The one step that is possible while there is no company; it leads to the open form. */
export function FirstCompany() {
  const { t } = useTexts();
  return (
    <ButtonLink variant="primary" href={`/comercia/companies${NEW_COMPANY}`}>
      {t('marketing:companies.addFirst')}
    </ButtonLink>
  );
}
