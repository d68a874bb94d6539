import { Check, Columns3 } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '#islands/ui/Button.tsx';
import { LIST_ITEM, POPOVER } from '#islands/ui/popover-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  columns: readonly { id: string; label: string; isRowHeader?: boolean }[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
};

/** Initially open, because pressing its button loaded it. */
export function ColumnMenu({ columns, chosen, onChoose }: Props) {
  const { t } = useTexts();
  const optional = columns.filter(({ isRowHeader }) => !isRowHeader);
  return (
    <MenuTrigger defaultOpen>
      <Button icon={Columns3}>{t('leads:common.columns')}</Button>
      <Popover placement="bottom end" className={`${POPOVER} min-w-52`}>
        <Menu
          aria-label={t('leads:common.columns')}
          selectionMode="multiple"
          selectedKeys={new Set(chosen)}
          onSelectionChange={(keys) =>
            onChoose(keys === 'all' ? new Set(columns.map(({ id }) => id)) : new Set([...keys].map(String)))
          }
          className="max-h-96 overflow-auto p-1 outline-none"
        >
          {optional.map(({ id, label }) => (
            <MenuItem key={id} id={id} className={`group/item text-ink ${LIST_ITEM}`}>
              <span className="flex-1">{label}</span>
              <Check
                size={16}
                aria-hidden="true"
                className="invisible shrink-0 text-accent-ink group-data-selected/item:visible"
              />
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
