import type { MarketingMove } from '#features/marketing/companies/company-move.schema.ts';
import type { CompanySummary } from '#features/marketing/companies/company.schema.ts';
import { MoveDialog } from '#islands/record/MoveDialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  company: Pick<CompanySummary, 'id' | 'name'> | null;
  onClose: () => void;
  onMoved: () => void;
};

const GOES = ['products', 'campaigns', 'pages', 'leads'] as const;

export function MoveCompany(props: Props) {
  const { t } = useTexts();
  return (
    <MoveDialog<MarketingMove>
      {...props}
      path="/api/marketing/companies"
      stays={t('marketing:move.stays')}
      goes={(move) =>
        GOES.map((kind) =>
          move[kind] > 0 ? <li key={kind}>{t(`marketing:move.${kind}`, { count: move[kind] })}</li> : null,
        )
      }
    />
  );
}
