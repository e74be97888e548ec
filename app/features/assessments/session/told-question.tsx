import { pathTo } from '../../../../domain/paths.ts';
import type { ToldQuestion as Told } from '../../../../server/services/assessments/session/view-session.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { CodeBlock, CodeText } from '../../../ui/code-text.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { resultsTexts } from './results.texts.ts';
import styles from './told.module.css';

export function statusOf({ how, right }: Pick<Told, 'how' | 'right'>): 'right' | 'wrong' | 'skipped' | 'timedOut' {
  if (how !== 'answered') return how;
  return right ? 'right' : 'wrong';
}

type Props = { told: Told; number: number; testId: string; rated: boolean };

/**
 * A question of the results: it can be opened to read the explanation; a question answered wrongly is open from the
 * start.
 */
export function ToldQuestion({ told, number, testId, rated }: Props) {
  const locale = useLocale();
  const texts = useTexts(resultsTexts);
  const status = statusOf(told);
  return (
    <details className={styles.told} open={!told.right}>
      <summary>
        <span className={styles.number}>{number}</span>
        <span className={styles.title}>
          <CodeText text={told.title} />
        </span>
        <span className={styles.status} data-status={status}>
          {texts.status[status]}
        </span>
      </summary>
      <div className={styles.inside}>
        {told.code && <CodeBlock code={told.code} label={`${texts.questions} ${number}`} />}
        <ToldOptions told={told} />
        {rated && !told.counts && <p className={styles.muted}>{texts.uncounted}</p>}
        {told.linked && (
          <p>
            <Link href={pathTo(locale, 'testQuestion', { testId, questionId: told.questionId })}>{texts.link}</Link>
          </p>
        )}
      </div>
    </details>
  );
}

/** The chosen and the right options, in words beside the colours; then the explanation. */
export function ToldOptions({ told }: { told: Told }) {
  const texts = useTexts(resultsTexts);
  const wordOf = ({ right, chosen }: Told['options'][number]) =>
    right ? (chosen ? texts.rightOne : told.how === 'answered' ? texts.missed : texts.rightOne) : texts.chosen;
  return (
    <>
      <ul className={styles.options}>
        {told.options.map((option) => (
          <li
            key={option.text}
            data-right={option.right || undefined}
            data-wrong={(option.chosen && !option.right) || undefined}
          >
            <span className={styles.mark}>
              {option.right ? <Icon name="check" /> : option.chosen ? <Icon name="close" /> : null}
            </span>
            <span>
              <CodeText text={option.text} />
            </span>
            {(option.right || option.chosen) && <span className={styles.word}>{wordOf(option)}</span>}
          </li>
        ))}
      </ul>
      {told.explanation && (
        <div className={styles.why}>
          <p className={styles.whyTitle}>{texts.explanation}</p>
          <p>
            <CodeText text={told.explanation} />
          </p>
        </div>
      )}
    </>
  );
}
