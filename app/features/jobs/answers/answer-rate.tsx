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

/** How a company answers applications. `own`: for its own team. */
export function AnswerRateCard({ rate, own = false }: { rate: AnswerRate; own?: boolean }) {
  const texts = useTexts(answersTexts);
  const sentence = useSentence(rate, own);
  if (!sentence) return null;
  return (
    <section className={page.card} aria-labelledby="answers-title">
      <h2 id="answers-title" className={styles.heading}>
        {own ? texts.ownTitle : texts.title}
      </h2>
      <p className={rate.kind === 'rate' ? styles.fact : styles.muted}>{sentence}</p>
      {rate.kind !== 'elsewhere' && <p className={styles.muted}>{own ? texts.ownHow : texts.how}</p>}
    </section>
  );
}
