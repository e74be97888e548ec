import type { QuestionStatus } from '../../../domain/catalogue/question-status.ts';
import type { CatalogueTag, CatalogueEntry as Entry } from '../../../server/services/catalogue/read-entries.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './catalogue.module.css';
import { catalogueTexts } from './catalogue.texts.ts';
import { CatalogueEntry, Tags } from './catalogue-entry.tsx';

type Props = { tags: readonly CatalogueTag[]; status: QuestionStatus; draftTest: boolean };

/** What a question is about and, when it is not published, how it stands. */
export function QuestionSubjects({ tags, status, draftTest }: Props) {
  const texts = useTexts(catalogueTexts);
  return (
    <>
      {(status !== 'PUBLISHED' || draftTest) && (
        <Notice tone="warning">
          <p>{draftTest ? texts.draft : texts.statuses[status]}</p>
        </Notice>
      )}
      <Tags tags={tags} />
    </>
  );
}

export function RelatedQuestions({ entries }: { entries: readonly Entry[] }) {
  const texts = useTexts(catalogueTexts);
  if (entries.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">{texts.related}</h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          // What it is about stands above.
          <CatalogueEntry key={entry.questionId} entry={{ ...entry, tags: [] }} level={3} />
        ))}
      </ul>
    </section>
  );
}
