import { runsByLine } from '../../domain/text/code-runs.ts';
import codeStyles from './code.module.css';
import { CodeRuns } from './coloured-code.tsx';
import { Icon } from './icon.tsx';
import styles from './numbered-code.module.css';

type LineMark = { line: number; tone: 'right' | 'wrong'; word: string };
type Props = {
  code: string;
  label: string;
  colours?: string | undefined;
  marks?: readonly LineMark[];
  /** Only the marked lines, and this many lines before and after each. */
  around?: number;
};

/** Code with the numbers of its lines, as domain/assessments/session/code-lines.ts counts them. */
export function NumberedCode({ code, label, colours = '', marks = [], around }: Props) {
  const lines = runsByLine(code.trimEnd(), colours)
    .map((runs, index) => ({ runs, number: index + 1, mark: marks.find(({ line }) => line === index + 1) }))
    .filter(({ number }) => around === undefined || marks.some(({ line }) => Math.abs(line - number) <= around));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable with the keyboard
    <section className={codeStyles.block} tabIndex={0} aria-label={label} translate="no">
      <pre className={styles.lines}>
        <code>
          {lines.map(({ runs, number, mark }) => (
            <span key={number} className={styles.line} data-tone={mark?.tone}>
              <span className={styles.number}>{number}</span>
              <span className={styles.mark}>
                {mark && (
                  <>
                    <Icon name={mark.tone === 'right' ? 'check' : 'close'} size={16} />
                    <span className={styles.word}>{mark.word}</span>
                  </>
                )}
              </span>
              <span>
                <CodeRuns runs={runs} />
                {'\n'}
              </span>
            </span>
          ))}
        </code>
      </pre>
    </section>
  );
}
