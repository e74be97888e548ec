import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { CodeText } from '../../../ui/code-text.tsx';
import { ReorderList } from '../../../ui/reorder.tsx';
import { carried } from '../../../ui/use-rows.ts';
import styles from './session.module.css';
import { sessionTexts } from './session.texts.ts';

type Props = {
  /** As the question shows them first. */
  steps: string[];
  /** Their places in that list, in the order of the player. */
  order: readonly number[];
  describedBy: string | undefined;
  reorder: (order: number[]) => void;
};

/** The steps of a process, moved with buttons, by dragging, or with Alt and the arrow keys. */
export function StepOrder({ steps, order, describedBy, reorder }: Props) {
  const texts = useTexts(sessionTexts);
  const [said, setSaid] = useState('');
  const nameOf = (index: number) => (steps[order[index] ?? 0] ?? '').replaceAll('`', '');
  const move = (from: number, to: number) => {
    setSaid(texts.placed(nameOf(from), to + 1, steps.length));
    reorder(carried(order, from, to));
  };
  return (
    <fieldset className={styles.options} aria-describedby={describedBy}>
      <legend>{texts.legends.order}</legend>
      <ReorderList
        count={order.length}
        keyOf={(index) => order[index] ?? 0}
        nameOf={nameOf}
        labels={texts.move}
        move={move}
      >
        {(index) => (
          <div className={styles.step} tabIndex={-1} data-step>
            <span className={styles.place}>{index + 1}.</span>
            <span className={styles.words}>
              <CodeText text={steps[order[index] ?? 0] ?? ''} />
            </span>
          </div>
        )}
      </ReorderList>
      <p className={styles.unseen} role="status">
        {said}
      </p>
    </fieldset>
  );
}
