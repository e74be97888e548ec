import type { AnswerAdvice } from '../../../../domain/jobs/answers/answer-advice.ts';
import type { AnswerRate } from '../../../../domain/jobs/answers/answer-rate.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { OwnAnswerRate } from './answer-rate.tsx';
import styles from './answers.module.css';
import { raiseRateTexts } from './raise-rate.texts.ts';

type Props = { rate: AnswerRate; advice: AnswerAdvice[] };

/** docs/product/companies.md, Raising the answer rate: how the company answers, and what it can do about it. */
export function RaiseRate({ rate, advice }: Props) {
  const locale = useLocale();
  const texts = useTexts(raiseRateTexts);
  const candidates = pathTo(locale, 'candidates');
  const line = (one: AnswerAdvice) => {
    switch (one.kind) {
      case 'answer':
        return (
          <>
            <Link href={`${candidates}?view=list&state=applied`}>{texts.answer(one.count)}</Link>{' '}
            {texts.before(day(locale, one.before))}
          </>
        );
      case 'becomes':
        return texts.becomes(one.percent);
      case 'missing':
        return texts.missing(one.count);
      case 'faster':
        return (
          <>
            {texts.faster(one.days)} <Link href={pathTo(locale, 'templates')}>{texts.templates}</Link>
          </>
        );
      case 'keep':
        return texts.keep;
    }
  };
  return (
    <>
      <OwnAnswerRate rate={rate} titled />
      {advice.length > 0 && (
        <ul className={styles.advice} aria-label={texts.label}>
          {advice.map((one) => (
            <li key={one.kind}>{line(one)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
