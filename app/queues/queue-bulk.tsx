import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import styles from './queues.module.css';
import { queuesTexts } from './queues.texts.ts';
import type { Ticks } from './use-ticks.ts';

type BulkProps = {
  ids: readonly string[];
  ticks: Ticks;
  /** It is the first row of the list itself, which scrolls on its own. */
  head?: boolean;
  children: ReactNode;
};

/** Above a list: a checkbox for all rows, and the actions on the ticked rows. */
export function QueueBulk({ ids, ticks, head = false, children }: BulkProps) {
  const texts = useTexts(queuesTexts);
  return (
    <div className={head ? styles.bulkHead : styles.bulk} data-chosen={ticks.chosen.length > 0 || undefined}>
      <label>
        <input
          type="checkbox"
          className={styles.tick}
          checked={ticks.all}
          onChange={({ target }) => ticks.tick(ids, target.checked)}
        />
        {texts.tickAll}
      </label>
      {ticks.chosen.length > 0 && children}
    </div>
  );
}

/** The checkbox of one row; the key x toggles it. */
export function QueueTick({ id, name, ticks }: { id: string; name: string; ticks: Ticks }) {
  const texts = useTexts(queuesTexts);
  return (
    <input
      type="checkbox"
      className={styles.tick}
      data-key="x"
      aria-label={texts.tickOf(name)}
      checked={ticks.isTicked(id)}
      onChange={({ target }) => ticks.tick([id], target.checked)}
    />
  );
}
