import type { RefObject } from 'react';
import { fieldNamed } from '../../../domain/contact/first-message/fields.ts';
import { useTexts } from '../../i18n/texts.ts';
import styles from './first-message.module.css';
import { firstMessageTexts } from './first-message.texts.ts';

/** What nothing fills in a message, and why; a press selects it in the message box. */
export function OpenFields({ fields, box }: { fields: string[]; box: RefObject<HTMLDivElement | null> }) {
  const texts = useTexts(firstMessageTexts);
  if (fields.length === 0) return null;
  const select = (field: string) => {
    const area = box.current?.querySelector('textarea');
    const at = area?.value.indexOf(field) ?? -1;
    if (!area || at < 0) return;
    area.focus();
    area.setSelectionRange(at, at + field.length);
  };
  return (
    <ul className={styles.open} aria-label={texts.open}>
      {fields.map((field) => (
        <li key={field}>
          <button type="button" className={styles.field} aria-label={texts.select(field)} onClick={() => select(field)}>
            {field}
          </button>{' '}
          {texts.why[fieldNamed(field) ?? 'other']}
        </li>
      ))}
    </ul>
  );
}
