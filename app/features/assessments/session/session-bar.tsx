import type { SessionPage } from '../../../../server/services/assessments/session/read-session-page.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { sessionTexts } from './session.texts.ts';
import styles from './session-bar.module.css';
import { Timer } from './timer.tsx';

type Props = {
  test: SessionPage['test'];
  practice: boolean;
  questionIndex: number;
  remainingQuestions: number;
  /** Absent between two questions. */
  timer?: { receivedAt: number; left: number; total: number };
};

/**
 * docs/product/assessments.md, Session states: the name of the test, the number of the question, the total and the time
 * left. During a session it takes the place of the navigation, so that nothing but the test is on the screen.
 */
export function SessionBar({ test, practice, questionIndex, remainingQuestions, timer }: Props) {
  const texts = useTexts(sessionTexts);
  const total = questionIndex + remainingQuestions;
  const words = texts.question(Math.min(total, questionIndex + 1), total);
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <p className={styles.test}>
          <TechnologyIcon handle={test.handle} />
          <span className={styles.name}>{test.name}</span>
          {practice && <span className={styles.practice}>{texts.practice}</span>}
        </p>
        <div className={styles.progress}>
          <p>{words}</p>
          <div className={styles.steps} aria-hidden="true">
            {Array.from({ length: total }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its number
              <span key={index} data-state={stateOf(index, questionIndex)} />
            ))}
          </div>
        </div>
        {timer && <Timer {...timer} />}
      </div>
    </div>
  );
}

function stateOf(index: number, current: number): string | undefined {
  if (index < current) return 'done';
  return index === current ? 'current' : undefined;
}
