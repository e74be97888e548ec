import { codeKinds, decodeRuns } from '../../../../domain/text/code-runs.ts';
import { escapeHtml } from '../../../../domain/text/escape.ts';
import code from '../../../ui/code.module.css';
import colour from '../../../ui/coloured-code.module.css';
import styles from './api-docs.module.css';

type Props = {
  label: string;
  /** What it is an example of, for readers that jump from one to the next. */
  of?: string;
  code: string;
  colours: string;
};

/** An example under its name. Its colours are one text: the page has a thousand of them, and React would visit each. */
export function ExampleBlock({ label, of, code: text, colours }: Props) {
  const name = of ? `${label}, ${of}` : label;
  return (
    <>
      <p className={styles.caption} aria-hidden="true">
        {label}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable with the keyboard */}
      <section className={`${code.block} ${styles.code}`} tabIndex={0} aria-label={name} translate="no">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every letter of the code is escaped */}
        <pre dangerouslySetInnerHTML={{ __html: colouredHtml(text, colours) }} />
      </section>
    </>
  );
}

const colouredHtml = (text: string, colours: string) =>
  decodeRuns(text, colours)
    .map(({ kind, text: part }) =>
      kind ? `<span class="${colour[codeKinds[kind]]}">${escapeHtml(part)}</span>` : escapeHtml(part),
    )
    .join('');
