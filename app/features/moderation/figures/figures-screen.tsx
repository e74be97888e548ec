import { answerTimes, type Figures } from '../../../../domain/moderation/figures/figures.ts';
import { type FigureDays, figureDays, figureSearch } from '../../../../domain/moderation/figures/period.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { BarRows } from '../../../charts/bar-rows.tsx';
import { Funnel } from '../../../charts/funnel.tsx';
import { oneDecimal } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { CompanyList } from './company-list.tsx';
import { FigureCard } from './figure-card.tsx';
import styles from './figures.module.css';
import { figuresTexts } from './figures.texts.ts';
import { MarketChart } from './market-chart.tsx';
import { WeekChart } from './week-chart.tsx';

type Props = { days: FigureDays; madeAt: string; figures: Figures };

/** All figures of the marketplace for one period. */
export function FiguresScreen({ days, madeAt, figures }: Props) {
  const texts = useTexts(figuresTexts);
  const locale = useLocale();
  const given = { figures, days };
  return (
    <>
      <Tabs
        label={texts.period}
        tabs={figureDays.map((one) => ({
          key: String(one),
          href: pathTo(locale, 'adminFigures') + figureSearch(one),
          label: texts.periods[one],
          current: one === days,
        }))}
      />
      <div className={styles.cards}>
        <FigureCard name="profiles" {...given}>
          <ProfileSteps profiles={figures.profiles} />
        </FigureCard>
        <FigureCard name="tests" {...given}>
          <WeekChart weeks={figures.tests} />
        </FigureCard>
        <FigureCard name="technologies" {...given}>
          <MarketChart market={figures.technologies} />
        </FigureCard>
        <FigureCard name="cities" {...given}>
          <MarketChart market={figures.cities} />
        </FigureCard>
        <div className={styles.wide}>
          <FigureCard name="applications" {...given}>
            <Applications applications={figures.applications} />
          </FigureCard>
        </div>
        <div className={styles.wide}>
          <FigureCard name="companies" table={false} {...given}>
            <CompanyList companies={figures.companies} madeAt={madeAt} />
          </FigureCard>
        </div>
      </div>
    </>
  );
}

function ProfileSteps({ profiles }: Pick<Figures, 'profiles'>) {
  const texts = useTexts(figuresTexts);
  const days = useDays();
  const { signedUp, completed, published, daysToComplete, daysToPublish } = profiles;
  const after = (value: number | null) => (value === null ? undefined : texts.after(...days(value)));
  return (
    <Funnel
      label={texts.figures.profiles.title}
      steps={[
        { key: 'signedUp', label: texts.steps.signedUp, value: signedUp },
        { key: 'completed', label: texts.steps.completed, value: completed, note: after(daysToComplete) },
        { key: 'published', label: texts.steps.published, value: published, note: after(daysToPublish) },
      ]}
    />
  );
}

function Applications({ applications }: Pick<Figures, 'applications'>) {
  const texts = useTexts(figuresTexts);
  const days = useDays();
  const { medianDays, ninthDecileDays, times } = applications;
  const steps = ['applications', 'answered', 'accepted'] as const;
  return (
    <div className={styles.halves}>
      <div className={styles.half}>
        <Funnel
          label={texts.figures.applications.title}
          steps={steps.map((key) => ({ key, label: texts.answers[key], value: applications[key] }))}
        />
        <dl className={styles.tiles}>
          <div>
            <dt>{texts.median}</dt>
            <dd>{medianDays === null ? '–' : texts.days(...days(medianDays))}</dd>
          </div>
          <div>
            <dt>{texts.ninthDecile}</dt>
            <dd>{ninthDecileDays === null ? '–' : texts.days(...days(ninthDecileDays))}</dd>
          </div>
        </dl>
      </div>
      <div className={styles.half}>
        <h3>{texts.timesTitle}</h3>
        <BarRows
          label={texts.timesTitle}
          whole={applications.applications}
          rows={answerTimes.map((key) => ({
            key,
            label: texts.times[key],
            value: times[key],
            tone: key === 'missing' ? 'coral' : undefined,
          }))}
        />
      </div>
    </div>
  );
}

/** A number of days as it is written, and whether it takes the plural: in French from 2 on. */
function useDays(): (value: number) => [string, boolean] {
  const locale = useLocale();
  return (value) => [oneDecimal(locale, value), locale === 'fr' ? value >= 2 : Math.round(10 * value) !== 10];
}
