import type { ReactNode } from 'react';
import { CodeBlock } from './code-block.tsx';
import { CodePair } from './code-pair.tsx';
import { CodeText } from './code-text.tsx';
import { NumberedCode } from './numbered-code.tsx';
import { PlayableOptions, type PlayWords, playArea, Verdict } from './playable-options.tsx';
import styles from './question-look.module.css';

type LookTexts = {
  code: string;
  several: string;
  options: string;
  reveal: string;
  right: (count: number) => string;
  explanation: string;
  line: (number: number) => string;
  patch: (place: number) => string;
  patchCode: (place: number) => string;
  output: string;
  steps: string;
  order: string;
};

type CodeColours = { code: string; options: readonly string[] };
type Option = { text: string; right: boolean };
type LookedAnswer =
  | { format: 'choice' | 'patch'; options: Option[] }
  | { format: 'line'; lines: number[] }
  | { format: 'output'; output: string }
  | { format: 'order'; steps: string[] };

type Props = {
  question: {
    title: string;
    code: string | null;
    answer: LookedAnswer;
    explanation: string;
    /** The colours of its code and of its options, where the server computed them. */
    colours?: CodeColours;
  };
  texts: LookTexts;
  heading?: 'h1' | 'h2' | 'h3';
  /** The answer is shown from the start. */
  answerShown?: boolean;
  /** Pieces of code may be wider than the column of text. */
  wide?: boolean;
  /** The reader may choose among the options before the answer is opened. */
  play?: PlayWords;
  /** Shown below the explanation. */
  below?: ReactNode;
};

/** A test question with its options; the reader opens the answer with a click. */
export function QuestionLook({ question, texts, heading: Heading = 'h1', ...more }: Props) {
  const { title, code, answer, colours } = question;
  return (
    <>
      <Heading className={styles.title}>
        <CodeText text={title} />
      </Heading>
      {code &&
        (answer.format === 'line' ? (
          <NumberedCode code={code} label={texts.code} colours={colours?.code} />
        ) : (
          <CodeBlock code={code} label={texts.code} colours={colours?.code} />
        ))}
      {more.play && answer.format === 'choice' ? (
        <div className={playArea}>
          <div className={styles.offered}>
            <Several options={answer.options} texts={texts} />
            <PlayableOptions label={texts.options} options={answer.options} texts={more.play} />
          </div>
          <Answer question={question} texts={texts} {...more} />
        </div>
      ) : (
        <>
          <Offered answer={answer} colours={colours} texts={texts} wide={more.wide ?? false} />
          <Answer question={question} texts={texts} {...more} />
        </>
      )}
    </>
  );
}

type OfferedProps = { answer: LookedAnswer; colours: CodeColours | undefined; texts: LookTexts; wide: boolean };

/** What there is to choose from, or to put in order. */
function Offered({ answer, colours, texts, wide }: OfferedProps) {
  switch (answer.format) {
    case 'choice':
      return (
        <>
          <Several options={answer.options} texts={texts} />
          <TextList label={texts.options} texts={answer.options.map(({ text }) => text)} />
        </>
      );
    case 'patch':
      return (
        <CodePair
          wide={wide}
          pieces={answer.options.map(({ text }, place) => ({
            head: <p className={styles.small}>{texts.patch(place)}</p>,
            code: text,
            colours: colours?.options[place],
            label: texts.patchCode(place),
          }))}
        />
      );
    case 'order':
      // In alphabetical order, so that the right one is not shown.
      return <TextList label={texts.steps} texts={answer.steps.toSorted()} />;
    default:
      return null;
  }
}

function Several({ options, texts }: { options: readonly Option[]; texts: LookTexts }) {
  return rightOf(options).length > 1 && <p className={styles.muted}>{texts.several}</p>;
}

function TextList({ label, texts }: { label: string; texts: readonly string[] }) {
  return (
    <ul className={styles.options} aria-label={label}>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: while a question is being edited, two options may be equal
        <li key={index}>
          <CodeText text={text} />
        </li>
      ))}
    </ul>
  );
}

/** A <details> element, so that it opens without JavaScript. */
function Answer({ question, texts, answerShown = false, play, below }: Omit<Props, 'heading' | 'wide'>) {
  return (
    <details className={styles.answer} open={answerShown}>
      <summary>{texts.reveal}</summary>
      <div>
        {play && <Verdict texts={play} />}
        <RightAnswer question={question} texts={texts} />
        {question.explanation && (
          <>
            <p className={styles.small}>{texts.explanation}</p>
            <p className={styles.why}>
              <CodeText text={question.explanation} />
            </p>
          </>
        )}
        {below}
      </div>
    </details>
  );
}

const rightOf = (options: readonly Option[]) => options.filter(({ right }) => right);

function RightAnswer({ question: { answer, code, colours }, texts }: Pick<Props, 'question' | 'texts'>) {
  switch (answer.format) {
    case 'choice':
      return <RightList name={texts.right(rightOf(answer.options).length)} texts={rightOf(answer.options)} />;
    case 'patch': {
      const place = answer.options.findIndex(({ right }) => right);
      return <RightList name={texts.right(1)} texts={[{ text: texts.patch(place) }]} />;
    }
    case 'line': {
      const marks = answer.lines.map((line) => ({ line, tone: 'right' as const, word: texts.right(1) }));
      const name = `${texts.right(1)} – ${answer.lines.map(texts.line).join(', ')}`;
      return (
        <>
          <p className={styles.small}>{name}</p>
          <NumberedCode code={code ?? ''} label={name} colours={colours?.code} marks={marks} around={2} />
        </>
      );
    }
    case 'output':
      return (
        <>
          <p className={styles.small}>{texts.output}</p>
          <CodeBlock code={answer.output} label={texts.output} />
        </>
      );
    case 'order':
      return <RightList ordered name={texts.order} texts={answer.steps.map((text) => ({ text }))} />;
  }
}

function RightList({ name, texts, ordered = false }: { name: string; texts: { text: string }[]; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <>
      <p className={styles.small}>{name}</p>
      <List className={styles.right}>
        {texts.map(({ text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={index}>
            {ordered && <span className={styles.place}>{index + 1}. </span>}
            <CodeText text={text} />
          </li>
        ))}
      </List>
    </>
  );
}
