import type { BoardPage } from '../../../../server/services/assessments/leaderboards/read-board.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { AboutResult, ShownResult, ShownScore } from '../place/shown-result.tsx';
import styles from './leaderboards.module.css';
import { boardTexts } from './leaderboards.texts.ts';
import { TopPercent } from './top-percent.tsx';

type Props = {
  board: Pick<BoardPage, 'own' | 'page' | 'provisional'>;
  address: (page: number) => string;
  /** The link to a test session, for a viewer without a rank. */
  play: { href: string; label: string };
};

/** The rank of the viewer, also when it is on another page of the leaderboard. */
export function OwnPlace({ board: { own, page, provisional }, address, play }: Props) {
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
  return (
    <div className={styles.own}>
      <strong>{texts.own(wholeNumber(locale, own.rank))}</strong>
      {own.margin !== undefined && <ShownScore result={own} />}
      <TopPercent {...own} />
      {own.page === page ? (
        <span className={styles.muted}>{texts.ownHere}</span>
      ) : (
        <Link href={address(own.page)}>{texts.ownPage}</Link>
      )}
    </div>
  );
}
