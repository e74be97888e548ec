import type { ReactNode } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { BoardEntry } from '../../../../server/services/assessments/leaderboards/read-board.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import styles from './leaderboards.module.css';
import { boardTexts } from './leaderboards.texts.ts';

/** A player on a leaderboard: the name shown to the public, or an anonymous label. */
export function BoardPerson({ entry: { person, mine }, below }: { entry: BoardEntry; below?: ReactNode }) {
  const locale = useLocale();
  const texts = useTexts(boardTexts);
  return (
    <span className={styles.person}>
      <Portrait address={person?.picture} size={40} />
      <span className={styles.names}>
        {!person ? (
          <span className={styles.nobody}>{texts.hidden}</span>
        ) : person.alias ? (
          <Link href={pathTo(locale, 'profile', { alias: person.alias })}>{person.name}</Link>
        ) : (
          person.name
        )}
        {mine && <span className={styles.you}>{texts.you}</span>}
        {below && <span className={styles.points}>{below}</span>}
      </span>
    </span>
  );
}
