import { codeLines } from '../../../../domain/assessments/session/code-lines.ts';
import { type CodeRun, runsByLine } from '../../../../domain/text/code-runs.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { questionLookWords } from '../../../i18n/words/question-look-words.ts';
import code from '../../../ui/code.module.css';
import { CodeRuns } from '../../../ui/coloured-code.tsx';
import lines from './line-choice.module.css';
import styles from './session.module.css';
import { sessionTexts } from './session.texts.ts';

type Props = {
  code: string;
  colours: string;
  chosen: readonly number[];
  describedBy: string | undefined;
  choose: (line: number) => void;
};

/** The code of the question, with a radio button for each line that is not blank. */
export function LineChoice({ code: text, colours, chosen, describedBy, choose }: Props) {
  const texts = useTexts(sessionTexts);
  return (
    <fieldset className={styles.options} aria-describedby={describedBy}>
      <legend>{texts.legends.line}</legend>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable with the keyboard */}
      <section className={`${code.block} ${lines.block}`} tabIndex={0} aria-label={texts.code} translate="no">
        <div className={lines.lines}>
          {runsByLine(codeLines(text).join('\n'), colours).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number
            <Line key={index} number={index + 1} runs={line} chosen={chosen.includes(index + 1)} choose={choose} />
          ))}
        </div>
      </section>
    </fieldset>
  );
}

type LineProps = { number: number; runs: readonly CodeRun[]; chosen: boolean; choose: (line: number) => void };

function Line({ number, runs, chosen, choose }: LineProps) {
  const look = useTexts(questionLookWords);
  const { colon } = useTexts(sessionTexts);
  if (runs.every(({ text }) => text.trim() === ''))
    return (
      <div className={lines.line} aria-hidden="true">
        <span className={lines.number}>{number}</span>
      </div>
    );
  return (
    <label className={lines.line} data-chosen={chosen || undefined}>
      <span className={lines.number}>
        <span aria-hidden="true">{number}</span>
        <input type="radio" name="option" value={number} checked={chosen} onChange={() => choose(number)} />
      </span>
      <span className={lines.name}>
        {look.line(number)}
        {colon}
      </span>
      <code className={lines.text}>
        <CodeRuns runs={runs} />
      </code>
    </label>
  );
}
