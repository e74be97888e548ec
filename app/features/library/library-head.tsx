import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import styles from './head.module.css';
import { libraryTexts } from './library.texts.ts';
import { LibraryTabs } from './library-tabs.tsx';

type Props = {
  /** This is the page of all profiles; the other tabs have a title of their own below. */
  titled?: boolean;
  /** No tabs: the viewer keeps no lists. */
  alone?: boolean;
  /** The number of developers in the selection; undefined for viewers without a selection. */
  selected: number | undefined;
  /** At the end of the line. */
  children?: ReactNode;
};

/** One line above the library and the recruiter's own lists: it stays where it is from one tab to the next. */
export function LibraryHead({ titled = false, alone = false, selected, children }: Props) {
  const { title } = useTexts(libraryTexts);
  return (
    <div className={styles.head}>
      {titled ? <h1 className={styles.title}>{title}</h1> : <p className={styles.title}>{title}</p>}
      {!alone && <LibraryTabs selected={selected} />}
      {children && <div className={styles.end}>{children}</div>}
    </div>
  );
}
