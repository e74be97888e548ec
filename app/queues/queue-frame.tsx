import type { ComponentProps, ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import styles from '../ui/queue.module.css';
import { useRowKeys } from '../ui/use-row-keys.ts';
import { QueueEmpty } from './queue-empty.tsx';
import { QueueKeys } from './queue-keys.tsx';
import { queuesTexts } from './queues.texts.ts';

type Props = {
  /** The total number of waiting items; the rows may be only the first of them. */
  total: number;
  /** The searched text. */
  text: string;
  /** `waiting`: a heading with their number. */
  texts: { waiting?: (total: number) => string; nothing: string; keys: ComponentProps<typeof QueueKeys>['keys'] };
  children: ReactElement[];
};

/** The waiting items as rows with keyboard shortcuts, or a message when there are none. */
export function QueueFrame({ total, text, texts, children }: Props) {
  const common = useTexts(queuesTexts);
  const rows = useRowKeys<HTMLUListElement>();
  return (
    <>
      {children.length === 0 ? (
        <QueueEmpty searched={text} nothing={texts.nothing} />
      ) : (
        <>
          {texts.waiting && <h2 className={styles.count}>{texts.waiting(total)}</h2>}
          <QueueKeys keys={texts.keys} />
        </>
      )}
      <ul className={styles.queue} ref={rows}>
        {children}
      </ul>
      {total > children.length && <p className={styles.muted}>{common.first(children.length, total)}</p>}
    </>
  );
}
