import type { ReactNode } from 'react';
import type { Left } from '../../../../domain/companies/plans/allowance.ts';
import { newDays } from '../../../../domain/library/offers/new-people.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { NewPeople as Data, PeopleNeed } from '../../../../server/services/library/offers/read-new-people.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useQuota } from '../../../quota/use-quota.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { LibraryEntry } from '../library-entry.tsx';
import { linkTo } from '../link-to.ts';
import { FewViewsLeft } from '../views-left.tsx';
import styles from './new-people.module.css';
import { newPeopleTexts } from './new-people.texts.ts';

type Props = { people: Data; views: Left | undefined; brand: string };

/** On the home page of a recruiter: the best new profiles for the offers and searches, as the CV library shows them. */
export function NewPeople({ people: { needs, groups }, views, brand }: Props) {
  const texts = useTexts(newPeopleTexts);
  const { opening, dialog } = useQuota(views);
  return (
    <section
      className={groups.length > 0 ? styles.section : `${page.card} ${styles.section}`}
      aria-labelledby="new-people"
    >
      <h2 id="new-people" className={styles.heading}>
        {texts.title}
      </h2>
      {groups.length > 0 ? (
        <>
          <p className={styles.muted}>{texts.text(newDays)}</p>
          {views && <FewViewsLeft {...views} />}
          {groups.map(({ entries, ...need }) => (
            <Group key={need.query} need={need}>
              {entries.map((entry) => (
                <LibraryEntry key={entry.id} entry={entry} brand={brand} {...opening(entry)} brief />
              ))}
            </Group>
          ))}
          {dialog}
        </>
      ) : (
        <Nothing needs={needs} />
      )}
    </section>
  );
}

function Group({ need, children }: { need: PeopleNeed; children: ReactNode }) {
  const locale = useLocale();
  const texts = useTexts(newPeopleTexts);
  const name = need.name ?? texts.untitled;
  return (
    <div className={styles.group}>
      <p className={styles.need}>
        <span>
          {texts.kinds[need.kind]} <strong>{name}</strong>
        </span>
        <Link href={linkTo(pathTo(locale, 'developers'), need.query)} aria-label={texts.about(texts.all, name)}>
          {texts.all}
        </Link>
      </p>
      <ul className={styles.list} aria-label={texts.list(name)}>
        {children}
      </ul>
    </div>
  );
}

/** Nothing is new, or there is nothing to look for: said plainly, with a way on. */
function Nothing({ needs }: { needs: Data['needs'] }) {
  const locale = useLocale();
  const texts = useTexts(newPeopleTexts);
  const library = pathTo(locale, 'developers');
  if (needs.length === 0) {
    return (
      <>
        <p>{texts.noNeed}</p>
        <p className={styles.ways}>
          <ButtonLink href={library} look="secondary">
            {texts.library}
          </ButtonLink>
          <ButtonLink href={pathTo(locale, 'jobManager')} look="secondary">
            {texts.offers}
          </ButtonLink>
        </p>
      </>
    );
  }
  return (
    <>
      <p>{texts.none(newDays)}</p>
      <ul className={styles.needs}>
        {needs.map(({ query, name }) => (
          <li key={query}>
            <Link href={linkTo(library, query)}>{texts.allOf(name ?? texts.untitled)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
