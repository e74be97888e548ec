import { describe, expect, it } from 'vitest';
import { emptyJob } from '../../../../domain/jobs/job.ts';
import { fieldLabels, formWith, rendered } from '../../../../tests/harness/rendered.ts';
import { HiringFields, TeamFields } from './detail-fields.tsx';
import { JobDetails } from './job-details.tsx';

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const none = { team: null, teamSize: null, steps: [], hiringWeeks: null };
const shown = (change: object) => words(rendered(<JobDetails details={{ ...none, ...change }} />));
const call = { name: 'Appel', duration: '30min' as const, note: null };

describe('the team and the hiring on screen (docs/product/jobs.md, The team and the steps of the hiring)', () => {
  it.each<[object, string]>([
    [{}, ''],
    [{ team: 'Quatre personnes.', teamSize: 4 }, 'L’équipe 4 personnes Quatre personnes.'],
    [{ teamSize: 1 }, 'L’équipe 1 personne'],
    [{ hiringWeeks: 1 }, 'Le recrutement, étape par étape Environ 1 semaine en tout.'],
    [
      { steps: [call, { name: 'Rencontre', duration: 'halfDay', note: 'À Nantes.' }], hiringWeeks: 3 },
      'Le recrutement, étape par étape Appel 30 min Rencontre une demi-journée À Nantes. Environ 3 semaines en tout.',
    ],
  ])('of %o', (details, text) => expect(shown(details)).toBe(text));

  it('the steps are an ordered list', () =>
    expect(rendered(<JobDetails details={{ ...none, steps: [call, call] }} />).match(/<ol.*<li.*<li/)).not.toBeNull());

  it('the form has the fields of each step, and no ninth step', () => {
    const form = (count: number) =>
      rendered(
        <HiringFields
          form={formWith({ ...emptyJob(), steps: Array.from({ length: count }, () => ({ ...call, note: '' })) })}
        />,
      );
    expect(fieldLabels(form(1))).toEqual([
      ...['Le recrutement, étape par étape', 'Étape 1', 'Durée', 'Précision (facultative)'],
      'Durée totale du recrutement',
    ]);
    expect(form(7)).not.toContain('disabled=""');
    expect(form(8)).toContain('disabled=""');
    expect(fieldLabels(rendered(<TeamFields form={formWith(emptyJob())} />))).toContain(
      'Nombre de personnes dans l’équipe',
    );
  });
});
