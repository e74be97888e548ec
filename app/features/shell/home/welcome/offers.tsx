import { pathTo } from '../../../../../domain/paths.ts';
import type { LatestOffer } from '../../../../../server/services/shell/home/read-latest-offers.ts';
import type { ProfessionPay } from '../../../../../server/services/shell/home/read-showcase.ts';
import { RangeBars } from '../../../../charts/range-bars.tsx';
import { wholeNumber } from '../../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { Link } from '../../../../ui/link.tsx';
import styles from './offers.module.css';
import { welcomeTexts } from './welcome.texts.ts';

/** The newest offers, and what professions pay. Both absent while there is nothing to show. */
export function Offers({ offers, pay }: { offers: LatestOffer[]; pay: ProfessionPay[] }) {
  const locale = useLocale();
  const texts = useTexts(welcomeTexts);
  return (
    <>
      {offers.length > 0 && (
        <section className={styles.section}>
          <div>
            <h2>{texts.offers.title}</h2>
            <p className={styles.lead}>{texts.offers.lead}</p>
            <p className={styles.all}>
              <Link href={pathTo(locale, 'jobs')}>{texts.offers.all}</Link>
            </p>
          </div>
          <div className={styles.chart}>
            <RangeBars
              label={texts.offers.label}
              ranges={offers.map((offer) => ({
                key: offer.id,
                label: <Offer offer={offer} />,
                from: offer.salaryMin,
                to: offer.salaryMax,
              }))}
            />
          </div>
        </section>
      )}
      {pay.length > 0 && (
        <section className={styles.section}>
          <div>
            <h2>{texts.pay.title}</h2>
            <p className={styles.lead}>{texts.pay.lead}</p>
          </div>
          <div className={styles.chart}>
            <RangeBars
              label={texts.pay.label}
              ranges={pay.map(({ id, name, from, to, median, offers: count }) => ({
                ...{ key: id, label: name, from, to, median, tone: 'water' },
                note: texts.pay.offers(wholeNumber(locale, count)),
              }))}
            />
          </div>
        </section>
      )}
    </>
  );
}

function Offer({ offer: { alias, title, company, city, remote } }: { offer: LatestOffer }) {
  const locale = useLocale();
  const texts = useTexts(welcomeTexts);
  const place = remote === 'fullTime' ? texts.offers.remote : city;
  return (
    <span className={styles.offer}>
      {company.logo ? (
        <img src={company.logo} width={40} height={40} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className={styles.noLogo} aria-hidden="true" />
      )}
      <span>
        <Link href={pathTo(locale, 'job', { alias })}>{title}</Link>
        <span className={styles.company}>
          {company.name}
          {place && ` · ${place}`}
        </span>
      </span>
    </span>
  );
}
