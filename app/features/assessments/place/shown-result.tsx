import type { Result } from '../../../../domain/assessments/rating/result.ts';
import { scoreText } from '../../../../domain/assessments/rating/result-text.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import styles from './place.module.css';
import { placeTexts } from './place.texts.ts';
import { ShownPlace } from './shown-place.tsx';

type Props = {
  result: Pick<Result, 'score' | 'margin' | 'place'>;
  /** Without the rank, for lists. */
  short?: boolean;
};

/** Every result of a test in one form: the score with its interval, then the rank and medal, or 'Provisoire'. */
export function ShownResult({ result, short }: Props) {
  return (
    <p className={styles.result}>
      <strong>
        <ShownScore result={result} />
      </strong>
      <ShownPlace place={result.place} short={short} />
    </p>
  );
}

/** '1 540 ± 195'; the interval is explained when the pointer rests on it. */
export function ShownScore({ result }: { result: Pick<Result, 'score' | 'margin'> }) {
  const locale = useLocale();
  const { interval } = useTexts(placeTexts);
  return (
    <span className={styles.score} title={result.margin === undefined ? undefined : interval}>
      {scoreText(locale, result)}
    </span>
  );
}

/** What the interval means, and how many sessions lead to a rank or a medal. */
export function AboutResult({ result: { margin, missing } }: { result: Pick<Result, 'margin' | 'missing'> }) {
  const texts = useTexts(placeTexts);
  const said = [margin !== undefined && texts.interval, missing && texts.missing[missing.goal](missing.sessions)];
  const text = said.filter(Boolean).join(' ');
  return text ? <p className={styles.about}>{text}</p> : null;
}
