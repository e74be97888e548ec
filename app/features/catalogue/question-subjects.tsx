import type { CatalogueTag } from '../../../server/services/catalogue/catalogue-names.ts';
import type { CatalogueEntry as Entry } from '../../../server/services/catalogue/read-entries.ts';
import { useTexts } from '../../i18n/texts.ts';
import styles from './catalogue.module.css';
import { CatalogueEntry, Tags } from './catalogue-entry.tsx';
import { entryTexts } from './entry.texts.ts';

/** The subjects of a question. */
export function QuestionSubjects({ tags }: { tags: readonly CatalogueTag[] }) {
  return <Tags tags={tags} />;
}

export function RelatedQuestions({ entries }: { entries: readonly Entry[] }) {
  const texts = useTexts(entryTexts);
  if (entries.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">{texts.related}</h2>
      <ul className={styles.list} data-alike>
        {entries.map((entry) => (
          // The subjects are already shown above.
          <CatalogueEntry key={entry.questionId} entry={{ ...entry, tags: [] }} level={3} />
        ))}
      </ul>
    </section>
  );
}
