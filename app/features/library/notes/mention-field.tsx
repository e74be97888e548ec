import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { mostMentions, typedMention } from '../../../../domain/library/notes/mentions.ts';
import { longestNote } from '../../../../domain/library/notes/note.ts';
import { foldCase } from '../../../../domain/text/fold.ts';
import type { Colleague } from '../../../../server/services/library/notes/read-notes.ts';
import { useTexts } from '../../../i18n/texts.ts';
import box from '../../../ui/combobox.module.css';
import field from '../../../ui/field.module.css';
import { useFloating } from '../../../ui/use-floating.ts';
import { notesTexts } from './notes.texts.ts';

type Props = {
  rows: number;
  value: string;
  readOnly: boolean;
  colleagues: readonly Colleague[];
  /** `mentioned`: the colleague who was chosen with this change. */
  change: (text: string, mentioned?: string) => void;
};

const mostOffered = 6;

/** Each colleague once; the first ten, as the server accepts them. */
export const withMention = (mentions: readonly string[], one: string | undefined): string[] =>
  [...new Set(one ? [...mentions, one] : mentions)].slice(0, mostMentions);

/** A text box in which « @ » offers the colleagues, for keyboard, mouse and touch. */
export function MentionField({ rows, value, readOnly, colleagues, change }: Props) {
  const texts = useTexts(notesTexts);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const nextCaret = useRef<number>(undefined);
  const [caret, setCaret] = useState<number>();
  const [at, setAt] = useState(0);
  const typing = caret === undefined ? undefined : typedMention(value, caret);
  const sought = foldCase(typing?.typed ?? '');
  const offered = typing ? colleagues.filter(({ name }) => foldCase(name).includes(sought)).slice(0, mostOffered) : [];
  const open = offered.length > 0;
  const active = Math.min(at, offered.length - 1);
  useFloating(open, area, list);
  // A text that was changed from outside puts the caret at its end.
  useLayoutEffect(() => {
    if (nextCaret.current === undefined) return;
    area.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = undefined;
  });

  const pick = (colleague: Colleague | undefined) => {
    if (!colleague || !typing || caret === undefined) return;
    const named = `${value.slice(0, typing.start)}@${colleague.name} `;
    nextCaret.current = named.length;
    setCaret(undefined);
    change((named + value.slice(caret)).slice(0, longestNote), colleague.id);
  };
  const onKey = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'ArrowDown') setAt((active + 1) % offered.length);
    else if (event.key === 'ArrowUp') setAt((active - 1 + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') pick(offered[active]);
    else if (event.key === 'Escape') setCaret(undefined);
    else return;
    // Escape must not close a dialog that contains this field.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={field.field}>
      <label htmlFor={id}>{texts.message}</label>
      <textarea
        ref={area}
        id={id}
        rows={rows}
        maxLength={longestNote}
        // biome-ignore lint/a11y/noAutofocus: a click has just opened the field
        autoFocus
        readOnly={readOnly}
        aria-autocomplete={colleagues.length > 0 ? 'list' : undefined}
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        aria-describedby={colleagues.length > 0 ? `${id}-hint` : undefined}
        value={value}
        onChange={({ currentTarget }) => {
          setCaret(currentTarget.selectionStart);
          setAt(0);
          change(currentTarget.value);
        }}
        onKeyDown={onKey}
        onBlur={() => setCaret(undefined)}
      />
      {open && (
        <div
          id={`${id}-list`}
          ref={list}
          className={box.list}
          role="listbox"
          aria-label={texts.colleagues}
          popover="manual"
        >
          {offered.map((colleague, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
            <div
              key={colleague.id}
              id={`${id}-${index}`}
              role="option"
              className={box.option}
              aria-selected={index === active}
              tabIndex={-1}
              // Otherwise the field would lose the focus, and the list would close before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(colleague)}
            >
              {colleague.name}
            </div>
          ))}
        </div>
      )}
      {colleagues.length > 0 && (
        <p id={`${id}-hint`} className={field.hint}>
          {texts.mentionHint}
        </p>
      )}
    </div>
  );
}
