import { fitPercent } from '../../../../domain/fit/view.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type {
  OwnRankings as Data,
  OwnRanking,
} from '../../../../server/services/privacy/rankings/read-own-rankings.ts';
import { PartsTable } from '../../../fit/parts-table.tsx';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import privacy from '../privacy.module.css';
import styles from './rankings.module.css';
import { rankingsTexts } from './rankings.texts.ts';

type Props = Pick<Data, 'lists' | 'companies' | 'latest' | 'can'>;

/** The lists in which the person was shown: the company, the day, the place and the points. */
export function OwnRankings({ lists, companies, latest, can }: Props) {
  const texts = useTexts(rankingsTexts).lists;
  return (
    <section className={page.card} aria-labelledby="lists-title">
      <h2 id="lists-title" className={privacy.heading}>
        {texts.title}
      </h2>
      {lists === 0 ? (
        <p className={privacy.lead}>{texts.none}</p>
      ) : (
        <>
          <p className={privacy.lead}>
            {texts.count(lists, companies)} {lists > latest.length && texts.latest(latest.length)} {texts.privacy}
          </p>
          <ul className={styles.rankings}>
            {latest.map((ranking) => (
              <Ranking key={ranking.id} ranking={ranking} canAsk={can.ask} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Ranking({ ranking, canAsk }: { ranking: OwnRanking; canAsk: boolean }) {
  const locale = useLocale();
  const texts = useTexts(rankingsTexts).lists;
  const { id, madeAt, company, place, score, parts } = ranking;
  const when = day(locale, madeAt);
  return (
    <li>
      <p className={styles.head}>
        <strong>
          {company ? (
            <Link href={pathTo(locale, 'company', { alias: company.alias })}>{company.name}</Link>
          ) : (
            texts.team
          )}
        </strong>
        <time dateTime={madeAt} className={privacy.muted}>
          {when}
        </time>
      </p>
      <p className={styles.result}>
        <span>{texts.place(place)}</span>
        <span>{texts.score(fitPercent(score))}</span>
      </p>
      <details className={styles.detail}>
        <summary>{texts.detail}</summary>
        <PartsTable parts={parts} score={score} />
      </details>
      {canAsk && (
        <p>
          <Link
            href={`${pathTo(locale, 'myRankings')}?ranking=${id}#human`}
            aria-label={texts.askOf(company?.name ?? texts.team, when)}
            className={styles.ask}
          >
            {texts.ask}
          </Link>
        </p>
      )}
    </li>
  );
}

/** What the profile does not say, where searches asked for it. */
export function RankingAdvice({ advice, userId, lists }: { advice: Data['advice']; userId: string; lists: number }) {
  const locale = useLocale();
  const texts = useTexts(rankingsTexts).advice;
  if (lists === 0) return null;
  return (
    <section className={page.card} aria-labelledby="advice-title">
      <h2 id="advice-title" className={privacy.heading}>
        {texts.title}
      </h2>
      {advice.length === 0 ? (
        <p className={privacy.lead}>{texts.none}</p>
      ) : (
        <>
          <p className={privacy.lead}>{texts.lead}</p>
          <ul className={styles.advice}>
            {advice.map((one) => (
              <li key={one}>{texts.texts[one]}</li>
            ))}
          </ul>
          <p className={privacy.actions}>
            <ButtonLink look="secondary" href={pathTo(locale, 'profile', { alias: userId })}>
              {texts.way}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  );
}
