import { codeLines } from '../../../../domain/assessments/session/code-lines.ts';
import type { RevealedAnswer as Told } from '../../../../server/services/assessments/session/reveal-answer.ts';
import type { RevealedQuestion } from '../../../../server/services/assessments/session/view-session.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { questionLookWords } from '../../../i18n/words/question-look-words.ts';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { CodePair } from '../../../ui/code-pair.tsx';
import { CodeText } from '../../../ui/code-text.tsx';
import { NumberedCode } from '../../../ui/numbered-code.tsx';
import { Verified } from '../question/verified.tsx';
import { AnswerList } from './answer-list.tsx';
import { resultsTexts } from './results.texts.ts';
import styles from './revealed.module.css';

type Props = {
  revealed: RevealedQuestion;
  /** The name of its block of code. */
  label: string;
  wide?: boolean;
};

/** The code, what was answered and what is right, in words beside the colours; then the explanation. */
export function RevealedAnswer({ revealed, label, wide = false }: Props) {
  const texts = useTexts(resultsTexts);
  const { answer, code, colours, explanation } = revealed;
  return (
    <>
      {code && answer.format !== 'line' && <CodeBlock code={code} label={label} colours={colours.code} />}
      <AnswerOf revealed={revealed} label={label} wide={wide} />
      {explanation && (
        <div className={styles.why}>
          <p className={styles.whyTitle}>{texts.explanation}</p>
          <p>
            <CodeText text={explanation} />
          </p>
          <Verified verified={revealed.verified} />
        </div>
      )}
    </>
  );
}

function AnswerOf({ revealed, label, wide }: Required<Props>) {
  const { answer } = revealed;
  switch (answer.format) {
    case 'choice':
      return <Options options={answer.options} answered={revealed.how === 'answered'} />;
    case 'patch':
      return <Patches options={answer.options} colours={revealed.colours.options} label={label} wide={wide} />;
    case 'line':
      return <Lines answer={answer} code={revealed.code ?? ''} colours={revealed.colours.code} label={label} />;
    case 'output':
      return <Output answer={answer} right={revealed.right} label={label} />;
    case 'order':
      return <Order answer={answer} right={revealed.right} />;
  }
}

type OptionsTold = Extract<Told, { format: 'choice' | 'patch' }>['options'];

function Options({ options, answered }: { options: OptionsTold; answered: boolean }) {
  const texts = useTexts(resultsTexts);
  const wordOf = ({ right, chosen }: OptionsTold[number]) =>
    right ? (chosen || !answered ? texts.rightOne : texts.missed) : chosen ? texts.chosen : undefined;
  return (
    <AnswerList
      entries={options.map((option) => ({
        text: option.text,
        tone: option.right ? 'right' : option.chosen ? 'wrong' : undefined,
        word: wordOf(option),
      }))}
    />
  );
}

type PatchesProps = { options: OptionsTold; colours: readonly string[]; label: string; wide: boolean };

function Patches({ options, colours, label, wide }: PatchesProps) {
  const texts = useTexts(resultsTexts);
  const look = useTexts(questionLookWords);
  return (
    <CodePair
      wide={wide}
      pieces={options.map(({ text, right, chosen }, place) => ({
        code: text,
        colours: colours[place],
        label: `${look.patchCode(place)} – ${label}`,
        tone: right ? 'right' : chosen ? 'wrong' : undefined,
        head: (
          <p className={styles.patch}>
            <span>{look.patch(place)}</span>
            {(right || chosen) && <span className={styles.word}>{right ? texts.rightOne : texts.chosen}</span>}
          </p>
        ),
      }))}
    />
  );
}

type LinesProps = { answer: Extract<Told, { format: 'line' }>; code: string; colours: string; label: string };

function Lines({ answer: { right, chosen }, code, colours, label }: LinesProps) {
  const texts = useTexts(resultsTexts);
  const look = useTexts(questionLookWords);
  const lines = codeLines(code);
  const marks = [
    ...right.map((line) => ({ line, tone: 'right' as const, word: texts.rightOne })),
    ...chosen
      .filter((line) => !right.includes(line))
      .map((line) => ({ line, tone: 'wrong' as const, word: texts.chosen })),
  ];
  const entries = marks.map(({ line, tone, word }) => ({
    ...{ text: look.line(line), code: lines[line - 1]?.trim() ?? '', tone, word },
  }));
  return (
    <>
      <NumberedCode code={code} label={label} colours={colours} marks={marks} />
      <AnswerList entries={entries} />
    </>
  );
}

type OutputProps = { answer: Extract<Told, { format: 'output' }>; right: boolean; label: string };

function Output({ answer: { output, typed }, right, label }: OutputProps) {
  const texts = useTexts(resultsTexts);
  const look = useTexts(questionLookWords);
  return (
    <>
      {typed !== null && !right && (
        <div className={styles.printed} data-tone="wrong">
          <p className={styles.whyTitle}>{texts.typed}</p>
          <CodeBlock code={typed} label={`${texts.typed} – ${label}`} />
        </div>
      )}
      <div className={styles.printed} data-tone="right">
        <p className={styles.whyTitle}>{look.output}</p>
        <CodeBlock code={output} label={`${look.output} – ${label}`} />
      </div>
    </>
  );
}

function Order({ answer: { steps, given }, right }: { answer: Extract<Told, { format: 'order' }>; right: boolean }) {
  const texts = useTexts(resultsTexts);
  const look = useTexts(questionLookWords);
  return (
    <>
      {given.length > 0 && !right && (
        <AnswerList
          numbered
          name={texts.given}
          entries={given.map((text, place) => ({
            text,
            tone: text === steps[place] ? 'right' : 'wrong',
            word: text === steps[place] ? texts.inPlace : texts.outOfPlace,
          }))}
        />
      )}
      <AnswerList numbered name={look.order} entries={steps.map((text) => ({ text, tone: 'right' }))} />
    </>
  );
}
