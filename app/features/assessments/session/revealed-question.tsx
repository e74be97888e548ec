import { pathTo } from '../../../../domain/paths.ts';
import type { RevealedQuestion as Revealed } from '../../../../server/services/assessments/session/view-session.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { CodeBlock, CodeText } from '../../../ui/code-text.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { resultsTexts } from './results.texts.ts';
import styles from './revealed.module.css';

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
        {revealed.code && <CodeBlock code={revealed.code} label={`${texts.questions} ${number}`} />}
        <RevealedOptions revealed={revealed} />
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

/** The chosen and the right options, in words beside the colours; then the explanation. */
export function RevealedOptions({ revealed }: { revealed: Revealed }) {
  const texts = useTexts(resultsTexts);
  const wordOf = ({ right, chosen }: Revealed['options'][number]) =>
    right ? (chosen ? texts.rightOne : revealed.how === 'answered' ? texts.missed : texts.rightOne) : texts.chosen;
  return (
    <>
      <ul className={styles.options}>
        {revealed.options.map((option) => (
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
      {revealed.explanation && (
        <div className={styles.why}>
          <p className={styles.whyTitle}>{texts.explanation}</p>
          <p>
            <CodeText text={revealed.explanation} />
          </p>
        </div>
      )}
    </>
  );
}
