import { useTexts } from '../i18n/texts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './fit.module.css';
import { fitTexts } from './fit.texts.ts';
import { type Part, PartsTable } from './parts-table.tsx';

type Props = {
  /** The score in words; undefined where it stands elsewhere (`FitPercent`). */
  percent: string | undefined;
  has: readonly string[];
  lacks: readonly string[];
  /** What else keeps an offer from fitting. */
  unmet?: string | undefined;
  parts: readonly Part[];
  score: number;
  /** What is missing and the sum stand in the line of what there is, as far as they fit. */
  compact?: boolean;
  /** Each thing there is has a tick of its own: for a few of them. */
  ticked?: boolean;
};

/** Why a person or an offer of a list fits: what there is in one line, what is missing, and the sum behind it. */
export function Reasons({ percent, has, lacks, unmet, parts, score, compact = false, ticked = false }: Props) {
  const texts = useTexts(fitTexts);
  return (
    <div className={compact ? styles.compact : styles.fit}>
      {(percent || (has.length > 0 && !ticked)) && (
        <p className={styles.summary}>
          {percent && <strong className={styles.percent}>{percent}</strong>}
          {has.length > 0 && !ticked && <span>{has.join(', ')}</span>}
        </p>
      )}
      {ticked && has.length > 0 && (
        <ul className={styles.ticked}>
          {has.map((one) => (
            <li key={one}>
              <Icon name="check" size={16} />
              <span>{one}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.rest}>
        {lacks.length > 0 && (
          <p className={styles.missing}>
            <Icon name="minus" size={16} />
            {texts.missing(lacks.join(', '))}
          </p>
        )}
        {unmet && <UnmetNote text={unmet} />}
        <PointsDetail parts={parts} score={score} />
      </div>
    </div>
  );
}

export function UnmetNote({ text }: { text: string }) {
  return (
    <p className={styles.missing}>
      <Icon name="info" size={16} />
      {text}
    </p>
  );
}

/** The points of each part, folded. */
export function PointsDetail({ parts, score }: Pick<Props, 'parts' | 'score'>) {
  const texts = useTexts(fitTexts);
  return (
    <details className={styles.detail}>
      <summary>{texts.detail}</summary>
      <PartsTable parts={parts} score={score} />
    </details>
  );
}
