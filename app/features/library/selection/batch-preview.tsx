import { useEffect, useRef } from 'react';
import type { OfferOption } from '../../../../domain/contact/terms/prefilled-terms.ts';
import type { TermsDraft } from '../../../../domain/contact/terms/terms.ts';
import { defaultBatchMessage } from '../../../../domain/library/selection/batch-request.ts';
import { DraftTerms } from '../../../forms/terms/draft-terms.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './batch.module.css';
import { batchTexts } from './batch.texts.ts';
import { PersonHead } from './batch-person.tsx';
import { selectionTexts } from './selection.texts.ts';
import type { PersonRow } from './use-batch.ts';

type Props = {
  rows: PersonRow[];
  /** The message for a candidate: their own, or the shared one. */
  messageFor: (row: PersonRow) => string;
  terms: TermsDraft;
  offers: OfferOption[];
  back: () => void;
  send: () => void;
};

/** The message of each candidate, shown before anything is sent. */
export function BatchPreview({ rows, messageFor, terms, offers, back, send }: Props) {
  const texts = useTexts(batchTexts).preview;
  const { someone } = useTexts(selectionTexts);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <section className={styles.section} aria-labelledby="batch-preview">
      <h2 id="batch-preview" ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      <p className={styles.muted}>{texts.lead}</p>
      <ul className={styles.list}>
        {rows.map((row) => {
          const message = messageFor(row).trim();
          return (
            <li key={row.devId} className={styles.person}>
              <PersonHead person={row.person} />
              <p className={styles.muted}>{texts.reads(row.person.firstName || someone)}</p>
              <blockquote className={styles.message}>{message || defaultBatchMessage}</blockquote>
              <DraftTerms terms={terms} offers={offers} />
              {!message && <Notice tone="warning">{texts.unwritten}</Notice>}
            </li>
          );
        })}
      </ul>
      <div className={styles.buttons}>
        <Button look="secondary" onClick={back}>
          {texts.back}
        </Button>
        <Button onClick={send}>{texts.send(rows.length)}</Button>
      </div>
    </section>
  );
}
