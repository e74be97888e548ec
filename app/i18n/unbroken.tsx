import { Fragment } from 'react';
import styles from './unbroken.module.css';

/** A longer word may break, so that it does not leave a narrow card. */
const longest = 24;

/** The text in pieces; those at odd places are words with a hyphen, such as « back-end ». */
export function hyphenWords(text: string): string[] {
  return text.split(/(\S*[^\s-]-[^\s-]\S*)/u);
}

/**
 * A text whose words do not break at their hyphen. The hyphen itself stays an ordinary one, so that the text is found by
 * a search in the page and copied as it was written.
 */
export function Unbroken({ text }: { text: string }) {
  if (!text.includes('-')) return text;
  return (
    <span>
      {hyphenWords(text).map((piece, at) =>
        at % 2 === 1 && piece.length <= longest ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no identity but its place
          <span key={at} className={styles.word}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </span>
  );
}

/** Facts in one line, with a dot between them; one that does not fit goes to the next line as a whole. */
export function UnbrokenFacts({ facts }: { facts: readonly (string | null | undefined)[] }) {
  return facts.filter(Boolean).map((fact, at) => (
    <Fragment key={fact}>
      {at > 0 && ' · '}
      <span className={styles.fact}>{fact}</span>
    </Fragment>
  ));
}
