import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './combobox.module.css';
import field from './field.module.css';
import { Below, described } from './field.tsx';
import { useFloating } from './use-floating.ts';

export type Option = { id: string; label: string; detail?: string; before?: ReactNode };

type Props = {
  label: string;
  hint?: string;
  error?: string | undefined;
  placeholder?: string;
  /** What stands in the box while nobody types. */
  chosen: string;
  options: Option[];
  /** Said in place of options that are not there. */
  none: string;
  busy?: boolean;
  search: (text: string) => void;
  choose: (option: Option) => void;
  /** The box is emptied by hand: undefined when it must keep a value. */
  clear?: () => void;
};

/** A box to type in and a list that follows; by mouse, by touch and by keyboard, as screen readers expect it. */
export function Combobox(props: Props) {
  const { label, hint, error, placeholder, chosen, options, none, busy = false, search, choose, clear } = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(0);
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const open = typed !== undefined && typed.trim() !== '';
  const active = Math.min(at, options.length - 1);
  useFloating(open, box, list);

  const pick = (option: Option | undefined) => {
    if (!option) return;
    choose(option);
    setTyped(undefined);
  };
  const go = (to: number) => {
    const next = (to + options.length) % Math.max(options.length, 1);
    setAt(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKey = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'ArrowDown') go(active + 1);
    else if (event.key === 'ArrowUp') go(active - 1);
    else if (event.key === 'Enter') pick(options[active]);
    else if (event.key === 'Escape') setTyped(undefined);
    else return;
    // Enter must not send the form, and Escape must not close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={box}
        id={id}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && options.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? chosen}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
          if (target.value.trim() === '') clear?.();
          else search(target.value);
        }}
        onKeyDown={onKey}
        onBlur={() => setTyped(undefined)}
        {...described(id, hint, error)}
      />
      {open && (
        <div
          id={`${id}-list`}
          ref={list}
          className={styles.list}
          role="listbox"
          aria-label={label}
          // Above everything: the edge of a dialog would cut it.
          popover="manual"
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the keys
            <div
              key={option.id}
              id={`${id}-${index}`}
              role="option"
              className={styles.option}
              aria-selected={index === active}
              tabIndex={-1}
              // Before the box loses its focus, which would close the list under the finger.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              {option.before}
              <span>{option.label}</span>
              {option.detail && <small>{option.detail}</small>}
            </div>
          ))}
          {options.length === 0 && (
            <div
              className={`${styles.option} ${styles.none}`}
              role="option"
              aria-selected={false}
              aria-disabled="true"
              tabIndex={-1}
            >
              {busy ? '…' : none}
            </div>
          )}
        </div>
      )}
      <Below id={id} hint={hint} error={error} />
    </div>
  );
}
