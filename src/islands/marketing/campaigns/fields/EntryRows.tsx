import { GripVertical, Plus, Trash2 } from 'lucide-react';
import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { Button, IconButton } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { movedTo } from './moved-entry.ts';
import { RowText } from './RowText.tsx';

type Field<Entry> = {
  key: keyof Entry & string;
  label: string;
  limit?: number;
  /** Waits behind a button while it is empty. */
  isOptional?: boolean;
};

type Props<Entry> = {
  /** Of the content: `benefits` or `faq`. */
  name: string;
  legend: string;
  add: string;
  fields: readonly Field<Entry>[];
  entries: readonly Entry[];
  empty: Entry;
  onChange: (entries: Entry[]) => void;
  errorOf: (at: number, key: string) => string | undefined;
};

/** Entries of a text as numbered rows, which are dragged, or moved by the arrow keys on their handle. */
export function EntryRows<Entry extends Record<string, string>>(props: Props<Entry>) {
  const { name, legend, add, fields, entries, empty, onChange, errorOf } = props;
  const { t } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [opened, setOpened] = useState<string | null>(null);

  const move = (from: number, to: number) => onChange(movedTo(entries, from, to));
  const put = (at: number, key: string, text: string) =>
    onChange(entries.map((one, index) => (index === at ? { ...one, [key]: text } : one)));
  const step = (at: number) => (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const to = at + by;
    if (by === 0 || to < 0 || to >= entries.length) return;
    event.preventDefault();
    move(at, to);
    list.current?.querySelectorAll<HTMLElement>('[data-handle]')[to]?.focus();
  };
  const over = (event: DragEvent) => {
    if (dragged !== null) event.preventDefault();
  };

  return (
    <>
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {entries.map((entry, at) => {
          const number = at + 1;
          const waiting = fields.filter(
            ({ key, isOptional }) => isOptional && entry[key] === '' && opened !== `${at}.${key}`,
          );
          return (
            <li
              key={at}
              onDragOver={over}
              onDrop={() => {
                if (dragged !== null) move(dragged, at);
                setDragged(null);
              }}
              className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-start rounded-control border border-line-strong bg-surface ${dragged === at ? 'opacity-45' : ''}`}
            >
              <button
                type="button"
                data-handle
                draggable
                onDragStart={() => setDragged(at)}
                onDragEnd={() => setDragged(null)}
                onKeyDown={step(at)}
                title={t('marketing:campaign.moveHint')}
                aria-label={t('marketing:campaign.moveEntry', { number, list: legend })}
                className="touch-target flex h-9 cursor-grab items-center gap-1 pr-1 pl-2 text-sm text-ink-soft tabular-nums"
              >
                <GripVertical size={14} aria-hidden="true" />
                {number}
              </button>
              <div className="grid grid-cols-[minmax(0,1fr)]">
                {fields
                  .filter((field) => !waiting.includes(field))
                  .map(({ key, label, limit }, index) => (
                    <RowText
                      key={key}
                      name={`${name}.${at}.${key}`}
                      label={`${label} ${number}`}
                      placeholder={label}
                      isFirst={index === 0}
                      isFocused={opened === `${at}.${key}`}
                      value={entry[key] ?? ''}
                      limit={limit}
                      error={errorOf(at, key)}
                      onChange={(text) => put(at, key, text)}
                    />
                  ))}
              </div>
              <div className="flex">
                {waiting.map(({ key, label }) => (
                  <Button
                    key={key}
                    size="small"
                    variant="quiet"
                    icon={Plus}
                    className="act px-2! font-normal! text-ink-soft!"
                    aria-label={t('marketing:editor.addNamed', { name: `${label} ${number}` })}
                    onPress={() => setOpened(`${at}.${key}`)}
                  >
                    <span className="max-sm:sr-only">{label}</span>
                  </Button>
                ))}
                <IconButton
                  size="small"
                  label={t('marketing:campaign.removeEntry', { number, list: legend })}
                  icon={Trash2}
                  className="text-ink-soft!"
                  onPress={() => onChange(entries.filter((_, index) => index !== at))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <Button
        size="small"
        variant="quiet"
        icon={Plus}
        className="act -mt-3 justify-self-start"
        onPress={() => onChange([...entries, empty])}
      >
        {add}
      </Button>
    </>
  );
}
