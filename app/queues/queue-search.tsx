import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './queues.module.css';
import { queuesTexts } from './queues.texts.ts';

type Props = {
  label: string;
  text: string;
  /** Parameters that stay in the address, such as the open list. */
  kept?: Record<string, string | undefined>;
  /** The address without a search. */
  whole: string;
  /** Inside `QueueHead`: on a wide screen the words of the label are in the field. */
  inField?: boolean;
  /** Other fields of the form. */
  children?: ReactNode;
};

/** The search of a queue; a GET form, so that the search is in the address. */
export function QueueSearch({ label, text, kept = {}, whole, inField = false, children }: Props) {
  const texts = useTexts(queuesTexts);
  const fields = Object.entries(kept).filter(([, value]) => value !== undefined);
  return (
    <form method="get" className={styles.search} key={JSON.stringify([fields, text])}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        label={label}
        type="search"
        name="text"
        placeholder={inField ? label : undefined}
        defaultValue={text}
        maxLength={120}
      />
      {children}
      <Button type="submit" look="secondary">
        <Icon name="search" size={20} />
        <span className={styles.word}>{texts.search}</span>
      </Button>
      {text && (
        <ButtonLink look="secondary" href={whole}>
          {texts.reset}
        </ButtonLink>
      )}
    </form>
  );
}
