/** The figures that the team reads and downloads, in the order of the page. */
const figureNames = ['technologies', 'cities', 'profiles', 'applications', 'companies', 'tests'] as const;
export type FigureName = (typeof figureNames)[number];

export function readFigureName(given: string | null): FigureName | undefined {
  return figureNames.find((name) => name === given);
}

/** How many listed developers and how many open offers name a technology or a city. */
export type Market = { id: string; nameFr: string; nameEn: string; developers: number; offers: number };

/** How far the developers who signed up within the period have come. */
export type ProfileSteps = {
  signedUp: number;
  completed: number;
  published: number;
  /** Median days from signing up to a complete profile, and from there to its publication. Null without a known case. */
  daysToComplete: number | null;
  daysToPublish: number | null;
};

/** How long applicants wait for an answer, in whole days; `missing` are those without one after the days of grace. */
export const answerTimes = [
  'day0',
  'day1',
  'days2to3',
  'days4to7',
  'days8to14',
  'days15',
  'waiting',
  'missing',
] as const;
export type AnswerTime = (typeof answerTimes)[number];

/** An application without an answer counts as missing after so many days. */
export const answerGraceDays = 7;

/** The days from which each time begins; the times without an answer have none. */
export const answerTimeStarts = { day0: 0, day1: 1, days2to3: 2, days4to7: 4, days8to14: 8, days15: 15 } as const;

export type Answers = {
  applications: number;
  answered: number;
  accepted: number;
  /** In days; null without an answer. */
  medianDays: number | null;
  ninthDecileDays: number | null;
};

export type CompanyAnswers = Answers & {
  id: string;
  alias: string;
  name: string;
  /** Applicants whom the company still sees, and who have waited longer than the days of grace. */
  waiting: number;
  /** When the first of them applied. */
  waitingSince: string | null;
};

/** Completed tests of a week that begins on this Monday. */
export type TestWeek = { from: string; rated: number; practice: number };

/** The figures of one period. */
export type Figures = {
  technologies: Market[];
  cities: Market[];
  profiles: ProfileSteps;
  applications: Answers & { times: Record<AnswerTime, number> };
  companies: CompanyAnswers[];
  tests: TestWeek[];
};

/** A share in whole per cent; nothing of nothing is 0. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}

/** Companies that leave applicants without an answer: the longest wait first. */
export function companiesInDebt(companies: readonly CompanyAnswers[]): CompanyAnswers[] {
  return companies
    .filter(({ waiting }) => waiting > 0)
    .toSorted((a, b) => (a.waitingSince ?? '').localeCompare(b.waitingSince ?? '') || b.waiting - a.waiting);
}

/** Rows of a table on the page; a file has all of them. */
export const mostRows = { markets: 60, companies: 30 } as const;

/** What the page needs: with very many cities and companies the rest stays on the server. One more than is shown. */
export function shownFigures(figures: Figures): Figures {
  return {
    ...figures,
    technologies: figures.technologies.slice(0, mostRows.markets + 1),
    cities: figures.cities.slice(0, mostRows.markets + 1),
    companies: companiesInDebt(figures.companies).slice(0, mostRows.companies + 1),
  };
}
