import type { AnswerRate } from '../../../../domain/jobs/answers/answer-rate.ts';
import { useTexts } from '../../../i18n/texts.ts';
import page from '../../../ui/page.module.css';
import styles from './answers.module.css';
import { answersTexts } from './answers.texts.ts';

/** The rate in one sentence; undefined when the company answers elsewhere. */
function useSentence(rate: AnswerRate, own: boolean): string | undefined {
  const texts = useTexts(answersTexts);
  if (rate.kind !== 'rate') return rate.kind === 'few' ? texts.few : own ? texts.elsewhere : undefined;
  const { percent, medianDays } = rate;
  return (own ? texts.ownRate(percent) : texts.rate(percent)) + (medianDays === null ? '' : texts.days(medianDays));
}

/** For an entry of a list: nothing while there is no rate. */
export function AnswerRateFact({ rate }: { rate: AnswerRate }) {
  const sentence = useSentence(rate, false);
  return rate.kind === 'rate' ? <span>{sentence}</span> : null;
}

/** For the page of an offer. */
export function AnswerRateLine({ rate }: { rate: AnswerRate }) {
  const sentence = useSentence(rate, false);
  return sentence ? <p className={rate.kind === 'rate' ? styles.fact : styles.muted}>{sentence}</p> : null;
}

/** How a company answers applications, for its page and its conversations. */
export function AnswerRateCard({ rate }: { rate: AnswerRate }) {
  const texts = useTexts(answersTexts);
  const sentence = useSentence(rate, false);
  if (!sentence) return null;
  return (
    <section className={page.card} aria-labelledby="answers-title">
      <h2 id="answers-title" className={styles.heading}>
        {texts.title}
      </h2>
      <p className={rate.kind === 'rate' ? styles.fact : styles.muted}>{sentence}</p>
      {rate.kind !== 'elsewhere' && <p className={styles.muted}>{texts.how}</p>}
    </section>
  );
}

/** For the team of the company: one line, which unfolds how the rate is computed. */
export function OwnAnswerRate({ rate, titled = false }: { rate: AnswerRate; titled?: boolean }) {
  const texts = useTexts(answersTexts);
  const sentence = useSentence(rate, true);
  return (
    <section className={styles.own} aria-labelledby="answers-title">
      <h2 id="answers-title" className={titled ? styles.heading : styles.ownTitle}>
        {texts.ownTitle}
      </h2>
      <p className={styles.muted}>{sentence}</p>
      {rate.kind !== 'elsewhere' && (
        <details>
          <summary>{texts.ownHowTitle}</summary>
          <p className={styles.muted}>{texts.ownHow}</p>
        </details>
      )}
    </section>
  );
}
