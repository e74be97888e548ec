import { describe, expect, it } from 'vitest';
import type { ProjectDraft } from '../../../../domain/profile/cards/project.ts';
import { fieldLabels, formWith, rendered } from '../../../../tests/harness/rendered.ts';
import { Gallery } from './gallery-dialog.tsx';
import { ProjectFields } from './project-fields.tsx';
import { ProjectsForm } from './projects-dialog.tsx';

const project: ProjectDraft = {
  ...{ name: 'Sémaphore', date: { year: 2024, month: 4 }, description: 'Un signal.', link: '', images: [] },
};

describe('French labels of the dialogs of projects (docs/product/profile.md, Projects)', () => {
  it('a project has these fields; the date is a year then a month, the description has 4 lines', () => {
    const html = rendered(<ProjectFields value={project} set={() => undefined} error={() => undefined} />);
    expect(fieldLabels(html)).toEqual([
      ...['Nom du projet', 'Date du projet', 'Description du projet'],
      ...['Lien du projet (facultatif)', 'Images (facultatif)'],
    ]);
    expect([...html.matchAll(/<select aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual([
      ...['Date du projet – Année', 'Date du projet – Mois'],
    ]);
    expect(html).toMatch(/>Description du projet<\/label><textarea[^>]* rows="4"/);
  });

  it('each project is a row with name, month and year, and a button to delete it', () => {
    const projects = [{ ...project, name: '', date: null }, project, { ...project, name: 'Balise' }];
    const html = rendered(<ProjectsForm form={formWith({ projects }, ['projects.2.link'])} />);
    const rows = [...html.matchAll(/aria-expanded="(\w+)"[^>]*>.*?<span>([^<]+)<\/span>/g)];
    expect(rows.map(([, open, title]) => [title, open])).toEqual([
      ['Nouveau projet', 'true'],
      ['Sémaphore · mai 2024', 'false'],
      ['Balise · mai 2024', 'true'],
    ]);
    expect(html).toContain('aria-label="Supprimer – Sémaphore · mai 2024"');
    expect(html).toMatch(/<\/svg> Ajouter un projet<\/button>/);
  });

  it('the gallery has buttons for the picture before and the next one, when there are several', () => {
    const gallery = (count: number) =>
      rendered(
        <Gallery name="Balise" images={Array.from({ length: count }, (_, at) => ({ large: `/images/${at}` }))} />,
      );
    expect(gallery(2)).toMatch(/src="\/images\/0".*>Image précédente<.*>Image 1 sur 2<.*>Image suivante</);
    expect(gallery(1)).not.toContain('<button');
  });
});
