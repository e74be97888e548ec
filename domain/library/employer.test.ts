import { describe, expect, it } from 'vitest';
import { isEmployer } from './employer.ts';

describe('hidden from the company named as current employer', () => {
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
  ])('%s is %s', (company, employer) => {
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
  ])('%s is not %s', (company, employer) => {
    expect(isEmployer(company, [employer])).toBe(false);
    expect(isEmployer(employer, [company])).toBe(false);
  });

  it('is nobody for those who are not employed', () => expect(isEmployer('Maréva', [])).toBe(false));
});
