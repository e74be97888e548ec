import { type FormEvent, useEffect, useState } from 'react';
import styles from './slider.module.css';
import { useScripted } from './use-scripted.ts';

type Hand = {
  /** The name of the number field that it moves. */
  field: string;
  /** The value of the search. */
  value: number | undefined;
  /** Where a value is on the scale, and what a place on it means; undefined: no limit. */
  at: (value: number) => number;
  means: (at: number) => number | undefined;
};

type Props = { least: number; most: number; step?: number; from?: Hand; to: Hand };

/**
 * Hands under a drawing that move the number fields below. For the mouse and the finger only: the fields say and do the
 * same for the keyboard and for screen readers, and without JavaScript.
 */
export function RangeSlider({ least, most, step = 1, from, to }: Props) {
  const low = usePlace(from, least);
  const high = usePlace(to, most);
  const clamped = (at: number) => Math.min(Math.max(at, least), most);
  const [start, end] = [clamped(low.at), clamped(high.at)];
  const scripted = useScripted();
  const share = (at: number) => `${(100 * (at - least)) / (most - least)}%`;
  const common = { type: 'range', min: least, max: most, step, tabIndex: -1, 'aria-hidden': true } as const;
  return (
    // The place is kept without JavaScript too, so that nothing moves when it starts.
    <div className={styles.slider} style={{ '--low': share(start), '--high': share(end) } as object}>
      {scripted && (
        <>
          {from && (
            <input {...common} value={start} onChange={(event) => low.move(event, Math.min(read(event), end - step))} />
          )}
          <input {...common} value={end} onChange={(event) => high.move(event, Math.max(read(event), start + step))} />
        </>
      )}
    </div>
  );
}

const read = ({ currentTarget }: FormEvent<HTMLInputElement>) => Number(currentTarget.value);

/** The place of a hand: that of the search, or where it has just been moved to. */
function usePlace(hand: Hand | undefined, without: number) {
  const searched = hand?.value === undefined ? without : hand.at(hand.value);
  const [at, setAt] = useState(searched);
  useEffect(() => setAt(searched), [searched]);
  const move = ({ currentTarget }: FormEvent<HTMLInputElement>, next: number) => {
    if (!hand) return;
    setAt(next);
    const field = currentTarget.form?.elements.namedItem(hand.field);
    if (field instanceof HTMLInputElement) type(field, String(hand.means(next) ?? ''));
  };
  return { at, move };
}

/** Fills a field as if the value had been typed: the form around it hears it. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
