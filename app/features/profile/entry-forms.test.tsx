import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { educationFields } from '../../../domain/profile/cards/education.ts';
import { experienceFields } from '../../../domain/profile/cards/experience.ts';
import type { EntryDraft, EntryFields } from '../../../domain/profile/cards/fields/entry-fields.ts';
import { projectFields } from '../../../domain/profile/cards/project.ts';
import { EducationFields } from './education/education-dialog.tsx';
import { ExperienceFields } from './experiences/experience-fields.tsx';
import { ProjectFields } from './projects/project-fields.tsx';

const form = { set: () => {}, error: () => undefined };

/** A form shows a field when two values of the field give two forms. */
function unshown<Fields extends EntryFields>(
  fields: Fields,
  [one, other]: [EntryDraft<Fields>, EntryDraft<Fields>],
  show: (value: EntryDraft<Fields>) => ReactNode,
): string[] {
  const shown = renderToStaticMarkup(show(one));
  return Object.keys(fields).filter((field) => renderToStaticMarkup(show({ ...one, [field]: other[field] })) === shown);
}

describe('every field has its input in the form of', () => {
  it('an experience', () => {
    const one: EntryDraft<typeof experienceFields> = {
      companyName: 'Bruyère Conseil',
      jobTitle: 'Architecte',
      start: { year: 2017, month: 2 },
      end: { year: 2021, month: 8 },
      stillEmployed: false,
      place: { placeId: 'geonames:2983990', label: 'Rennes, France' },
      description: 'Refonte du catalogue.',
    };
    const other: EntryDraft<typeof experienceFields> = {
      companyName: 'Zostère',
      jobTitle: 'Directrice technique',
      start: { year: 2016, month: 2 },
      end: { year: 2020, month: 8 },
      stillEmployed: true,
      place: { placeId: 'geonames:3030300', label: 'Brest, France' },
      description: 'Une équipe de neuf.',
    };
    const show = (value: typeof one) => <ExperienceFields {...form} value={value} />;
    expect(unshown(experienceFields, [one, other], show)).toEqual([]);
  });

  it('a diploma', () => {
    const one: EntryDraft<typeof educationFields> = {
      schoolName: 'Rennes',
      year: 2016,
      diploma: 'Master',
      area: 'Droit',
    };
    const other: EntryDraft<typeof educationFields> = {
      schoolName: 'Brest',
      year: 2015,
      diploma: 'BTS',
      area: 'Génie',
    };
    const show = (value: typeof one) => <EducationFields {...form} value={value} />;
    expect(unshown(educationFields, [one, other], show)).toEqual([]);
  });

  it('a project', () => {
    const one: EntryDraft<typeof projectFields> = {
      name: 'Marégramme',
      date: { year: 2023, month: 6 },
      description: 'Les marées.',
      link: 'https://maregramme.example',
      images: [],
    };
    const other: EntryDraft<typeof projectFields> = {
      name: 'Carnet de vol',
      date: { year: 2022, month: 6 },
      description: 'Des vols.',
      link: 'https://carnet.example',
      images: [{ handle: 'a1b2c3d4e5f6a7b8c9d0' }],
    };
    const show = (value: typeof one) => <ProjectFields {...form} value={value} />;
    expect(unshown(projectFields, [one, other], show)).toEqual([]);
  });
});
