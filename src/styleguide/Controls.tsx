// Every control in every state on one page, long as it is: what is missing is seen by reading down.
import { Building2, Download, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '#islands/ui/AlertDialog.tsx';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button, IconButton } from '#islands/ui/Button.tsx';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { Dialog, DialogForm } from '#islands/ui/Dialog.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { Menu } from '#islands/ui/Menu.tsx';
import { Meter } from '#islands/ui/Meter.tsx';
import { ProgressBar } from '#islands/ui/ProgressBar.tsx';
import { RatingSlider } from '#islands/ui/RatingSlider.tsx';
import { SearchField } from '#islands/ui/SearchField.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { Table, type Sort } from '#islands/ui/Table.tsx';
import { Tabs } from '#islands/ui/Tabs.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import type { IslandTexts } from '#islands/ui/make-texts.ts';
import { TextsProvider } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { Tooltip } from '#islands/ui/Tooltip.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const TONES = ['neutral', 'info', 'success', 'warning', 'danger', 'accent'] as const;
const SIZES = [
  { id: 'small', label: 'Pequeña', description: '1–49' },
  { id: 'medium', label: 'Mediana', description: '50–249' },
  { id: 'large', label: 'Grande', description: '250+' },
] as const;
const ROWS = [
  { id: 1, name: 'Bodegas Roda', sector: 'Vino', amount: 12_400 },
  { id: 2, name: 'Muñoz e Hijos', sector: 'Logística', amount: 980 },
];

type Size = (typeof SIZES)[number]['id'];

export function Controls({ dictionary }: { dictionary: IslandTexts }) {
  const [text, setText] = useState('');
  const [size, setSize] = useState<Size | null>(null);
  const [rating, setRating] = useState(3);
  const [open, setOpen] = useState<'form' | 'alert' | null>(null);
  const [tab, setTab] = useState('products');
  const [sort, setSort] = useState<Sort<'name' | 'amount'>>({ column: 'name', direction: 'ascending' });
  const close = () => setOpen(null);
  const fields = (
    <div className="fields sm:grid-cols-2">
      <TextField label="Name" isRequired value={text} onChange={setText} description="As on the letterhead" />
      <TextField label="E-mail" type="email" error="That is not an e-mail address." />
      <Select label="Size" options={SIZES} value={size} onChange={setSize} isRequired />
      <Select label="Structure" options={SIZES} value={null} onChange={setSize} error="Please choose." />
      <TextField label="Locked" value="Cannot be changed" isDisabled />
      <RatingSlider
        label="Priority"
        value={rating}
        onChange={setRating}
        lowLabel="low"
        highLabel="critical"
      />
      <TextArea label="Description" className="sm:col-span-2" placeholder="What happens, and how often?" />
    </div>
  );
  return (
    <TextsProvider dictionary={dictionary}>
      <div className="space-y-8">
        <div className="flex flex-wrap gap-3">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} icon={Plus}>
              {variant}
            </Button>
          ))}
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} isPending>
              {variant}
            </Button>
          ))}
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} isDisabled size="small">
              {variant}
            </Button>
          ))}
          <Button variant="primary" size="large">
            Large
          </Button>
          <ButtonLink href="#link">Link</ButtonLink>
          <Tooltip text="Edit the company">
            <IconButton label="Edit" icon={Pencil} />
          </Tooltip>
          <Menu
            label="Actions for Bodegas Roda"
            entries={[
              { id: 'edit', label: 'Edit', icon: Pencil, onAction: () => toast.success('Edited') },
              { id: 'down', label: 'Download', icon: Download, href: '#download' },
              { id: 'del', label: 'Delete', icon: Trash2, tone: 'danger', onAction: () => setOpen('alert') },
            ]}
          />
          <Spinner />
        </div>
        <div className="flex flex-wrap gap-2">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
        {fields}
        <div>
          <Checkbox defaultSelected>Primary contact</Checkbox>
          <Checkbox isIndeterminate description="It also gets the report.">
            Some rows
          </Checkbox>
          <Checkbox error="Please agree first.">I agree</Checkbox>
          <Checkbox isDisabled>Not now</Checkbox>
        </div>
        <div className="fields sm:grid-cols-2">
          <Meter label="Profile" value={60} tone="success" valueLabel="3 / 5" />
          <ProgressBar label="Import" value={35} />
          <SearchField label="Search companies" value={text} onChange={setText} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onPress={() => setOpen('form')}>Dialog</Button>
          <Button onPress={() => setOpen('alert')}>Alert</Button>
          <Button onPress={() => toast.success('Saved', 'Bodegas Roda is up to date.')}>Toast</Button>
          <Button onPress={() => toast.error('Error deleting', 'The server is busy.')}>Error</Button>
          <Button
            onPress={() =>
              toast.undo({ message: 'Deleted', undoLabel: 'Undo', onUndo: () => toast.success('Back') })
            }
          >
            Undo
          </Button>
        </div>
        <Tabs
          label="Company"
          selected={tab}
          onSelect={setTab}
          items={['contacts', 'products', 'departments', 'problems', 'strengths', 'report'].map(
            (id, count) => ({
              id,
              label: id,
              count,
              content: (
                <EmptyState
                  title="No products yet"
                  action={
                    <Button variant="primary" icon={Plus}>
                      Add the first product
                    </Button>
                  }
                >
                  What the company sells, product or service: the report starts from here.
                </EmptyState>
              ),
            }),
          )}
        />
        <Table
          caption="Companies"
          columns={[
            { id: 'name', label: 'Name', cell: (row) => row.name, isSortable: true, isRowHeader: true },
            { id: 'sector', label: 'Sector', cell: (row) => row.sector, isSecondary: true },
            { id: 'amount', label: 'Amount', cell: (row) => row.amount, isNumeric: true, isSortable: true },
            {
              id: 'actions',
              label: 'Actions',
              isLabelHidden: true,
              isNumeric: true,
              cell: () => <IconButton label="Open" icon={Building2} />,
            },
          ]}
          rows={ROWS}
          rowKey={(row) => row.id}
          sort={sort}
          onSort={({ column, direction }) =>
            column !== 'sector' && column !== 'actions' && setSort({ column, direction })
          }
          isRowSelected={(row) => row.id === 2}
        />
        <Dialog
          title="New company"
          description="Who is it about?"
          isOpen={open === 'form'}
          onOpenChange={close}
        >
          <DialogForm
            onSubmit={close}
            footer={
              <>
                <Button onPress={close}>Cancel</Button>
                <Button type="submit" variant="primary">
                  Save
                </Button>
              </>
            }
          >
            {fields}
          </DialogForm>
        </Dialog>
        <AlertDialog
          title="Delete Bodegas Roda?"
          isOpen={open === 'alert'}
          onOpenChange={close}
          confirmLabel="Delete the company"
          onConfirm={close}
        >
          Its 4 products, 3 departments and the report go with it.
        </AlertDialog>
      </div>
    </TextsProvider>
  );
}
