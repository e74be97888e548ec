import { catalogueString } from '../../../domain/catalogue/search-string.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { CatalogueEntry as Entry } from '../../../server/services/catalogue/read-entries.ts';
import type { QuestionPortal } from '../../../server/services/catalogue/read-portal.ts';
import { wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Sprout } from '../../ui/drawings/sprout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { PageLinks } from '../../ui/page-links.tsx';
import { TechnologyIcon } from '../../ui/technology-icon.tsx';
import tint from '../../ui/tint.module.css';
import list from './catalogue.module.css';
import { catalogueTexts } from './catalogue.texts.ts';
import { CatalogueEntry } from './catalogue-entry.tsx';
import styles from './portal.module.css';
import { portalTexts } from './portal.texts.ts';
import { Recommendations } from './recommendations.tsx';

const mostTests = 3;

/** All questions on one subject, by level. */
export function PortalScreen({ portal }: { portal: QuestionPortal }) {
  const locale = useLocale();
  const texts = useTexts(portalTexts);
  const words = useTexts(catalogueTexts);
  const { kind, name, total, handle } = portal;
  const title = kind === 'technology' ? texts.technologyTitle(name) : texts.professionTitle(name);
  const first = portal.addresses[locale].replace(/\/\d+$/, '');
  return (
    <div className={page.wide}>
      <nav aria-label={texts.crumbs} className={styles.crumbs}>
        <Link href={pathTo(locale, 'questions')}>{words.title}</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">{name}</span>
      </nav>
      <h1 className={styles.title}>
        {kind === 'technology' && (
          <span className={tint.icon} data-tint={portal.theme ?? undefined}>
            <TechnologyIcon handle={handle} />
          </span>
        )}
        <span>{portal.page > 1 ? `${title}, ${texts.page(portal.page)}` : title}</span>
      </h1>
      {total === 0 ? <Empty name={name} /> : portal.page === 1 && <Introduction portal={portal} />}
      {groupsOf(portal.entries).map(({ level, entries }) => (
        <section key={level} className={styles.group}>
          <h2 data-level={level}>{words.levels[level]}</h2>
          <ul className={list.list} data-alike={kind === 'technology' || undefined}>
            {entries.map((entry) => (
              <CatalogueEntry key={entry.questionId} entry={entry} level={3} portal={portal} />
            ))}
          </ul>
        </section>
      ))}
      {total > 0 && portal.page === 1 && <More portal={portal} />}
      <PageLinks
        page={portal.page}
        pages={portal.pages}
        address={(one) => (one > 1 ? `${first}/${one}` : first)}
        texts={words}
      />
      <Recommendations links={portal.related} title={texts.related} />
    </div>
  );
}

/** A summary of these pages in words and numbers, with links to related pages. */
function Introduction({ portal }: { portal: QuestionPortal }) {
  const locale = useLocale();
  const texts = useTexts(portalTexts);
  const words = useTexts(catalogueTexts);
  const { kind, name, total, levels } = portal;
  const count = wholeNumber(locale, total);
  const lead = kind === 'technology' ? texts.technologyLead : texts.professionLead;
  return (
    <div className={styles.introduction}>
      <p className={page.lead}>{lead(name, count, total)}</p>
      <dl className={styles.levels} aria-label={texts.levels}>
        {levels.map(({ level, count: some }) => (
          <div key={level} data-level={level}>
            <dt>{words.levels[level]}</dt>
            <dd>{wholeNumber(locale, some)}</dd>
          </div>
        ))}
      </dl>
      {portal.tests.slice(0, 1).map((test) => (
        <ButtonLink key={test.alias} href={pathTo(locale, 'test', { alias: test.alias })}>
          {texts.test(test.name)}
        </ButtonLink>
      ))}
    </div>
  );
}

/** Below the list, so that the first question is on the first screen: where the questions come from, and the search. */
function More({ portal }: { portal: QuestionPortal }) {
  const locale = useLocale();
  const texts = useTexts(portalTexts);
  const { kind, id, name, total, tests } = portal;
  const filter = catalogueString([kind === 'technology' ? ['technoName', name] : ['professionId', id]]);
  const names = tests.map((test) => test.name);
  return (
    <div className={styles.more}>
      <p>
        {names.length > 0 && names.length <= mostTests && `${texts.from(names, total)} `}
        {texts.how}
      </p>
      <ButtonLink href={`${pathTo(locale, 'questions')}?${filter}`} look="secondary" rel="nofollow">
        {texts.filter(name)}
      </ButtonLink>
    </div>
  );
}

function Empty({ name }: { name: string }) {
  const locale = useLocale();
  const texts = useTexts(portalTexts);
  return (
    <EmptyState
      drawing={<Sprout stage={1} />}
      title={texts.empty(name)}
      action={
        <ButtonLink href={pathTo(locale, 'questions')} look="secondary">
          {texts.all}
        </ButtonLink>
      }
    >
      <p>{texts.emptyText}</p>
    </EmptyState>
  );
}

/** The entries are sorted by level, so that neighbours of one level form a group. */
function groupsOf(entries: readonly Entry[]): { level: number; entries: Entry[] }[] {
  const groups: { level: number; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const level = Math.max(1, entry.difficulty);
    const last = groups.at(-1);
    if (last?.level === level) last.entries.push(entry);
    else groups.push({ level, entries: [entry] });
  }
  return groups;
}
