import type { Market } from '../../../../domain/moderation/figures/figures.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Bar } from './bar.tsx';
import styles from './figures.module.css';
import { figuresTexts } from './figures.texts.ts';

const shown = 15;

/** Developers to the left of each name, offers to the right; each side has its own scale. */
export function MarketChart({ market }: { market: Market[] }) {
  const locale = useLocale();
  const texts = useTexts(figuresTexts);
  const first = market.slice(0, shown);
  const mostDevelopers = Math.max(1, ...first.map(({ developers }) => developers));
  const mostOffers = Math.max(1, ...first.map(({ offers }) => offers));
  return (
    <div className={styles.market} aria-hidden="true">
      <p className={styles.sides}>
        <span>
          {texts.developers} <i data-look="supply" />
        </span>
        <span>
          <i data-look="demand" /> {texts.offers}
        </span>
      </p>
      {first.map(({ id, nameFr, nameEn, developers, offers }) => (
        <div key={id} className={styles.pair}>
          <span className={styles.number}>{wholeNumber(locale, developers)}</span>
          <Bar value={developers} most={mostDevelopers} mirrored />
          <span className={styles.middle}>{locale === 'fr' ? nameFr : nameEn}</span>
          <Bar value={offers} most={mostOffers} look="demand" />
          <span className={styles.number}>{wholeNumber(locale, offers)}</span>
        </div>
      ))}
    </div>
  );
}
