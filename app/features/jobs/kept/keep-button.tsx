import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './kept.module.css';
import { keptTexts } from './kept.texts.ts';
import { useKeeping } from './use-keeping.ts';

type Props = {
  jobId: string;
  title: string;
  kept: boolean;
  /** The star alone, in the corner of an offer of a list; its name stays the same. */
  compact?: boolean;
};

/** The star of an offer: changes at once, and changes back when the server could not store it. */
export function KeepButton({ jobId, title, kept: stored, compact = false }: Props) {
  const texts = useTexts(keptTexts);
  const { busy, change } = useKeeping(jobId);
  const [kept, setKept] = useState(stored);
  useEffect(() => setKept(stored), [stored]);
  const toggle = async () => {
    setKept(!kept);
    if (!(await change(!kept))) setKept(kept);
  };
  return (
    <button
      type="button"
      className={compact ? styles.star : styles.keep}
      aria-pressed={kept}
      aria-label={texts.keepOf(title)}
      title={compact ? texts.keep : undefined}
      aria-disabled={busy || undefined}
      onClick={() => !busy && void toggle()}
    >
      <Icon name="star" size={compact ? 20 : 18} />
      {!compact && <span>{texts.keep}</span>}
    </button>
  );
}

/** The same on a page that is only looked at. */
export function KeepShown({ act }: { act: () => void }) {
  const texts = useTexts(keptTexts);
  return (
    <section className={styles.offer}>
      <button type="button" className={styles.keep} onClick={act}>
        <Icon name="star" size={18} />
        <span>{texts.keep}</span>
      </button>
      <p className={styles.muted}>{texts.private}</p>
    </section>
  );
}

/** The same on the page of the offer, with the sentence that it is private. */
export function KeepOffer(props: Props) {
  const texts = useTexts(keptTexts);
  return (
    <section className={styles.offer}>
      <KeepButton {...props} />
      <p className={styles.muted}>{texts.private}</p>
    </section>
  );
}
