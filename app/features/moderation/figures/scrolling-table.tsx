import type { ReactNode } from 'react';
import type { FigureName } from '../../../../domain/moderation/figures/figures.ts';
import { useTexts } from '../../../i18n/texts.ts';
import styles from './figures.module.css';
import { figuresTexts } from './figures.texts.ts';

/** A table that scrolls sideways where it is wider than the screen. */
export function ScrollingTable({ name, children }: { name: FigureName; children: ReactNode }) {
  const texts = useTexts(figuresTexts);
  const { title } = texts.figures[name];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={texts.tableOf(title)}>
      <table>
        <caption className={styles.unseen}>{title}</caption>
        {children}
      </table>
    </section>
  );
}
