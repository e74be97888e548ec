import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { sessionTexts } from './session.texts.ts';
import styles from './session-bar.module.css';
import { momentOf } from './timer-moments.ts';

type Props = { receivedAt: number; left: number; total: number };

/** Shows every second and announces three of them. The server's clock decides; this one starts from its last answer. */
export function Timer({ receivedAt, left, total }: Props) {
  const texts = useTexts(sessionTexts);
  const [now, setNow] = useState(receivedAt);
  useEffect(() => {
    const tick = () => setNow(performance.now());
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, []);
  const elapsed = receivedAt === 0 ? 0 : Math.max(0, now - receivedAt);
  const seconds = Math.ceil(Math.max(0, left - elapsed) / 1000);
  const moment = momentOf(seconds, total / 1000);
  return (
    <div className={styles.timer} data-short={seconds <= 10 || undefined}>
      <span role="timer" aria-label={texts.timer(clock(seconds))}>
        {clock(seconds)}
      </span>
      <span className={styles.rest} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100_000 * seconds) / total)}%` }} />
      </span>
      <span className={styles.unseen} role="status">
        {moment === undefined ? '' : texts.left(moment)}
      </span>
    </div>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
