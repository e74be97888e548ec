import { catalogueSorts, defaultSort } from '../../../domain/catalogue/search-string.ts';
import type { ShownCatalogue } from '../../../server/services/catalogue/read-catalogue.ts';
import { wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { catalogueTexts } from './catalogue.texts.ts';
import { FacetPicker } from './facet-picker.tsx';
import styles from './filters.module.css';

type Props = { data: ShownCatalogue; add: ((name: string, value: string) => void) | undefined };

const levels = [1, 2, 3, 4];
const unpublished = ['NOT_PUBLISHED', 'DELETED', 'ARCHIVED', 'DECLINED'];

export function FilterPanel({ data, add }: Props) {
  const texts = useTexts(catalogueTexts);
  const { query, options, chosen } = data;
  const named = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));
  const technologies = query.technologies.map((value) => ({ value, label: value }));
  const pickers = [
    { name: 'technoName', label: texts.techno, chosen: technologies },
    { name: 'professionId', label: texts.profession, chosen: named(chosen.professionId) },
    { name: 'testId', label: texts.test, chosen: named(chosen.testId) },
  ] as const;
  return (
    <>
      <Levels data={data} />
      <div className={styles.pickers}>
        {pickers.map((one) => (
          <FacetPicker
            key={one.name}
            {...one}
            options={options[one.name]}
            add={add && ((value) => add(one.name, value))}
          />
        ))}
      </div>
      <Sorts data={data} />
      <Statuses data={data} />
    </>
  );
}

/** Four buttons; the first one covers two levels. */
function Levels({ data: { query, counts } }: { data: ShownCatalogue }) {
  const locale = useLocale();
  const texts = useTexts(catalogueTexts);
  const count = (level: number) => (counts.difficulty[level] ?? 0) + (level === 1 ? (counts.difficulty[0] ?? 0) : 0);
  return (
    <fieldset className={styles.levels}>
      <legend>{texts.difficulty}</legend>
      <div>
        {levels.map((level) => (
          <label key={level} className={styles.level}>
            <input
              type="checkbox"
              name="difficulty"
              value={level}
              defaultChecked={query.difficulties.includes(level)}
            />
            {texts.levels[level]} <span className={styles.number}>{wholeNumber(locale, count(level))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Sorts({ data: { query } }: { data: ShownCatalogue }) {
  const texts = useTexts(catalogueTexts);
  return (
    <fieldset className={styles.choices}>
      <legend>{texts.sortBy}</legend>
      {catalogueSorts.map((sort) => (
        <label key={sort}>
          <input
            type="radio"
            name="sort"
            value={sort}
            defaultChecked={query.sort === sort}
            data-usual={sort === defaultSort || undefined}
          />
          {texts.sorts[sort]}
        </label>
      ))}
    </fieldset>
  );
}

function Statuses({ data: { query, counts, can } }: { data: ShownCatalogue }) {
  const locale = useLocale();
  const texts = useTexts(catalogueTexts);
  const of = (statuses: readonly string[]) =>
    wholeNumber(
      locale,
      statuses.reduce((sum, status) => sum + (counts.status[status] ?? 0), 0),
    );
  const row = (name: string, value: string, checked: boolean, label: string, count: string) => (
    <label key={value}>
      <input type="checkbox" name={name} value={value} defaultChecked={checked} />
      {label} <span className={styles.number}>{count}</span>
    </label>
  );
  const { statuses } = query;
  return (
    <fieldset className={styles.choices}>
      <legend>{texts.filterBy}</legend>
      {row('status', 'PUBLISHED', statuses.includes('PUBLISHED'), texts.published, of(['PUBLISHED']))}
      {can.unpublished &&
        row('status', 'NOT_PUBLISHED', statuses.includes('NOT_PUBLISHED'), texts.unpublished, of(unpublished))}
      {row(
        'status',
        'WAITING_FOR_VALIDATION',
        statuses.includes('WAITING_FOR_VALIDATION'),
        texts.waiting,
        of(['WAITING_FOR_VALIDATION']),
      )}
      {can.drafts &&
        row(
          'testStatus',
          'DRAFT',
          query.testStatuses.includes('DRAFT'),
          texts.drafts,
          wholeNumber(locale, counts.testStatus.DRAFT ?? 0),
        )}
    </fieldset>
  );
}
