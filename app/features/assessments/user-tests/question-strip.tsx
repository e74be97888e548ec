import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import styles from './user-tests.module.css';
import { userTestsTexts } from './user-tests.texts.ts';

type Props = { validated: number; contributions: number; total: number };

/** As many squares as the two lines of a folded strip show in the narrowest card. */
const foldedSquares = 24;

/** A square per question: purple for the developer's own questions, faded for those not validated yet. */
export function QuestionStrip({ validated, contributions, total }: Props) {
  const texts = useTexts(userTestsTexts);
  const [open, setOpen] = useState(false);
  const id = useId();
  const squares = Array.from({ length: total }, (_, index) =>
    index < contributions ? 'contribution' : index < contributions + validated ? 'validated' : 'open',
  );
  return (
    <>
      <div
        id={id}
        className={styles.strip}
        data-open={open || undefined}
        role="img"
        aria-label={texts.strip(validated, total, contributions)}
      >
        {squares.map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square has no identity but its index
          <i key={index} data-kind={kind} />
        ))}
      </div>
      {total > foldedSquares && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.collapse : texts.expand}
        </button>
      )}
    </>
  );
}
