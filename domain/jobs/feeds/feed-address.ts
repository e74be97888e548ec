import type { Locale } from '../../viewer.ts';

export const feedFiles = ['indeed.xml', 'linkedin.xml', 'jobs.json'] as const;
export type FeedFile = (typeof feedFiles)[number];
export type FeedAddress = { file: FeedFile; url: string };

/** The feeds of a company, or of the whole market. */
export function feedAddresses(baseUrl: string, locale: Locale, companyAlias?: string): FeedAddress[] {
  const whose = companyAlias === undefined ? 'jobs' : `companies/${companyAlias}`;
  return feedFiles.map((file) => ({ file, url: `${baseUrl}/feeds/${locale}/${whose}/${file}` }));
}
