import { describe, expect, it } from 'vitest';
import { roles } from '../../../../domain/viewer.ts';
import { iconPaths } from '../../../ui/icon-paths.generated.ts';
import { partLinks } from './bar-links.ts';
import { type Destination, placeOf } from './links.ts';
import { placeOfPage } from './place.ts';

const link = (key: Destination) => ({ key, href: `/${key}`, text: key, waiting: key === 'candidates' ? 2 : 0 });
const keys = (links: readonly { key: Destination }[]) => links.map(({ key }) => key);

describe('docs/product/shell.md, The bar at the bottom of small screens', () => {
  const recruiter = (['home', 'developers', 'candidates', 'jobManager', 'myCompany', 'plans'] as const).map(link);

  it('has four links for a recruiter, and the others behind “More”', () => {
    const { bar, others, more } = partLinks('RECRUITER', recruiter);
    expect([keys(bar), keys(others), more]).toEqual([
      ['home', 'developers', 'candidates', 'jobManager'],
      ['myCompany', 'plans'],
      true,
    ]);
    expect(bar.map(({ waiting }) => waiting)).toEqual([0, 0, 2, 0]);
  });

  it('leaves out what the header leaves out', () => {
    const without = recruiter.filter(({ key }) => key !== 'candidates');
    expect(keys(partLinks('RECRUITER', without).bar)).toEqual(['home', 'developers', 'jobManager']);
  });

  it('has five links for a developer', () => {
    const links = (['home', 'profile', 'jobs', 'tests', 'applications', 'conversations'] as const).map(link);
    const { bar, others, more } = partLinks('DEVELOPER', links);
    expect([keys(bar), keys(others), more]).toEqual([
      ['home', 'jobs', 'tests', 'conversations', 'profile'],
      ['applications'],
      false,
    ]);
  });

  it.each(roles)('every entry of %s has an icon', (role) => {
    const all = (['home', 'jobs', 'tests', 'conversations', 'profile', 'adminSupport', 'developers'] as const).map(
      link,
    );
    for (const { icon } of partLinks(role, all).bar) expect(Object.keys(iconPaths)).toContain(icon);
  });
});

describe('docs/product/shell.md, The header: the entry of the page, or the nearest above it', () => {
  const links = [
    { key: 'home', href: '/' },
    { key: 'jobs', href: '/jobs' },
    { key: 'jobManager', href: '/jobs/manager' },
    { key: 'questions', href: '/tests/questions' },
  ] as const;
  it.each([
    ['/', { key: 'home', current: 'page' }],
    ['/jobs', { key: 'jobs', current: 'page' }],
    ['/jobs/one', { key: 'jobs', current: 'true' }],
    ['/jobs/manager/one', { key: 'jobManager', current: 'true' }],
    ['/questions-entretien/technologie/java', { key: 'questions', current: 'true' }],
    ['/test-question/one', { key: 'questions', current: 'true' }],
    ['/jobsearch', undefined],
    ['/other', undefined],
  ])('of %s is %j', (pathname, place) => expect(placeOf(pathname, links)).toEqual(place));
});

describe('a page whose address does not begin with the one of its entry', () => {
  const links = (...keys: Destination[]) => keys.map((key) => ({ key, href: `/${key}` }));
  const recruiter = links('home', 'developers', 'myCompany');
  const developer = links('home', 'jobs', 'tests');
  const administrator = links('home', 'adminProfiles', 'adminCompanies');
  it.each([
    ['company', true, recruiter, { key: 'myCompany', current: 'page' }],
    ['companyMembers', true, recruiter, { key: 'myCompany', current: 'true' }],
    ['company', false, recruiter, undefined],
    ['company', false, administrator, { key: 'adminCompanies', current: 'true' }],
    ['profile', false, recruiter, { key: 'developers', current: 'true' }],
    ['profile', false, developer, undefined],
    ['job', false, developer, { key: 'jobs', current: 'true' }],
    ['profileVisits', false, developer, { key: 'home', current: 'true' }],
    ['testSession', false, developer, { key: 'tests', current: 'true' }],
    ['adminFigures', false, administrator, { key: 'home', current: 'true' }],
    ['contact', false, recruiter, undefined],
  ] as const)('%s, own company %s', (key, own, shown, place) =>
    expect(placeOfPage({ pathname: '/elsewhere', key, own }, shown)).toEqual(place),
  );
});
