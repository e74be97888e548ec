import type { Market } from '../../../../domain/moderation/figures/figures.ts';
import { Bar } from '../../../charts/bar.tsx';
import { Legend } from '../../../charts/parts/legend.tsx';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
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
      <Legend
        entries={[
          { label: texts.developers, tone: 'leaf' },
          { label: texts.offers, tone: 'water' },
        ]}
      />
      {first.map(({ id, nameFr, nameEn, developers, offers }) => (
        <div key={id} className={styles.pair}>
          <span className={styles.number}>{wholeNumber(locale, developers)}</span>
          <Bar value={developers} most={mostDevelopers} mirrored />
          <span className={styles.middle}>{locale === 'fr' ? nameFr : nameEn}</span>
          <Bar value={offers} most={mostOffers} tone="water" />
          <span className={styles.number}>{wholeNumber(locale, offers)}</span>
        </div>
      ))}
    </div>
  );
}
