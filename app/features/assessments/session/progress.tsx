import { useTexts } from '../../../i18n/texts.ts';
import styles from './session.module.css';
import { sessionTexts } from './session.texts.ts';

/** 'Question {questionIndex+1} / {questionIndex+remainingQuestions}' with a bar. */
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
