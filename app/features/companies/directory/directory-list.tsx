import type { ReactNode } from 'react';
import {
  type CompanyQuery,
  companyQueryParts,
  companyQueryString,
} from '../../../../domain/companies/directory/company-query.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { ListedCompanies, ListedCompany } from '../../../../server/services/companies/directory/list-companies.ts';
import type { CompanyChoices } from '../../../../server/services/companies/directory/read-company-choices.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { unknownNames } from '../../../i18n/unknown-names.ts';
import { Nest } from '../../../ui/drawings/nest.tsx';
import { Net } from '../../../ui/drawings/net.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { PageLinks } from '../../../ui/page-links.tsx';
import styles from './directory.module.css';
import { directoryTexts } from './directory.texts.ts';
import { DirectoryEntry } from './directory-entry.tsx';

type Props = {
  query: CompanyQuery;
  page: number;
  found: ListedCompanies;
  choices: CompanyChoices;
  /** How a company answers applications, in a few words. */
  answering: (company: ListedCompany) => ReactNode;
  /** What a developer can do with it, in its corner. */
  act: (company: ListedCompany) => ReactNode;
};

export function DirectoryList({ query, page, found, choices, answering, act }: Props) {
  const locale = useLocale();
  const texts = useTexts(directoryTexts);
  const address = pathTo(locale, 'companies');
  return (
    <section aria-label={texts.list}>
      <p className={styles.total} role="status">
        {texts.total(found.total)}
      </p>
      <Chips query={query} choices={choices} />
      {found.companies.length > 0 ? (
        <ul className={styles.list} aria-label={texts.list}>
          {found.companies.map((company) => (
            <li key={company.id} className={styles.entry}>
              <DirectoryEntry company={company} answering={answering(company)} act={act(company)} />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing filtered={companyQueryString(query) !== ''} />
      )}
      <PageLinks
        page={page}
        pages={found.pages}
        address={(other) => address + companyQueryString(query, other)}
        texts={texts}
      />
    </section>
  );
}

/** What the search asks for, with links to remove each part. */
function Chips({ query, choices }: Pick<Props, 'query' | 'choices'>) {
  const texts = useTexts(directoryTexts);
  const unknown = useTexts(unknownNames);
  const address = pathTo(useLocale(), 'companies');
  const parts = companyQueryParts(query);
  if (parts.length === 0) return null;
  const labels: Record<keyof CompanyQuery, (value: string) => string> = {
    name: texts.labels.name,
    technologies: (id) => choices.technologies.find((one) => one.id === id)?.name ?? unknown.technology,
    city: (city) => city,
    hiring: () => texts.labels.hiring,
    remote: () => texts.labels.remote,
  };
  const chosen = parts.map(({ key, filter, value, without }) => ({
    key,
    label: labels[filter](value),
    href: address + without,
  }));
  return (
    <div className={styles.chips}>
      <FilterChips chosen={chosen} clear={address} texts={texts} />
    </div>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const { none, empty } = useTexts(directoryTexts);
  const words = filtered ? none : empty;
  return (
    <EmptyState drawing={filtered ? <Net /> : <Nest />} title={words.title}>
      <p>{words.text}</p>
    </EmptyState>
  );
}
