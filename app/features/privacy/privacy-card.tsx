import { type ReactNode, useId } from 'react';
import page from '../../ui/page.module.css';
import styles from './privacy.module.css';

/** One subject of the page: a heading, a sentence, and its actions. */
export function PrivacyCard(props: { title: string; lead: string; anchor?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section id={props.anchor} className={page.card} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {props.title}
      </h2>
      <p className={styles.lead}>{props.lead}</p>
      {props.children}
    </section>
  );
}
