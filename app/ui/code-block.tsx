import styles from './code.module.css';
import { ColouredCode } from './coloured-code.tsx';

type BlockProps = { code: string; label: string; colours?: string | undefined };

/** Several lines of code; long lines scroll horizontally, also with the keyboard. */
export function CodeBlock({ code, label, colours }: BlockProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable with the keyboard
    <section className={styles.block} tabIndex={0} aria-label={label} translate="no">
      <pre>
        <code>
          <ColouredCode code={code.replace(/\n$/, '')} colours={colours} />
        </code>
      </pre>
    </section>
  );
}
