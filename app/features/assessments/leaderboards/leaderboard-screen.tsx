import { seasonById } from '../../../../domain/assessments/leaderboards/season.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { BoardPage } from '../../../../server/services/assessments/leaderboards/read-board.ts';
import type { AllStars, Leaderboard } from '../../../../server/services/assessments/leaderboards/read-leaderboard.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ChipLinks } from '../../../ui/chip-links.tsx';
import { Shell } from '../../../ui/drawings/shell.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import page from '../../../ui/page.module.css';
import { TestIcon } from '../../../ui/test-icon.tsx';
import { BoardKey } from './board-key.tsx';
import { BoardPages } from './board-pages.tsx';
import { allStarsPath, boardPath } from './board-path.ts';
import { BoardTable } from './board-table.tsx';
import styles from './leaderboard-screen.module.css';
import { boardTexts } from './leaderboards.texts.ts';
import { OwnPlace } from './own-place.tsx';

export function LeaderboardScreen({ board, player }: { board: Leaderboard; player: boolean }) {
  const locale = useLocale();
  const texts = useTexts(boardTexts);
  const { test, seasonId, seasons, seasonNames, currentSeasonId } = board;
  const address = (number: number) => boardPath(locale, test.alias, seasonId, number);
  const play = { href: pathTo(locale, 'test', { alias: test.alias }), label: texts.play };
  // The board has this button itself for a player without a rank, and while it is empty.
  const playHere = board.players > 0 && (!player || board.own);
  return (
    <>
      <header className={styles.head}>
        <TestIcon handle={test.handle} theme={test.theme} large />
        <div>
          <h1>{texts.title(test.name)}</h1>
          <p className={page.lead}>{texts.lead}</p>
        </div>
        {playHere && (
          <ButtonLink href={play.href} look="secondary">
            {play.label}
          </ButtonLink>
        )}
      </header>
      <div className={styles.periods}>
        <ChipLinks
          label={texts.periods}
          links={[
            { key: 'all', href: boardPath(locale, test.alias, undefined), label: texts.allTime, current: !seasonId },
            ...seasons.map((id) => ({
              key: id,
              href: boardPath(locale, test.alias, id),
              label: id === currentSeasonId ? texts.current(seasonNames[id]) : seasonName(texts, id, seasonNames),
              current: id === seasonId,
            })),
            { key: 'stars', href: allStarsPath(locale), label: texts.allStars, current: false },
          ]}
        />
      </div>
      <Board board={board} unit="score" caption={texts.title(test.name)} {...{ player, address, play }} />
    </>
  );
}

export function AllStarsScreen({ board, player }: { board: AllStars; player: boolean }) {
  const locale = useLocale();
  const texts = useTexts(boardTexts);
  const address = (number: number) => allStarsPath(locale, number);
  const play = { href: pathTo(locale, 'tests'), label: texts.tests };
  return (
    <>
      <h1>{texts.allStars}</h1>
      <p className={page.lead}>{texts.starsLead}</p>
      <p className={styles.periods}>
        <span className={styles.season}>{seasonName(texts, board.seasonId, board.seasonNames)}</span>
      </p>
      <Board board={board} unit="stars" caption={texts.allStars} {...{ player, address, play }} />
    </>
  );
}

type Props = {
  board: BoardPage;
  unit: 'score' | 'stars';
  caption: string;
  player: boolean;
  address: (page: number) => string;
  play: { href: string; label: string };
};

function Board({ board, unit, caption, player, address, play }: Props) {
  const texts = useTexts(boardTexts);
  if (board.players === 0) {
    return (
      <>
        {board.provisional && <OwnPlace {...{ board, unit, address, play }} />}
        <EmptyState
          drawing={<Shell />}
          title={texts.empty}
          action={<ButtonLink href={play.href}>{play.label}</ButtonLink>}
        >
          <p>{texts.emptyLead}</p>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {player && <OwnPlace {...{ board, unit, address, play }} />}
      <BoardTable caption={caption} unit={unit} entries={board.entries} first={board.page === 1} />
      <BoardPages page={board.page} pages={board.pages} address={address} />
      <BoardKey players={board.players} scores={unit === 'score'} />
    </>
  );
}

function seasonName(texts: typeof boardTexts.fr, id: string, names: Record<string, string>): string {
  const season = seasonById(id);
  return names[id] ?? (season ? texts.season(season.year, season.quarter) : id);
}
