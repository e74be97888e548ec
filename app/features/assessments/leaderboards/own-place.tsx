import type { BoardPage } from '../../../../server/services/assessments/leaderboards/read-board.ts';
import { DotLine } from '../../../charts/dot-line.tsx';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { AboutResult, ShownResult, ShownScore } from '../place/shown-result.tsx';
import { ownLine } from './board-path.ts';
import styles from './leaderboards.module.css';
import { boardTexts } from './leaderboards.texts.ts';
import { TopPercent } from './top-percent.tsx';

type Props = {
  board: Pick<BoardPage, 'own' | 'page' | 'provisional' | 'players'>;
  unit: 'score' | 'stars';
  address: (page: number) => string;
  /** The link to a test session, for a viewer without a rank. */
  play: { href: string; label: string };
};

/** The rank of the viewer, also when it is on another page of the leaderboard, with the way to the own line. */
export function OwnPlace({ board: { own, page, provisional, players }, unit, address, play }: Props) {
  const locale = useLocale();
  const texts = useTexts(boardTexts);
  if (provisional) {
    return (
      <div className={styles.own}>
        <span>{texts.provisional}</span>
        <ShownResult result={provisional} />
        <AboutResult result={provisional} />
      </div>
    );
  }
  if (!own) {
    return (
      <div className={styles.own}>
        <div>
          <p>{texts.notRanked}</p>
          <p className={styles.muted}>{texts.notRankedHow}</p>
        </div>
        <ButtonLink look="secondary" href={play.href}>
          {play.label}
        </ButtonLink>
      </div>
    );
  }
  const line = `#${ownLine}`;
  return (
    <section className={styles.own} aria-label={texts.ownTitle}>
      <p className={styles.figure}>
        <span>{texts.ownTitle}</span>
        <strong>{wholeNumber(locale, own.rank)}</strong> <span>{texts.of(wholeNumber(locale, players))}</span>
      </p>
      <p className={styles.figure}>
        <span>{texts[unit]}</span>
        <b>
          <ShownScore result={own} />
        </b>
      </p>
      <div className={styles.figure}>
        <span>{texts.top}</span>
        <TopPercent {...own} />
        <DotLine value={100 - own.percent} />
      </div>
      <Link href={own.page === page ? line : `${address(own.page)}${line}`}>{texts.ownPage}</Link>
    </section>
  );
}
