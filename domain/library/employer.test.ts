import { describe, expect, it } from 'vitest';
import { isEmployer } from './employer.ts';

describe('a profile is hidden from the company named as current employer', () => {
  it.each([
    ['Maréva', 'Maréva'],
    ['Maréva', 'MAREVA SAS'],
    ['Groupe Maréva', 'maréva'],
    ['The Acme Company, Inc.', 'Acme'],
    ['Société Générale', 'Societe generale CIB'],
    ['Orange Business Services', 'Orange'],
    ['Data Dog', 'Datadog'],
    ['Trois-Ponts Numérique', 'Trois Ponts'],
    ['Groupe SA', 'groupe sa'],
  ])('%s is the same company as %s', (company, employer) => {
    expect(isEmployer(company, ['Ailleurs', employer])).toBe(true);
    expect(isEmployer(employer, [company])).toBe(true);
  });

  it.each([
    ['Maréva', 'Marévalie'],
    ['Acme', 'Le club Acme'],
    ['Nuagerie', 'Lumaka'],
    ['SAS Nuagerie', 'SAS Lumaka'],
    ['Acme', '???'],
    ['!', '?'],
  ])('%s is not the same company as %s', (company, employer) => {
    expect(isEmployer(company, [employer])).toBe(false);
    expect(isEmployer(employer, [company])).toBe(false);
  });

  it('a company is not the employer of a developer without one', () => expect(isEmployer('Maréva', [])).toBe(false));
});
