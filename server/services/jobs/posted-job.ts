import type { PostedJob } from '../../../domain/jobs/job-posting.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { Config } from '../../config.ts';
import { companyMark } from './company-mark.ts';
import type { JobTerms } from './job-summary.ts';

/**
 * What an offer shows to search engines and job boards, beside `termColumns` and `companyColumns`; tables jobs as `j`,
 * companies as `c`, and places as `p` and `home` and professions as `pr`, which may be missing.
 */
export function postingColumns(locale: Locale) {
  const fr = locale === 'fr';
  return [
    ...(['j.id', 'j.seoAlias', 'j.title', 'j.description', 'j.descriptionHtml', 'j.externalUrl'] as const),
    ...(['j.publishedAt', 'c.website', 'p.countryCode', 'home.countryCode as companyCountry'] as const),
    fr ? ('pr.displayNameFr as profession' as const) : ('pr.displayNameEn as profession' as const),
    fr ? ('p.area1Fr as region' as const) : ('p.area1En as region' as const),
  ] as const;
}

type Row = JobTerms &
  Parameters<typeof companyMark>[0] & {
    id: string;
    seoAlias: string | null;
    title: string | null;
    externalUrl: string | null;
    publishedAt: Date | null;
    closesAt: Date | null;
    website: string | null;
    countryCode: string | null;
    companyCountry: string | null;
    profession: string | null;
    region: string | null;
    /** Sanitised HTML. */
    description: string;
    languages: PostedJob['languages'];
  };

/** undefined for an offer that was never published. */
export function postedJob({ BASE_URL }: Pick<Config, 'BASE_URL'>, locale: Locale, row: Row): PostedJob | undefined {
  const { id, publishedAt, city, countryCode, region } = row;
  if (!publishedAt) return undefined;
  const { name, logo } = companyMark(row);
  const { contractType, remote, salaryMin, salaryMax, yearsMin, seniority } = row;
  const { technologies, languages, profession, closesAt } = row;
  return {
    ...{
      id,
      publishedAt,
      closesAt,
      contractType,
      remote,
      salaryMin,
      salaryMax,
      yearsMin,
      seniority,
      technologies,
      languages,
      profession,
    },
    url: BASE_URL + pathTo(locale, 'job', { alias: row.seoAlias ?? id }),
    title: row.title ?? '',
    description: row.description,
    place: city && countryCode ? { locality: city, region, countryCode } : null,
    direct: row.externalUrl === null,
    company: { name, website: row.website, logo: logo && BASE_URL + logo, countryCode: row.companyCountry },
  };
}
