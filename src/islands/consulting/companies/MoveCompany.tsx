import type { CompanyMove } from '#features/consulting/companies/company-move.schema.ts';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import { MoveDialog } from '#islands/record/MoveDialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  company: Pick<Company, 'id' | 'name'> | null;
  onClose: () => void;
  onMoved: () => void;
};

export function MoveCompany(props: Props) {
  const { t } = useTexts();
  return (
    <MoveDialog<CompanyMove>
      {...props}
      path="/api/companies"
      stays={t('consulting:move.stays')}
      goes={({ reviews, rows, reports, links }) => (
        <>
          {reviews > 1 ? <li>{t('consulting:move.reviews', { count: reviews })}</li> : null}
          <li>{t('consulting:move.rows', { count: rows })}</li>
          {reports > 0 ? <li>{t('consulting:move.reports', { count: reports })}</li> : null}
          {links > 0 ? <li>{t('consulting:move.links', { count: links })}</li> : null}
        </>
      )}
    />
  );
}
