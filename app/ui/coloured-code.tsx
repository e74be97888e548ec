import { type CodeRun, codeKinds, decodeRuns } from '../../domain/text/code-runs.ts';
import styles from './coloured-code.module.css';

/** Code in the colours that the server computed (server/code-colours); plain without them. */
export function ColouredCode({ code, colours }: { code: string; colours: string | undefined }) {
  return colours ? <CodeRuns runs={decodeRuns(code, colours)} /> : code;
}

export function CodeRuns({ runs }: { runs: readonly CodeRun[] }) {
  return runs.map(({ kind, text }, index) =>
    kind ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a code have no id
      <span key={index} className={styles[codeKinds[kind]]}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
