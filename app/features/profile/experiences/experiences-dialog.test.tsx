import { describe, expect, it } from 'vitest';
import type { ExperienceDraft, ExperiencesDraft } from '../../../../domain/profile/cards/experience.ts';
import { fieldLabels, formWith, rendered } from '../../../../tests/harness/rendered.ts';
import { ExperienceFields } from './experience-fields.tsx';
import { ExperiencesForm } from './experiences-dialog.tsx';

const job: ExperienceDraft = {
  ...{ id: '0198b5a2-7c1e-7d3a-9f00-1234567890ab', companyName: 'Clairfond', jobTitle: 'Développeuse' },
  ...{ start: { year: 2020, month: 2 }, end: { year: 2022, month: 5 }, stillEmployed: false },
  ...{ place: { placeId: 'insee:44109', label: 'Nantes, France' }, description: 'Des services.' },
};
const fields = [
  ...["Nom de l'entreprise", "Lieu de l'entreprise", 'Intitulé du poste', 'Je travaille toujours ici'],
  ...['Début', 'Fin', 'Description du poste'],
];

function shown(wrong: string[] = []): string {
  const experiences = [job, { ...job, companyName: 'Brumeval', start: { year: 2018, month: 8 } }];
  const value: ExperiencesDraft = {
    ...{ codeExperienceYears: 4, otherExperienceYears: 1, experiences, jobIssues: {}, shared: { jobIssues: false } },
  };
  return rendered(<ExperiencesForm form={formWith(value, wrong)} />);
}
const headers = (html: string) =>
  [...html.matchAll(/aria-expanded="(\w+)"[^>]*>.*?<span>([^<]+)<\/span>/g)].map(([, open, title]) => [title, open]);

describe('French labels of the dialogs of experiences (docs/product/profile.md, Experiences)', () => {
  it('an experience has these fields, in this order', () => {
    const html = rendered(<ExperienceFields value={job} set={() => undefined} error={() => undefined} />);
    expect(fieldLabels(html)).toEqual(fields);
  });

  it('the start and the end are chosen by month and year, the description has 4 lines', () => {
    const html = rendered(<ExperienceFields value={job} set={() => undefined} error={() => undefined} />);
    expect([...html.matchAll(/<select aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual([
      ...['Début – Mois', 'Début – Année', 'Fin – Mois', 'Fin – Année'],
    ]);
    expect(html).toMatch(/>Description du poste<\/label><textarea[^>]* rows="4"/);
  });

  it('the years are asked for the profession and for other ones', () =>
    expect(fieldLabels(shown()).slice(0, 3)).toEqual([
      "Nombre d'années d'expérience",
      '... en tant que développeur·euse :',
      "... dans d'autres métiers :",
    ]));

  it('each experience is a closed row with company, month and year, and a button to delete it', () => {
    const html = shown();
    expect(headers(html)).toEqual([
      ['Clairfond · mars 2020', 'false'],
      ['Brumeval · septembre 2018', 'false'],
    ]);
    expect(html).toContain('aria-label="Supprimer – Clairfond · mars 2020"');
    expect(html).toMatch(/<\/svg> Ajouter une expérience professionnelle<\/button>/);
    expect(fieldLabels(html)).not.toContain("Nom de l'entreprise");
  });

  it('only a row with an error is open', () => {
    const html = shown(['experiences.1.description']);
    expect(headers(html).map(([, open]) => open)).toEqual(['false', 'true']);
    expect(fieldLabels(html)).toEqual(expect.arrayContaining(fields));
  });
});
