import type { TestWeek } from '../../../../domain/moderation/figures/figures.ts';
import { BarSeries } from '../../../charts/bar-series.tsx';
import { shortDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { figuresTexts } from './figures.texts.ts';

/** A column for each week: rated tests below, practice on top of them. The card has a table of the same numbers. */
export function WeekChart({ weeks }: { weeks: TestWeek[] }) {
  const locale = useLocale();
  const texts = useTexts(figuresTexts);
  return (
    <BarSeries
      label={texts.figures.tests.title}
      series={[
        { label: texts.rated, tone: 'leaf' },
        { label: texts.practice, tone: 'water' },
      ]}
      points={weeks.map(({ from, rated, practice }) => ({
        ...{ key: from, label: shortDay(locale, from), values: [rated, practice] },
      }))}
      empty={texts.nothing}
      valuesElsewhere
    />
  );
}
