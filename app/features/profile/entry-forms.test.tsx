import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { educationFields, emptyEducationEntry } from '../../../domain/profile/cards/education.ts';
import { emptyExperience, experienceFields } from '../../../domain/profile/cards/experience.ts';
import type { EntryDraft, EntryFields } from '../../../domain/profile/cards/fields/entry-fields.ts';
import { emptyProject, projectFields } from '../../../domain/profile/cards/project.ts';
import { EducationFields } from './education/education-dialog.tsx';
import { ExperienceFields } from './experiences/experience-fields.tsx';
import { ProjectFields } from './projects/project-fields.tsx';

type ErrorOf = (field: string) => string | undefined;
const set = () => {};

/** A form shows a field when two values of the field give two forms, and its error when the error gives a third. */
function unshown<Fields extends EntryFields>(
  fields: Fields,
  [one, other]: [EntryDraft<Fields>, EntryDraft<Fields>],
  show: (value: EntryDraft<Fields>, error: ErrorOf) => ReactNode,
) {
  const html = (value: EntryDraft<Fields>, wrong?: string) =>
    renderToStaticMarkup(show(value, (field) => (field === wrong ? 'Not like this.' : undefined)));
  const shown = html(one);
  const names = Object.keys(fields);
  return {
    values: names.filter((field) => html({ ...one, [field]: other[field] }) === shown),
    errors: names.filter((field) => html(one, field) === shown),
  };
}

describe('every field has its input and its error in the form of', () => {
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
    const show = (value: typeof one, error: ErrorOf) => <ExperienceFields {...{ value, set, error }} />;
    // A box is ticked or not: no value of it is wrong.
    expect(unshown(experienceFields, [one, other], show)).toEqual({ values: [], errors: ['stillEmployed'] });
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
    const show = (value: typeof one, error: ErrorOf) => <EducationFields {...{ value, set, error }} />;
    expect(unshown(educationFields, [one, other], show)).toEqual({ values: [], errors: [] });
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
    const show = (value: typeof one, error: ErrorOf) => <ProjectFields {...{ value, set, error }} />;
    expect(unshown(projectFields, [one, other], show)).toEqual({ values: [], errors: [] });
  });
});

describe('the lists of years and the text areas of the forms (docs/product/profile.md, Experiences)', () => {
  const thisYear = 2026;
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T09:00:00Z') }));
  afterAll(() => void vi.useRealTimers());
  const fromTo = (first: number) =>
    Array.from({ length: thisYear - first + 1 }, (_, index) => String(thisYear - index));
  /** The years of each list that has years, in the order of the form. */
  const yearLists = (html: string) =>
    [...html.matchAll(/<select([^>]*)>(.*?)<\/select>/g)]
      .map(([, attributes = '', options = '']) => ({
        disabled: attributes.includes('disabled=""'),
        years: [...options.matchAll(/value="(\d{4})"/g)].map(([, year]) => year),
      }))
      .filter(({ years }) => years.length > 0);
  const rowsOf = (html: string) => /<textarea[^>]* rows="(\d+)"/.exec(html)?.[1];
  const none = () => undefined;

  it('an experience begins from 1980 to today and ends from its start; its end is disabled without a start or while it goes on', () => {
    const shown = (change: object) =>
      renderToStaticMarkup(<ExperienceFields value={{ ...emptyExperience(), ...change }} set={set} error={none} />);
    const [start, end] = yearLists(shown({ start: { year: 2017, month: 2 } }));
    expect([start, end]).toEqual([
      { disabled: false, years: fromTo(1980) },
      { disabled: false, years: fromTo(2017) },
    ]);
    expect(yearLists(shown({}))[1]?.disabled).toBe(true);
    expect(yearLists(shown({ start: { year: 2017, month: 2 }, stillEmployed: true }))[1]?.disabled).toBe(true);
    expect(rowsOf(shown({}))).toBe('4');
  });

  it('a diploma has a year from 1980 to the current one', () => {
    const html = renderToStaticMarkup(<EducationFields value={emptyEducationEntry()} set={set} error={none} />);
    expect(yearLists(html)).toEqual([{ disabled: false, years: fromTo(1980) }]);
  });

  it('a project has a year from 1980 to the current one, chosen before the month', () => {
    const html = renderToStaticMarkup(<ProjectFields value={emptyProject()} set={set} error={none} />);
    expect(yearLists(html)).toEqual([{ disabled: false, years: fromTo(1980) }]);
    expect(html.indexOf('value="1980"')).toBeLessThan(html.indexOf('<option value="0">'));
    expect(rowsOf(html)).toBe('4');
  });
});
