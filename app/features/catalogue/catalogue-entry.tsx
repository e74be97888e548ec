import type { CSSProperties } from 'react';
import { pathTo } from '../../../domain/paths.ts';
import type { CatalogueTag } from '../../../server/services/catalogue/catalogue-names.ts';
import type { CatalogueEntry as Entry } from '../../../server/services/catalogue/read-entries.ts';
import { day, wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { CodeText } from '../../ui/code-text.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './entry.module.css';
import { entryTexts } from './entry.texts.ts';
import { sendVisit } from './send-visit.ts';

type Props = {
  entry: Entry;
  level: 2 | 3;
  /** The portal page whose list this is: what its headings say is not repeated in each row. */
  portal?: Pick<CatalogueTag, 'kind' | 'id'>;
};

export function CatalogueEntry({ entry, level, portal }: Props) {
  const locale = useLocale();
  const texts = useTexts(entryTexts);
  const { testId, questionId, status } = entry;
  const Heading = `h${level}` as const;
  const number = (value: number) => wholeNumber(locale, value);
  return (
    <li
      className={styles.entry}
      data-level={Math.max(1, entry.difficulty)}
      data-tint={entry.theme}
      style={{ '--icon': `url(${entry.icon})` } as CSSProperties}
    >
      <Heading className={styles.title}>
        <Link
          href={pathTo(locale, 'testQuestion', { testId, questionId })}
          onClick={() => sendVisit(locale, { to: 'question', testId, questionId })}
        >
          <CodeText text={entry.questionTitle} />
        </Link>
      </Heading>
      <p className={styles.facts}>
        {!portal && <b className={styles.level}>{texts.levels[entry.difficulty]}</b>}
        <Link href={pathTo(locale, 'test', { alias: entry.testAlias })}>{entry.testName}</Link>
        {status !== 'PUBLISHED' && (
          <b className={status === 'WAITING_FOR_VALIDATION' ? styles.waiting : styles.mark}>{texts.statuses[status]}</b>
        )}
        {entry.draftTest && <b className={styles.waiting}>{texts.draft}</b>}
        {entry.alternativeQuestion && <b className={styles.mark}>{texts.alternative}</b>}
        {entry.hasNewRating && <b className={styles.fresh}>{texts.newComment}</b>}
        <span>{texts.anonymous}</span>
        {entry.publishedAt && <span>{texts.publishedAt(day(locale, entry.publishedAt))}</span>}
        {entry.ratingScore !== 0 && <span>{texts.votes(number(entry.ratingScore), entry.ratingScore)}</span>}
        {entry.ratingsCount > 0 && <span>{texts.comments(number(entry.ratingsCount), entry.ratingsCount)}</span>}
        <span>{texts.took(number(entry.tookCount), entry.tookCount)}</span>
      </p>
      <Tags tags={entry.tags.filter(({ kind, id }) => kind !== portal?.kind || id !== portal.id)} />
    </li>
  );
}

/** Links to the portal pages of the question's subjects. */
export function Tags({ tags }: { tags: readonly CatalogueTag[] }) {
  const locale = useLocale();
  const texts = useTexts(entryTexts);
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={texts.tags}>
      {tags.map(({ tag, url, kind, id }) => (
        <li key={`${kind} ${id}`}>
          <Link href={url} onClick={() => sendVisit(locale, { to: 'portal', kind, id, fromTag: true })}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
