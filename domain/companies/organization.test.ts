import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../tests/harness/structured-data.ts';
import { organization } from './organization.ts';

const site = { name: 'Vivier', baseUrl: 'https://vivier.example', home: '/' };
const company = {
  name: 'Maréva',
  path: '/company/mareva',
  description: 'Des bateaux qui se partagent.',
  logo: '/logos/mareva.svg',
  homepage: 'https://mareva.example/',
};

describe('the structured data of a company for search engines', () => {
  it('has its name, its page and its own website', () => {
    const told = organization(site, company);
    expect(told).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Maréva',
      url: 'https://vivier.example/company/mareva',
      description: 'Des bateaux qui se partagent.',
      logo: 'https://vivier.example/logos/mareva.svg',
      sameAs: 'https://mareva.example/',
    });
    expect(faultsOf(told)).toEqual([]);
  });

  it('leaves out unknown properties', () => {
    const told = organization(site, { ...company, logo: undefined, homepage: undefined });
    expect(Object.keys(told)).toEqual(['@context', '@type', 'name', 'url', 'description']);
    expect(faultsOf(told)).toEqual([]);
  });
});
