import { pathTo } from '../../../../../domain/paths.ts';
import type { DeveloperFigures } from '../../../../../server/services/shell/home/read-developer-figures.ts';
import { BarSeries } from '../../../../charts/bar-series.tsx';
import { shortDay, wholeNumber } from '../../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Footprints } from '../../../../ui/drawings/footprints.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Link } from '../../../../ui/link.tsx';
import { FigureCard } from './figure-card.tsx';
import styles from './figures.module.css';
import { figuresTexts } from './figures.texts.ts';

type Props = { views: DeveloperFigures['views']; alias: string };

/** The views of the last eight weeks, and the companies of the latest ones. */
export function ViewsCard({ views: { weeks, companies, total }, alias }: Props) {
  const locale = useLocale();
  const texts = useTexts(figuresTexts).views;
  if (total === 0) {
    return (
      <FigureCard title={texts.title}>
        <EmptyState
          drawing={<Footprints width={112} />}
          title={texts.empty}
          action={
            <ButtonLink look="secondary" href={pathTo(locale, 'profile', { alias })}>
              {texts.way}
            </ButtonLink>
          }
        >
          <p>{texts.emptyText}</p>
        </EmptyState>
      </FigureCard>
    );
  }
  const count = weeks.reduce((sum, { views }) => sum + views, 0);
  return (
    <FigureCard title={texts.title}>
      <BarSeries
        label={texts.total(wholeNumber(locale, count))}
        points={weeks.map(({ from, views }) => ({ key: from, label: shortDay(locale, from), values: [views] }))}
      />
      <div className={styles.viewers}>
        <ul className={styles.logos} aria-label={texts.logos}>
          {companies.map(({ id, alias: company, name, logo }) => (
            <li key={id}>
              <Link href={pathTo(locale, 'company', { alias: company })} title={name}>
                {logo ? <img src={logo} width={36} height={36} alt={name} loading="lazy" /> : name}
              </Link>
            </li>
          ))}
        </ul>
        <p>
          {texts.companies(total)} · <Link href={pathTo(locale, 'profileVisits')}>{texts.which}</Link>
        </p>
      </div>
    </FigureCard>
  );
}
