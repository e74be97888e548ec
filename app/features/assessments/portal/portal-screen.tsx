import { Form } from 'react-router';
import { testsQueryName } from '../../../../domain/assessments/test-search.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Portal } from '../../../../server/services/assessments/read-portal.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import styles from './portal.module.css';
import { portalTexts } from './portal.texts.ts';
import { TestEntry } from './test-entry.tsx';

type Props = { portal: Portal; query: string };

/** All tests by category, or the tests found by a search. */
export function PortalScreen({ portal, query }: Props) {
  const texts = useTexts(portalTexts);
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <TestSearch key={query} query={query} />
      <p className={styles.boards}>
        <Link href={pathTo(useLocale(), 'allStars')}>{texts.allStars}</Link>
      </p>
      {query && portal.total > 0 && (
        <p className={styles.found} role="status">
          {texts.found(portal.total, query)}
        </p>
      )}
      {!query && <Categories portal={portal} />}
      {portal.total === 0 && <Nothing query={query} />}
      {portal.categories.map(({ id, slug, name, tests }) => (
        <section key={id} className={styles.category}>
          <h2 className={styles.heading}>{name ? <CategoryLink slug={slug} name={name} /> : texts.other}</h2>
          <ul className={styles.list}>
            {tests.map((test) => (
              <TestEntry key={test.id} test={test} level={3} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function CategoryLink({ slug, name }: { slug: string; name: string }) {
  return <Link href={pathTo(useLocale(), 'testCategory', { slug })}>{name}</Link>;
}

/** A GET form: the search is in the address, and it works without JavaScript. */
function TestSearch({ query }: { query: string }) {
  const texts = useTexts(portalTexts);
  return (
    <search className={styles.search}>
      <Form method="get" action={pathTo(useLocale(), 'tests')} className={styles.form}>
        <Field
          label={texts.search}
          type="search"
          name={testsQueryName}
          defaultValue={query}
          maxLength={80}
          placeholder={texts.placeholder}
        />
        <Button type="submit">{texts.find}</Button>
      </Form>
    </search>
  );
}

/** `chosen`: the category that is shown. */
export function Categories({ portal, chosen }: { portal: Portal; chosen?: string }) {
  const locale = useLocale();
  const texts = useTexts(portalTexts);
  const named = portal.categories.filter(({ name }) => name);
  if (named.length < 2) return null;
  return (
    <nav aria-label={texts.categories} className={styles.categories}>
      <Link href={pathTo(locale, 'tests')} aria-current={chosen ? undefined : 'page'}>
        {texts.all}
      </Link>
      {named.map(({ id, slug, name }) => (
        <Link
          key={id}
          href={pathTo(locale, 'testCategory', { slug })}
          aria-current={id === chosen ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

function Nothing({ query }: { query: string }) {
  const locale = useLocale();
  const texts = useTexts(portalTexts);
  return (
    <div className={styles.nothing}>
      <Notice title={query ? texts.none(query) : texts.empty}>
        <p>{query ? texts.noneText : texts.emptyText}</p>
        {query && (
          <p>
            <ButtonLink href={pathTo(locale, 'tests')} look="secondary">
              {texts.all}
            </ButtonLink>
          </p>
        )}
      </Notice>
    </div>
  );
}
