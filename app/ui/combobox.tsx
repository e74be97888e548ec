import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './combobox.module.css';
import field from './field.module.css';
import { Below, described } from './field.tsx';
import { sameOption } from './same-option.ts';
import { useFloating } from './use-floating.ts';

export type Option = { id: string; label: string; detail?: string; before?: ReactNode };

type Props = {
  label: string;
  hint?: string;
  error?: string | undefined;
  placeholder?: string;
  /** The value of the input while the user is not typing. */
  chosen: string;
  options: Option[];
  /** Shown when there is no option. */
  none: string;
  busy?: boolean;
  search: (text: string) => void;
  choose: (option: Option) => void;
  /** Called when the user empties the input; undefined when a value is required. */
  clear?: () => void;
  /** The words for a text that was typed and left without a choice. */
  unchosen: { note: (typed: string) => string; take: (label: string) => string };
};

/**
 * An input with a list of suggestions, for mouse, touch and keyboard (the ARIA combobox pattern). A text that the user
 * leaves without choosing stays: a suggestion with the same name is chosen, another is offered.
 */
export function Combobox(props: Props) {
  const {
    label,
    hint,
    error,
    placeholder,
    chosen,
    options,
    none,
    busy = false,
    search,
    choose,
    clear,
    unchosen,
  } = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  /** What was typed when the user left the input without choosing. */
  const [left, setLeft] = useState<string>();
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
    setLeft(undefined);
  };
  const leave = () => {
    setLeft(typed?.trim() || undefined);
    setTyped(undefined);
  };
  // Also when the suggestions arrive after the user has left the input.
  const same = left === undefined || busy ? undefined : sameOption(options, left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when there is a new option to choose
  useEffect(() => pick(same), [same?.id]);
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
    else if (event.key === 'Escape') {
      setTyped(undefined);
      setLeft(undefined);
    } else return;
    // Enter must not submit the form, and Escape must not close a dialog that contains this input.
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
        value={typed ?? left ?? chosen}
        onChange={({ target }) => {
          setTyped(target.value);
          setLeft(undefined);
          setAt(0);
          if (target.value.trim() === '') clear?.();
          else search(target.value);
        }}
        onKeyDown={onKey}
        onFocus={() => {
          if (left === undefined) return;
          setTyped(left);
          setLeft(undefined);
        }}
        onBlur={leave}
        {...described(id, hint, error)}
      />
      {open && (
        <div
          id={`${id}-list`}
          ref={list}
          className={styles.list}
          role="listbox"
          aria-label={label}
          // In the top layer: a dialog would clip the list at its edge.
          popover="manual"
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input above handles the keys
            <div
              key={option.id}
              id={`${id}-${index}`}
              role="option"
              className={styles.option}
              aria-selected={index === active}
              tabIndex={-1}
              // Otherwise the input would lose the focus, and the list would close before the click.
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
      {left !== undefined && !busy && !same && (
        <div className={styles.unchosen} role="status">
          <span>{unchosen.note(left)}</span>
          {options[0] && (
            <button type="button" className={styles.take} onClick={() => pick(options[0])}>
              {unchosen.take(options[0].label)}
            </button>
          )}
        </div>
      )}
      <Below id={id} hint={hint} error={error} />
    </div>
  );
}
