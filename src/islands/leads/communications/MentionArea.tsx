import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { mentionable, mentionQuery } from '#features/leads/communications/mention.rules.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import { POPOVER } from '#islands/ui/popover-styles.ts';
import { TextArea } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';

const MOST_OFFERED = 6;

type Props = { field: FieldBinding; label: string; rows: number; autoFocus: boolean };
type Asked = { start: number; query: string };

/** A text in which `@` offers the members of the workspace; in a personal one nobody. */
export function MentionArea({ field, ...props }: Props) {
  const { t } = useTexts();
  const { people, ownId } = useTeam();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [active, setActive] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const caret = useRef<number | null>(null);
  const listId = useId();
  const others = people.filter(({ id }) => id !== ownId);
  const offered = asked ? mentionable(asked.query, others).slice(0, MOST_OFFERED) : [];
  const isOpen = offered.length > 0;
  const chosen = offered[Math.min(active, offered.length - 1)];
  const optionId = (id: number): string => `${listId}-${id}`;
  const areaOf = () => box.current?.querySelector('textarea') ?? null;

  useEffect(() => {
    const area = areaOf();
    if (!area) return;
    area.setAttribute('aria-autocomplete', 'list');
    for (const [name, value] of [
      ['aria-controls', isOpen ? listId : null],
      ['aria-activedescendant', isOpen && chosen ? `${listId}-${chosen.id}` : null],
    ] as const)
      if (value === null) area.removeAttribute(name);
      else area.setAttribute(name, value);
  }, [isOpen, listId, chosen]);

  useEffect(() => {
    if (caret.current === null) return;
    areaOf()?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [field.value]);

  const ask = (): void => {
    const area = areaOf();
    setAsked(area ? mentionQuery(area.value, area.selectionStart) : null);
  };
  const choose = ({ name }: { name: string }): void => {
    const area = areaOf();
    if (!asked || !area) return;
    const before = `${area.value.slice(0, asked.start)}@${name} `;
    caret.current = before.length;
    field.onChange(before + area.value.slice(area.selectionStart).replace(/^ /, ''));
    setAsked(null);
    area.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined)
      setActive((at) => (Math.min(at, offered.length - 1) + step + offered.length) % offered.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) choose(chosen);
    else if (event.key === 'Escape') setAsked(null);
    else if (/^(?:ArrowLeft|ArrowRight|Home|End)$/.test(event.key)) return setAsked(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={box}
      className="relative"
      onKeyDownCapture={onKey}
      onInput={() => {
        setActive(0);
        ask();
      }}
      onClick={ask}
      onBlur={() => setAsked(null)}
    >
      <TextArea
        {...field}
        {...props}
        {...(others.length > 0 && { description: t('leads:communications.mentionHint') })}
      />
      <p role="status" className="sr-only">
        {isOpen ? t('leads:communications.mentionOffer', { count: offered.length }) : ''}
      </p>
      {isOpen ? (
        <ul
          id={listId}
          role="listbox"
          aria-label={t('leads:communications.mentionMembers')}
          className={`${POPOVER} absolute top-full left-0 z-20 -mt-5 w-72 max-w-full p-1`}
        >
          {offered.map((person) => (
            <li
              key={person.id}
              id={optionId(person.id)}
              role="option"
              aria-selected={person === chosen}
              // The text keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={(event) => {
                event.stopPropagation();
                choose(person);
              }}
              className="flex min-h-control cursor-default items-center rounded-control px-3 text-sm text-ink aria-selected:bg-accent-soft pointer-coarse:min-h-11"
            >
              <span className="min-w-0 truncate">{person.name}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
