import { useId, useState } from 'react';
import { questionSquares, type Squares } from '../../../../domain/assessments/technology-card.ts';
import { useTexts } from '../../../i18n/texts.ts';
import styles from './user-tests.module.css';
import { userTestsTexts } from './user-tests.texts.ts';

type Props = Squares;

/** As many squares as two lines have in the narrowest card. More of them are folded into one bar of thin pieces. */
const foldedSquares = 24;

/** docs/product/assessments.md, Tests section of a profile: own questions are purple, not validated ones faded. */
export function QuestionStrip({ validated, contributions, validatedContributions, total }: Props) {
  const texts = useTexts(userTestsTexts);
  const [open, setOpen] = useState(false);
  const id = useId();
  const long = total > foldedSquares;
  const squares = questionSquares({ validated, contributions, validatedContributions, total });
  return (
    <>
      <div
        id={id}
        className={styles.strip}
        data-open={open || undefined}
        data-folded={(long && !open) || undefined}
        role="img"
        aria-label={texts.strip(validated, total, contributions)}
      >
        {squares.map(({ contribution, validated: right }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square has no identity but its index
          <i key={index} data-contribution={contribution || undefined} data-faded={right ? undefined : true} />
        ))}
      </div>
      {long && (
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
