import { pathTo } from '../../../../domain/paths.ts';
import type { RevealedQuestion as Revealed } from '../../../../server/services/assessments/session/view-session.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { CodeText } from '../../../ui/code-text.tsx';
import { Link } from '../../../ui/link.tsx';
import { resultsTexts } from './results.texts.ts';
import styles from './revealed.module.css';
import { RevealedAnswer } from './revealed-answer.tsx';

export function statusOf({ how, right }: Pick<Revealed, 'how' | 'right'>): 'right' | 'wrong' | 'skipped' | 'timedOut' {
  if (how !== 'answered') return how;
  return right ? 'right' : 'wrong';
}

type Props = { revealed: Revealed; number: number; testId: string; rated: boolean };

/**
 * A question of the results: it can be opened to read the explanation; a question answered wrongly is open from the
 * start.
 */
export function RevealedQuestion({ revealed, number, testId, rated }: Props) {
  const locale = useLocale();
  const texts = useTexts(resultsTexts);
  const status = statusOf(revealed);
  return (
    <details className={styles.revealed} open={!revealed.right}>
      <summary>
        <span className={styles.number}>{number}</span>
        <span className={styles.title}>
          <CodeText text={revealed.title} />
        </span>
        <span className={styles.status} data-status={status}>
          {texts.status[status]}
        </span>
      </summary>
      <div className={styles.inside}>
        <RevealedAnswer revealed={revealed} label={`${texts.questions} ${number}`} />
        {rated && !revealed.counts && <p className={styles.muted}>{texts.uncounted}</p>}
        {revealed.linked && (
          <p>
            <Link href={pathTo(locale, 'testQuestion', { testId, questionId: revealed.questionId })}>{texts.link}</Link>
          </p>
        )}
      </div>
    </details>
  );
}
