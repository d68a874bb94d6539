import { List, Rows3 } from 'lucide-react';
import { useTexts } from '#islands/ui/texts.tsx';
import { VIEW_CHOICE, VIEW_SWITCH } from '#islands/ui/view-styles.ts';

type Props = { isTable: boolean; onChange: (isTable: boolean) => void };

/** Tasks by their days, or in a table whose cells are edited. A phone has the one. */
export function TaskLayout({ isTable, onChange }: Props) {
  const { t } = useTexts();
  return (
    <div role="group" aria-label={t('leads:tasks.layout')} className={`${VIEW_SWITCH} max-sm:hidden`}>
      {([false, true] as const).map((each) => {
        const Symbol = each ? Rows3 : List;
        const label = t(each ? 'leads:tasks.asTable' : 'leads:tasks.asList');
        return (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={isTable === each}
            onClick={() => onChange(each)}
            className={VIEW_CHOICE}
          >
            <Symbol size={18} aria-hidden="true" />
          </button>
        );
      })}
    </div>
  );
}
