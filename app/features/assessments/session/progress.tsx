import { useTexts } from '../../../i18n/texts.ts';
import styles from './session.module.css';
import { sessionTexts } from './session.texts.ts';

/** docs/product/assessments.md, Session states: the number of the question, the total, and a progress bar. */
export function Progress(props: { questionIndex: number; remainingQuestions: number }) {
  const texts = useTexts(sessionTexts);
  const total = props.questionIndex + props.remainingQuestions;
  const words = texts.question(Math.min(total, props.questionIndex + 1), total);
  return (
    <div className={styles.progress}>
      <p>{words}</p>
      <progress value={props.questionIndex} max={total} aria-label={words} />
    </div>
  );
}
