import { answerTimes, type FigureName, type Figures, percent } from '../../../../domain/moderation/figures/figures.ts';
import type { Cell } from '../../../../domain/text/csv.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import { figuresTexts } from './figures.texts.ts';

export type FigureTable = { headings: string[]; rows: Cell[][] };

/** A figure as a table: the same on the page and in its CSV file. Days are written as 'yyyy-mm-dd'. */
export function figureTable(name: FigureName, figures: Figures, locale: Locale): FigureTable {
  return makers[name](figures, locale);
}

type Maker = (figures: Figures, locale: Locale) => FigureTable;

const makers: Record<FigureName, Maker> = {
  technologies: ({ technologies }, locale) => marketTable(technologies, figuresTexts[locale].technology, locale),
  cities: ({ cities }, locale) => marketTable(cities, figuresTexts[locale].city, locale),
  profiles: ({ profiles }, locale) => {
    const { measure, number, share, medianDays, steps } = figuresTexts[locale];
    const { signedUp, completed, published, daysToComplete, daysToPublish } = profiles;
    return {
      headings: [measure, number, `${share} (%)`, medianDays],
      rows: [
        [steps.signedUp, signedUp, percent(signedUp, signedUp), null],
        [steps.completed, completed, percent(completed, signedUp), tenths(daysToComplete)],
        [steps.published, published, percent(published, signedUp), tenths(daysToPublish)],
      ],
    };
  },
  applications: ({ applications: all }, locale) => {
    const texts = figuresTexts[locale];
    const line = (label: string, count: number) => [label, count, percent(count, all.applications)];
    return {
      headings: [texts.measure, texts.number, `${texts.share} (%)`],
      rows: [
        line(texts.answers.applications, all.applications),
        line(texts.answers.answered, all.answered),
        line(texts.answers.accepted, all.accepted),
        ...answerTimes.map((time) => line(texts.times[time], all.times[time])),
        [texts.medianDays, tenths(all.medianDays), null],
        [texts.ninthDecileDays, tenths(all.ninthDecileDays), null],
      ],
    };
  },
  companies: ({ companies }, locale) => {
    const texts = figuresTexts[locale];
    return {
      headings: [
        ...[texts.company, texts.answers.applications, texts.answers.answered, texts.answers.accepted],
        ...[texts.medianDays, texts.ninthDecileDays, texts.waiting, texts.sinceDay],
      ],
      rows: companies.map((one) => [
        ...[one.name, one.applications, one.answered, one.accepted],
        ...[tenths(one.medianDays), tenths(one.ninthDecileDays), one.waiting, one.waitingSince?.slice(0, 10) ?? null],
      ]),
    };
  },
  tests: ({ tests }, locale) => {
    const { week, rated, practice } = figuresTexts[locale];
    return { headings: [week, rated, practice], rows: tests.map((one) => [one.from, one.rated, one.practice]) };
  },
};

function marketTable(market: Figures['technologies'], of: string, locale: Locale): FigureTable {
  const { developers, offers, perOffer } = figuresTexts[locale];
  return {
    headings: [of, developers, offers, perOffer],
    rows: market.map((one) => [
      locale === 'fr' ? one.nameFr : one.nameEn,
      one.developers,
      one.offers,
      one.offers === 0 ? null : tenths(one.developers / one.offers),
    ]),
  };
}

function tenths(value: number | null): number | null {
  return value === null ? null : Math.round(10 * value) / 10;
}
