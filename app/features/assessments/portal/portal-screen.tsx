import { Form } from 'react-router';
import { portalPath } from '../../../../domain/assessments/test-paths.ts';
import { testsQueryName } from '../../../../domain/assessments/test-search.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Portal } from '../../../../server/services/assessments/read-portal.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import chips from '../../../ui/chips.module.css';
import { Net } from '../../../ui/drawings/net.tsx';
import { Questions } from '../../../ui/drawings/questions.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import tint from '../../../ui/tint.module.css';
import styles from './portal.module.css';
import { portalTexts } from './portal.texts.ts';
import { TestEntry } from './test-entry.tsx';

type Props = { portal: Portal; query: string };

/** All tests by theme, or the tests found by a search. */
export function PortalScreen({ portal, query }: Props) {
  const locale = useLocale();
  const texts = useTexts(portalTexts);
  return (
    <div className={page.wide}>
      <header className={styles.head}>
        <div>
          <h1>{texts.title}</h1>
          <p className={page.lead}>{texts.lead}</p>
        </div>
        <p className={styles.boards}>
          <Link href={pathTo(locale, 'allStars')} aria-label={texts.allStars + texts.allStarsMore}>
            {texts.allStars}
            <span className={styles.more}>{texts.allStarsMore}</span>
          </Link>
          <Link href={pathTo(locale, 'testMethod')}>{texts.method}</Link>
        </p>
      </header>
      <div className={styles.tools}>
        <TestSearch key={query} query={query} />
        {!query && <Themes portal={portal} />}
      </div>
      {query && portal.total > 0 && (
        <p className={styles.found} role="status">
          {texts.found(portal.total, query)}
        </p>
      )}
      {portal.total === 0 && <Nothing query={query} />}
      {portal.themes.map(({ id, slug, name, tests }) => (
        <section key={id} id={slug || undefined} className={styles.theme}>
          <div className={styles.over}>
            <h2 className={styles.heading}>{name || texts.other}</h2>
            <p className={styles.count}>{texts.tests(tests.length)}</p>
          </div>
          <ul className={styles.list}>
            {tests.map((test) => (
              <TestEntry key={test.id} test={test} level={3} />
            ))}
          </ul>
        </section>
      ))}
      {portal.total > 0 && <Technologies technologies={portal.technologies} />}
    </div>
  );
}

/** Links to the portals of the technologies. */
function Technologies({ technologies }: Pick<Portal, 'technologies'>) {
  const locale = useLocale();
  const texts = useTexts(portalTexts);
  return (
    <section className={styles.theme} aria-labelledby="technologies">
      <h2 id="technologies" className={styles.heading}>
        {texts.technologies}
      </h2>
      <ul className={styles.chips}>
        {technologies.map((technology) => (
          <li key={technology.id}>
            <Link href={portalPath(locale, technology)} className={chips.press}>
              <TechnologyIcon handle={technology.handle} /> {technology.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A GET form: the search is in the address, and it works without JavaScript. */
function TestSearch({ query }: { query: string }) {
  const texts = useTexts(portalTexts);
  return (
    <search className={styles.search}>
      <Form method="get" action={pathTo(useLocale(), 'tests')} className={styles.form}>
        <label htmlFor="test-search" className={styles.label}>
          {texts.search}
        </label>
        <input
          id="test-search"
          type="search"
          name={testsQueryName}
          defaultValue={query}
          maxLength={80}
          placeholder={texts.placeholder}
          enterKeyHint="search"
        />
        <Button type="submit">{texts.find}</Button>
      </Form>
    </search>
  );
}

function Themes({ portal }: { portal: Portal }) {
  const texts = useTexts(portalTexts);
  const named = portal.themes.filter(({ name }) => name);
  if (named.length < 2) return null;
  return (
    <nav aria-label={texts.themes} className={styles.jumps}>
      {named.map(({ id, slug, name }) => (
        <a key={id} href={`#${slug}`} className={`${chips.press} ${tint.tinted} ${styles.jump}`} data-tint={id}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function Nothing({ query }: { query: string }) {
  const locale = useLocale();
  const texts = useTexts(portalTexts);
  return (
    <EmptyState
      drawing={query ? <Net /> : <Questions />}
      title={query ? texts.none(query) : texts.empty}
      action={
        query && (
          <ButtonLink href={pathTo(locale, 'tests')} look="secondary">
            {texts.all}
          </ButtonLink>
        )
      }
    >
      <p>{query ? texts.noneText : texts.emptyText}</p>
    </EmptyState>
  );
}
