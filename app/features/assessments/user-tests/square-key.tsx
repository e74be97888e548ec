import { useTexts } from '../../../i18n/texts.ts';
import { squareKeyTexts } from './square-key.texts.ts';
import styles from './user-tests.module.css';

/** What the squares of the cards mean; `contributions`: some of them are questions that the person wrote. */
export function SquareKey({ contributions }: { contributions: boolean }) {
  const texts = useTexts(squareKeyTexts);
  return (
    <ul className={styles.key} aria-label={texts.title}>
      <li>
        <i /> {texts.validated}
      </li>
      <li>
        <i data-faded /> {texts.open}
      </li>
      {contributions && (
        <li>
          <i data-contribution /> {texts.written}
        </li>
      )}
    </ul>
  );
}
