import type { ComponentProps } from 'react';
import { wholeNumber } from '../i18n/dates.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { TextField } from '../ui/field.tsx';
import styles from './message-field.module.css';
import { messageFieldTexts } from './message-field.texts.ts';
import { countOf } from './text-count.ts';

type Props = ComponentProps<typeof TextField> & {
  value: string;
  /** The largest number of characters. */
  most: number;
};

/** A text box for a message, with the number of its characters once the text is long. */
export function MessageField({ most, hint, value, ...field }: Props) {
  const locale = useLocale();
  const texts = useTexts(messageFieldTexts);
  const count = countOf(value.length, most);
  const numbers = [wholeNumber(locale, value.length), wholeNumber(locale, most)] as const;
  const below = count && (
    <span className={styles.below}>
      <span>{hint}</span>
      <span className={styles.count} data-near={count.near || undefined}>
        <span aria-hidden="true">{texts.of(...numbers)}</span>
        <span className={styles.said}>{texts.said(...numbers)}</span>
      </span>
    </span>
  );
  return (
    <div>
      <TextField {...field} value={value} hint={below ?? hint} />
      {/* Not the number itself: that would be read at every key. */}
      <span role="status" className={styles.said}>
        {count?.left === 0 ? texts.none : count?.left !== undefined && texts.few(count.left)}
      </span>
    </div>
  );
}
