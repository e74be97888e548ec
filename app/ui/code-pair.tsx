import type { ReactNode } from 'react';
import { CodeBlock } from './code-block.tsx';
import styles from './code-pair.module.css';

type Piece = {
  head: ReactNode;
  code: string;
  colours?: string | undefined;
  label: string;
  tone?: 'right' | 'wrong' | 'chosen' | undefined;
};
type Props = {
  pieces: readonly Piece[];
  /** Wider than the column of text around it, where the screen has the room. */
  wide?: boolean;
  /** A click on a piece of code; its heading holds the control for the keyboard. */
  choose?: (place: number) => void;
};

/** Two pieces of code to compare: side by side, and one below the other on a phone. */
export function CodePair({ pieces, wide = false, choose }: Props) {
  return (
    <div className={styles.pair} data-wide={wide || undefined}>
      {pieces.map(({ head, code, colours, label, tone }, place) => (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the radio button in its heading does the same
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the two pieces have no id
          key={place}
          className={styles.piece}
          data-tone={tone}
          data-choosable={choose ? true : undefined}
          onClick={choose && (() => choose(place))}
        >
          <div className={styles.head}>{head}</div>
          <CodeBlock code={code} label={label} colours={colours} />
        </div>
      ))}
    </div>
  );
}
