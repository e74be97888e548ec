import { pathTo } from '../../../../domain/paths.ts';
import type { JobFigures } from '../../../../server/services/jobs/figures/read-figures.ts';
import { BarSeries } from '../../../charts/bar-series.tsx';
import { Funnel } from '../../../charts/funnel.tsx';
import { shortDay, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { termsTexts } from '../terms.texts.ts';
import styles from './figures.module.css';
import { figuresTexts } from './figures.texts.ts';

/** The figures of one offer: from view to conversation, and the last weeks. */
export function FiguresScreen({ job, figures, weeks }: JobFigures) {
  const locale = useLocale();
  const texts = useTexts(figuresTexts);
  const { untitled } = useTexts(termsTexts);
  const { views, clicks, sent, answered, conversations, external } = figures;
  const { step } = texts;
  const steps = external
    ? [
        { key: 'views', label: step.views, value: views },
        { key: 'clicks', label: step.clicks, value: clicks },
      ]
    : [
        { key: 'views', label: step.views, value: views },
        { key: 'sent', label: step.sent, value: sent },
        { key: 'answered', label: step.answered, value: answered },
        { key: 'conversations', label: step.talked, value: conversations },
      ];
  const heading = external ? texts.stepsElsewhere : texts.steps;
  const total = (of: (week: (typeof weeks)[number]) => number) => weeks.reduce((sum, week) => sum + of(week), 0);
  const seen = total((week) => week.views);
  const acted = total((week) => week.answers);
  const actedWords = external ? texts.clicks : texts.applications;
  const series = [
    { label: step.views, tone: 'water' as const },
    { label: external ? step.clicks : step.sent, tone: 'leaf' as const },
  ];
  return (
    <>
      <p className={styles.ways}>
        <Link href={pathTo(locale, 'jobManager')}>
          <Icon name="left" size={16} />
          {texts.back}
        </Link>
        <Link href={pathTo(locale, 'jobApplicants', { jobId: job.id })}>{texts.applicants}</Link>
      </p>
      <h1>{texts.heading(job.title ?? untitled)}</h1>
      <p className={page.lead}>{texts.about}</p>
      <div className={styles.cards}>
        <section className={page.card} aria-labelledby="steps">
          <h2 id="steps" className={styles.title}>
            {heading}
          </h2>
          <Funnel label={heading} steps={steps} />
        </section>
        <section className={page.card} aria-labelledby="weeks">
          <h2 id="weeks" className={styles.title}>
            {texts.weeks}
          </h2>
          <BarSeries
            label={texts.chart(
              texts.views(wholeNumber(locale, seen), seen),
              actedWords(wholeNumber(locale, acted), acted),
            )}
            points={
              seen + acted === 0
                ? []
                : weeks.map(({ from, ...week }) => ({
                    key: from,
                    label: shortDay(locale, from),
                    values: [week.views, week.answers],
                  }))
            }
            series={series}
            together="inFront"
            first={texts.week}
            empty={texts.none}
          />
        </section>
      </div>
    </>
  );
}
