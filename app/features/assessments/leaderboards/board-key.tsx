import { medalPercents } from '../../../../domain/assessments/rating/ranking.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { Medal } from '../../../ui/medal.tsx';
import { placeTexts } from '../place/place.texts.ts';
import styles from './board-key.module.css';
import { boardTexts } from './leaderboards.texts.ts';
import { RankMark } from './rank-mark.tsx';

const medals = ['gold', 'silver', 'bronze'] as const;

/** What the marks of a leaderboard mean: a rank is an order, a medal a share of the players. */
export function BoardKey({ players, scores }: { players: number; scores: boolean }) {
  const locale = useLocale();
  const texts = useTexts(boardTexts);
  const place = useTexts(placeTexts);
  return (
    <section className={styles.key} aria-label={texts.key.title}>
      <dl>
        <div>
          <dt>
            <span aria-hidden="true">
              <RankMark rank={1} />
            </span>
            {texts.rank}
          </dt>
          <dd>{scores ? texts.key.rank : texts.key.starRank}</dd>
        </div>
        {scores && (
          <div>
            <dt>{texts.key.medal}</dt>
            <dd>
              {texts.key.medalMeaning}
              <ul className={styles.medals}>
                {medals.map((medal) => (
                  <li key={medal}>
                    <Medal kind={medal} label={place[medal]} /> {texts.key.upTo(medalPercents[medal])}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.top}</dt>
          <dd>{texts.key.line}</dd>
        </div>
      </dl>
      <p className={styles.foot}>
        {texts.players(wholeNumber(locale, players), players === 1)}. {scores && texts.interval} {texts.names}{' '}
        <Link href={pathTo(locale, 'testMethod')}>{texts.method}</Link>
      </p>
    </section>
  );
}
