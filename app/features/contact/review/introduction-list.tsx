import {
  type IntroductionQuery,
  introductionSearch,
} from '../../../../domain/contact/introductions/introduction-list.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type {
  IntroductionList as Data,
  ListedIntroduction,
} from '../../../../server/services/contact/introductions/read-introduction-list.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueEmpty } from '../../../queues/queue-empty.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { StateMark } from '../conversations/state-mark.tsx';
import { IntroductionSearch } from './introduction-search.tsx';
import styles from './review.module.css';
import { reviewTexts } from './review.texts.ts';

/** docs/product/contact.md, The list of introductions. */
export function IntroductionList({ query, introductions, next }: Data & { query: IntroductionQuery }) {
  const texts = useTexts(reviewTexts);
  const here = pathTo(useLocale(), 'adminIntroductions');
  const { after, ...filters } = query;
  const searched = Object.keys(filters).length > 0;
  return (
    <>
      <IntroductionSearch query={query} />
      {introductions.length === 0 ? (
        <QueueEmpty searched={searched} nothing={searched ? texts.notFound : texts.none} />
      ) : (
        <ul className={styles.rows} aria-label={texts.list}>
          {introductions.map((one) => (
            <Row key={one.id} introduction={one} />
          ))}
        </ul>
      )}
      {(after || next) && (
        <nav className={styles.pages} aria-label={texts.pages}>
          {after && (
            <ButtonLink look="secondary" href={here + introductionSearch(filters)}>
              {texts.first}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink look="secondary" href={here + introductionSearch({ ...filters, after: next })}>
              {texts.next}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

function Row({ introduction }: { introduction: ListedIntroduction }) {
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const { id, company, developer, recruiter, status, declined, frozen, createdAt } = introduction;
  return (
    <li>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link href={pathTo(locale, 'adminIntroduction', { introductionId: id })}>
            {texts.between(company, developer || texts.someone)}
          </Link>
        </h2>
        <p className={styles.muted}>
          {[recruiter && texts.by(recruiter), texts.began(day(locale, createdAt))].filter(Boolean).join(' · ')}
        </p>
      </div>
      <StateMark side="team" status={status} declined={declined} frozen={frozen} />
    </li>
  );
}
