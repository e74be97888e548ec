import type { Verification } from '../../../../domain/assessments/question-answer.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import styles from './question.module.css';
import { verifiedTexts } from './verified.texts.ts';

/** How the answer was verified: with which tool and when, or the documentation that says it. */
export function Verified({ verified }: { verified: Verification | undefined }) {
  const locale = useLocale();
  const texts = useTexts(verifiedTexts);
  if (!verified) return null;
  if ('tool' in verified)
    return <p className={styles.verified}>{texts.executed(verified.tool, day(locale, verified.day))}</p>;
  return (
    <p className={styles.verified}>
      {texts.source}{' '}
      <a href={verified.url} target="_blank" rel="noopener">
        {verified.title}
      </a>
    </p>
  );
}
