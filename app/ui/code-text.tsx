import styles from './code.module.css';
import { splitCode } from './split-code.ts';

/** Text between backticks is shown as code; no other markup is supported. */
export function CodeText({ text }: { text: string }) {
  return splitCode(text).map((part, index) =>
    part.code ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no id
      <code key={index} className={styles.inline}>
        {part.text}
      </code>
    ) : (
      part.text
    ),
  );
}
