import { useLocation, useMatches } from 'react-router';
import type { PathKey } from '../../../../domain/paths.ts';
import type { NavigationLink } from '../use-menu.ts';
import { type Destination, type Place, placeOf } from './links.ts';

/**
 * Pages that stand below an entry though their address does not begin with its own. The first entry that the viewer
 * has counts: a profile is below the CV library for a recruiter, and below the profiles for the team.
 */
const entriesAbove: Partial<Record<PathKey, readonly Destination[]>> = {
  profile: ['developers', 'adminProfiles'],
  notes: ['developers', 'adminProfiles'],
  selection: ['developers'],
  job: ['jobs'],
  companies: ['jobs'],
  profileVisits: ['home'],
  myRankings: ['home'],
  importProfile: ['profile'],
  testSession: ['tests'],
  company: ['adminCompanies', 'jobs'],
  companyMembers: ['adminCompanies'],
  atsSettings: ['adminCompanies'],
  adminRecruiters: ['adminCompanies'],
};

/** The team reaches its other pages from its home page. */
const fromTheTeamsHome = (key: PathKey): readonly Destination[] => (key.startsWith('admin') ? ['home'] : []);

const ownCompanyPages = new Set<PathKey>(['company', 'companyMembers', 'atsSettings']);

type Links = readonly Pick<NavigationLink, 'key' | 'href'>[];

/** The entry of a page: by its address, or else the one it is reached from. */
export function placeOfPage(page: { pathname: string; key: PathKey; own: boolean }, links: Links): Place {
  const place = placeOf(page.pathname, links);
  if (place) return place;
  const above: readonly Destination[] =
    page.own && ownCompanyPages.has(page.key) ? ['myCompany'] : (entriesAbove[page.key] ?? fromTheTeamsHome(page.key));
  const key = above.find((one) => links.some((link) => link.key === one));
  // The entry of the own company leads to its page, whose address has the company's name.
  return key && { key, current: page.own && page.key === 'company' ? 'page' : 'true' };
}

/** What the pages of a company know of it. */
type CompanyData = { companyId?: string; company?: { companyId?: string }; ats?: { companyId?: string } };

export function usePlace(links: Links, companyId: string | undefined): Place {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const key = (match?.id ?? '').replace(/\.(fr|en)$/, '') as PathKey;
  const data = match?.loaderData as CompanyData | null | undefined;
  const shown = data?.company?.companyId ?? data?.ats?.companyId ?? data?.companyId;
  return placeOfPage({ pathname, key, own: companyId !== undefined && shown === companyId }, links);
}
