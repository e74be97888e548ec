import { pathTo } from '../../../../domain/paths.ts';
import type { TestFigures } from '../../../../server/services/assessments/quality/read-bank-figures.ts';
import { twoDecimals, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './method.module.css';
import { methodTexts } from './method.texts.ts';

type Column = Exclude<keyof (typeof methodTexts)['fr']['columns'], 'name'>;

export function FiguresTable({ tests }: { tests: readonly TestFigures[] }) {
  const locale = useLocale();
  const texts = useTexts(methodTexts);
  const whole = (value: number) => wholeNumber(locale, value);
  const percent = (share: number) => texts.percent(whole(Math.floor(100 * share)));
  const cells: Record<Column, (test: TestFigures) => string> = {
    items: ({ items }) => whole(items),
    questions: ({ questions }) => whole(questions),
    executed: ({ executed, items }) => percent(executed / Math.max(1, items)),
    reviewed: ({ reviewed, items }) => percent(reviewed / Math.max(1, items)),
    sittings: ({ sittings }) => whole(sittings),
    answers: ({ answers }) => whole(answers),
    ranked: ({ ranked }) => whole(ranked),
    reliability: ({ reliability }) => (reliability === undefined ? texts.none : twoDecimals(locale, reliability)),
    // Rounded up, as the others are rounded down: no figure looks better than it is. 100 * 0.07 is a little above 7.
    exposure: ({ highestExposure: share }) =>
      share === undefined ? texts.none : texts.percent(whole(Math.ceil(100 * share - 1e-9))),
    differing: ({ differing, compared }) =>
      compared === 0 ? texts.none : texts.differing(whole(differing), whole(compared)),
  };
  const columns = Object.keys(cells) as Column[];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={texts.caption}>
      <table>
        <caption className={styles.unseen}>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.name}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {texts.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tests.map((test) => (
            <tr key={test.alias}>
              <th scope="row">
                <Link href={pathTo(locale, 'test', { alias: test.alias })}>{test.name}</Link>
              </th>
              {columns.map((column) => (
                <td key={column}>{cells[column](test)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
