import { createContext, useContext, useEffect, useRef, useState } from 'react';
import styles from './collapsible-markdown.module.css';

type Props = {
  /** HTML that the server made from a user's Markdown; HTML written by the user is removed there. */
  html: string;
  more: string;
  less: string;
};

/**
 * A guess before the text can be measured, so that the button of a text that is clearly long is there from the start
 * and does not move what follows.
 */
export function looksLong(html: string): boolean {
  const letters = html.replaceAll(/<[^>]*>/g, '').length;
  const lines = html.match(/<(?:p|li|br|pre|blockquote)\b/g)?.length ?? 0;
  return letters > 270 || lines > 3;
}

/** True where all texts are shown whole, without a button. */
export const UnfoldedTexts = createContext(false);

/** Three lines of a longer text and a button to show the rest; without JavaScript, or when it fits, the whole text. */
export function CollapsibleMarkdown({ html, more, less }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const whole = useContext(UnfoldedTexts);
  const [opened, setOpen] = useState(false);
  const open = whole || opened;
  const [long, setLong] = useState(() => looksLong(html));

  useEffect(() => {
    const element = text.current;
    if (!element || open) return;
    // Called once at the start too, when the browser knows the sizes: asking for them here would make it lay out twice.
    const watcher = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight + 2));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [open]);

  if (!html) return null;
  return (
    <div>
      <div
        ref={text}
        className={styles.text}
        data-open={open || undefined}
        data-long={long || undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server, see server/markdown
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {!whole && (long || open) && (
        <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? less : more}
        </button>
      )}
    </div>
  );
}
