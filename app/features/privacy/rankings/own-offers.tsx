import { fitPercent } from '../../../../domain/fit/view.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { OwnOffers as OfferPage } from '../../../../server/services/privacy/rankings/read-own-offers.ts';
import type { OwnRankings } from '../../../../server/services/privacy/rankings/read-own-rankings.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import privacy from '../privacy.module.css';
import styles from './rankings.module.css';
import { rankingsTexts } from './rankings.texts.ts';

/** The lists of offers that the person was shown in the order of fit. */
export function OwnOffers({ offers: { lists, latest }, can }: Pick<OwnRankings, 'offers' | 'can'>) {
  const texts = useTexts(rankingsTexts).offers;
  return (
    <section className={page.card} aria-labelledby="offers-title">
      <h2 id="offers-title" className={privacy.heading}>
        {texts.title}
      </h2>
      {lists === 0 ? (
        <p className={privacy.lead}>{texts.none}</p>
      ) : (
        <>
          <p className={privacy.lead}>
            {texts.count(lists)} {lists > latest.length && texts.latest(latest.length)} {texts.privacy}
          </p>
          <ul className={styles.rankings}>
            {latest.map((one) => (
              <Page key={one.id} shown={one} canAsk={can.ask} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Page({ shown, canAsk }: { shown: OfferPage; canAsk: boolean }) {
  const locale = useLocale();
  const texts = useTexts(rankingsTexts);
  const { id, madeAt, list, offers } = shown;
  const when = day(locale, madeAt);
  return (
    <li>
      <p className={styles.head}>
        <strong>{texts.offers.of[list]}</strong>
        <time dateTime={madeAt} className={privacy.muted}>
          {when}
        </time>
      </p>
      <details className={styles.detail}>
        <summary>{texts.offers.detail(offers.length)}</summary>
        <ol className={styles.offers}>
          {offers.map(({ place, title, alias, score }) => (
            <li key={place} value={place}>
              {alias ? <Link href={pathTo(locale, 'job', { alias })}>{title}</Link> : title}
              {', '}
              {texts.lists.score(fitPercent(score))}
            </li>
          ))}
        </ol>
      </details>
      {canAsk && (
        <p>
          <Link
            href={`${pathTo(locale, 'myRankings')}?ranking=${id}#human`}
            aria-label={texts.offers.askOf(when)}
            className={styles.ask}
          >
            {texts.lists.ask}
          </Link>
        </p>
      )}
    </li>
  );
}
