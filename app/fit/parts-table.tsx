import { fitPercent } from '../../domain/fit/view.ts';
import { mostPoints, type PartName } from '../../domain/fit/weights.ts';
import { useTexts } from '../i18n/texts.ts';
import styles from './fit.module.css';
import { fitTexts } from './fit.texts.ts';

export type Part = { name: PartName; id?: string; label?: string; points: number; most: number };

/** The sum behind a score: each part with its points, and the total. */
export function PartsTable({ parts, score }: { parts: readonly Part[]; score: number }) {
  const texts = useTexts(fitTexts);
  return (
    <table className={styles.parts}>
      <caption>{texts.caption(fitPercent(score))}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.part}</th>
          <th scope="col">{texts.points}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, id = '', label, points, most }) => (
          <tr key={`${name} ${id}`}>
            <th scope="row">{label && name !== 'place' ? label : texts.parts[name]}</th>
            <td>{texts.of(points, most)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td>{texts.of(score, mostPoints)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
