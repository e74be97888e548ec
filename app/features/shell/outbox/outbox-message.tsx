import type { CSSProperties } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { Theme } from '../../../cookies.ts';
import { linksSandbox } from '../../../email-document.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { SegmentedLinks } from '../../../ui/segmented.tsx';
import { frameHeights } from './frame-heights.ts';
import styles from './outbox.module.css';
import { outboxTexts } from './outbox.texts.ts';

/** As the reader's device shows it, in each theme, and for readers without HTML. */
export const outboxViews = ['mail', 'light', 'dark', 'text'] as const;
type View = (typeof outboxViews)[number];

export function OutboxViews({ emailId, current }: { emailId: string; current: View }) {
  const texts = useTexts(outboxTexts);
  const address = pathTo(useLocale(), 'outboxMessage', { emailId });
  const links = outboxViews.map((view) => ({
    key: view,
    href: view === 'mail' ? address : `${address}?view=${view}`,
    label: texts.views[view],
    current: view === current,
  }));
  return (
    <div className={styles.views}>
      <SegmentedLinks label={texts.views.label} links={links} />
    </div>
  );
}

type Props = { emailId: string; subject: string; text: string; theme: Theme | undefined };

/** The e-mail as a mail program shows it. Nothing in it runs; a click on a link leaves the outbox. */
export function OutboxFrame({ emailId, subject, text, theme }: Props) {
  const texts = useTexts(outboxTexts);
  const source = pathTo(useLocale(), 'outboxDocument', { emailId }) + (theme ? `?theme=${theme}` : '');
  // With another key it is another element: a frame that gets a new address would be a step of the browser's history.
  return (
    <iframe
      key={source}
      className={styles.frame}
      style={frameHeights(text) as CSSProperties}
      sandbox={linksSandbox}
      src={source}
      title={texts.frame(subject)}
    />
  );
}
