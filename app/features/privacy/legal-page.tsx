import { useId } from 'react';
import styles from './legal-page.module.css';

export type LegalSection = { title: string; paragraphs: string[]; points?: string[] };

/** A long text: headings, short paragraphs, lists. */
export function LegalSections({ sections }: { sections: LegalSection[] }) {
  return sections.map((section) => <Section key={section.title} section={section} />);
}

function Section({ section: { title, paragraphs, points } }: { section: LegalSection }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {points && (
        <ul>
          {points.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
