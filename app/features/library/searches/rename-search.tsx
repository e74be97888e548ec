import { useState } from 'react';
import { Form } from 'react-router';
import { longestSearchName } from '../../../../domain/library/saved-search-limits.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './searches.module.css';
import { searchesTexts } from './searches.texts.ts';

/** Another name for a search; folded, and works without JavaScript. */
export function RenameSearch({ id, name }: { id: string; name: string }) {
  const texts = useTexts(searchesTexts);
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.rename} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={texts.about(texts.rename, name)}>{texts.rename}</summary>
      <Form method="post" onSubmit={() => setOpen(false)}>
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="searchId" value={id} />
        <Field key={name} label={texts.name} name="name" required maxLength={longestSearchName} defaultValue={name} />
        <Button type="submit">{texts.submit}</Button>
      </Form>
    </details>
  );
}
