import { createContext, useContext, useEffect, useRef, useState } from 'react';
import styles from './collapsible-markdown.module.css';

type Props = {
  /** HTML that the server made from a user's Markdown; HTML written by the user is removed there. */
  html: string;
  more: string;
  less: string;
  /** The main text of a page: not long, so not folded, up to 12 lines (6 on a phone). */
  roomy?: boolean;
};

/**
 * A guess before the text can be measured, so that the button of a text that is clearly long is there from the start
 * and does not move what follows.
 */
export function looksLong(html: string, mostLines = 3, mostLetters = 270): boolean {
  const letters = html.replaceAll(/<[^>]*>/g, '').length;
  const lines = html.match(/<(?:p|li|br|pre|blockquote)\b/g)?.length ?? 0;
  return letters > mostLetters || lines > mostLines;
}

/** True where all texts are shown whole, without a button. */
export const UnfoldedTexts = createContext(false);

/** Three lines of a long text and a button to show the rest; without JavaScript, or when it is not long, the whole text. */
export function CollapsibleMarkdown({ html, more, less, roomy = false }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const whole = useContext(UnfoldedTexts);
  const [opened, setOpen] = useState(false);
  const open = whole || opened;
  // The server does not know the width of the screen: one guess for each, between which the style sheet chooses.
  const [long, setLong] = useState(() => ({
    wide: roomy ? looksLong(html, 12, 1000) : looksLong(html),
    narrow: roomy ? looksLong(html, 6) : looksLong(html),
  }));

  useEffect(() => {
    const element = text.current;
    if (!element || open) return;
    // Called once at the start too, when the browser knows the sizes: asking for them here would make it lay out twice.
    const watcher = new ResizeObserver(() => {
      const style = getComputedStyle(element);
      const most = Number(style.getPropertyValue('--most-lines')) * Number.parseFloat(style.lineHeight);
      const is = element.scrollHeight > most + 2;
      setLong((was) => (was.wide === is && was.narrow === is ? was : { wide: is, narrow: is }));
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [open]);

  if (!html) return null;
  return (
    <div>
      <div
        ref={text}
        className={styles.text}
        data-roomy={roomy || undefined}
        data-open={open || undefined}
        data-long={long.wide || undefined}
        data-narrow={long.narrow || undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server, see server/markdown
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {!whole && (long.narrow || open) && (
        <button
          type="button"
          className={styles.toggle}
          data-narrow={(!open && !long.wide) || undefined}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? less : more}
        </button>
      )}
    </div>
  );
}
