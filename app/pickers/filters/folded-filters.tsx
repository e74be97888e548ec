import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './filter-form.module.css';
import { filtersTexts } from './filters.texts.ts';

/** On a phone the list comes first; a checkbox shows the filters, with the number of active ones. */
export function FoldedFilters({ set, children }: { set: number; children: ReactNode }) {
  const texts = useTexts(filtersTexts);
  return (
    <>
      <label className={styles.toggle}>
        <input type="checkbox" />
        <Icon name="filter" size={18} />
        {texts.show(set)}
      </label>
      <div className={styles.fields}>{children}</div>
    </>
  );
}
