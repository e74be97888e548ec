import { CodeBlock, CodeText } from './code-text.tsx';
import styles from './question-look.module.css';

type LookTexts = {
  code: string;
  several: string;
  options: string;
  reveal: string;
  right: (count: number) => string;
  explanation: string;
};

type Props = {
  question: {
    title: string;
    code: string | null;
    severalRight: boolean;
    options: { text: string; right: boolean }[];
    explanation: string;
  };
  texts: LookTexts;
  heading?: 'h1' | 'h2' | 'h3';
  /** The answer is shown from the start. */
  answerShown?: boolean;
};

/** A test question with its options; the reader opens the answer with a click. */
export function QuestionLook({ question, texts, heading: Heading = 'h1', answerShown = false }: Props) {
  const { title, code, severalRight, options } = question;
  return (
    <>
      <Heading className={styles.title}>
        <CodeText text={title} />
      </Heading>
      {code && <CodeBlock code={code} label={texts.code} />}
      {severalRight && <p className={styles.muted}>{texts.several}</p>}
      <ul className={styles.options} aria-label={texts.options}>
        {options.map(({ text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: while a question is being edited, two options may be equal
          <li key={index}>
            <CodeText text={text} />
          </li>
        ))}
      </ul>
      <Answer question={question} texts={texts} answerShown={answerShown} />
    </>
  );
}

/** A <details> element, so that it opens without JavaScript. */
function Answer({ question, texts, answerShown }: Pick<Props, 'question' | 'texts' | 'answerShown'>) {
  const right = question.options.filter((option) => option.right);
  return (
    <details className={styles.answer} open={answerShown}>
      <summary>{texts.reveal}</summary>
      <div>
        <p className={styles.small}>{texts.right(right.length)}</p>
        <ul className={styles.right}>
          {right.map(({ text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index}>
              <CodeText text={text} />
            </li>
          ))}
        </ul>
        {question.explanation && (
          <>
            <p className={styles.small}>{texts.explanation}</p>
            <p className={styles.why}>
              <CodeText text={question.explanation} />
            </p>
          </>
        )}
      </div>
    </details>
  );
}
