import { useTexts } from '../../i18n/texts.ts';
import { chartsTexts } from '../charts.texts.ts';
import styles from './chart.module.css';

/** A name with its written values, one for each series. */
type ValueRow = { key: string; label: string; values: readonly string[] };

type Props = {
  /** What the values are about. */
  label: string;
  /** The names of the series, when there are several. */
  series?: readonly string[];
  /** The heading of the first column, with several series. */
  first?: string | undefined;
  rows: readonly ValueRow[];
};

/** The exact values of a drawing for screen readers: a list, or a table where each row has several values. */
export function Values({ label, series = [], first, rows }: Props) {
  const texts = useTexts(chartsTexts);
  if (rows.length === 0) return null;
  if (series.length < 2)
    return (
      <ul className={styles.values} aria-label={label}>
        {rows.map(({ key, label: name, values }) => (
          <li key={key}>{texts.pair(name, values.join(', '))}</li>
        ))}
      </ul>
    );
  return (
    // Around the table, because a table does not become smaller than its cells.
    <div className={styles.values}>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{first ?? texts.point}</th>
            {series.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label: name, values }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                <td key={series[column]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
