import styles from './code.module.css';
import { splitCode } from './split-code.ts';

/** A sentence in which `code` between backticks is set as code; nothing else in it is markup. */
export function CodeText({ text }: { text: string }) {
  return splitCode(text).map((part, index) =>
    part.code ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <code key={index} className={styles.inline}>
        {part.text}
      </code>
    ) : (
      part.text
    ),
  );
}

/** Several lines of code; it scrolls sideways by itself, also by keyboard. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className={styles.block} tabIndex={0} aria-label={label} translate="no">
      <pre>
        <code>{code.replace(/\n$/, '')}</code>
      </pre>
    </section>
  );
}
