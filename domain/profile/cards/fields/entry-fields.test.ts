import { describe, expect, it } from 'vitest';
import { educationFields } from '../education.ts';
import { experienceFields } from '../experience.ts';
import { projectFields } from '../project.ts';
import {
  type EntryFields,
  emptyEntry,
  entryColumns,
  entryFromColumns,
  entryToColumns,
  entryToFile,
  searchedColumns,
  shownEntry,
} from './entry-fields.ts';

const all: [string, EntryFields][] = [
  ['an experience', experienceFields],
  ['a diploma', educationFields],
  ['a project', projectFields],
];

describe.each(all)('the fields of %s', (_, fields) => {
  it.each(Object.entries(fields))(
    '%s is written to exactly the columns that it names',
    (__, { columns, toColumns, empty }) => {
      expect(Object.keys(toColumns(empty))).toEqual(columns);
    },
  );

  it('share no column and no name in a file', () => {
    const columns = entryColumns(fields);
    expect(new Set(columns).size).toBe(columns.length);
    const written = Object.values(fields).flatMap(({ file }) => file?.slice(0, 1) ?? []);
    expect(new Set(written).size).toBe(written.length);
  });
});

const experience = {
  ...emptyEntry(experienceFields),
  companyName: 'Zostère',
  jobTitle: 'Architecte',
  start: { year: 2017, month: 2 },
  end: { year: 2021, month: 8 },
  place: { placeId: 'geonames:2990969', label: 'Nantes, France' },
  description: 'Refonte.',
};

describe('an entry', () => {
  it('is the same after it was written and read', () => {
    const row = { id: 'e1', ...entryToColumns(experienceFields, experience), place: experience.place };
    expect(row).toMatchObject({ startYear: 2017, startMonth: 2, endYear: 2021, endMonth: 8, stillEmployed: false });
    expect(entryFromColumns(experienceFields, row)).toEqual({ id: 'e1', ...experience });
  });

  it('without an end has empty columns, and no end when it is read', () => {
    const row = { id: 'e1', ...entryToColumns(experienceFields, { ...experience, end: null }) };
    expect(row).toMatchObject({ endYear: null, endMonth: null });
    expect(entryFromColumns(experienceFields, row)).toMatchObject({ end: null, place: null });
  });

  it('gives the page only what is shown, and the file the cleaned texts under their first names', () => {
    const stored = { ...experience, id: 'e1', start: experience.start };
    expect(shownEntry(experienceFields, stored)).not.toHaveProperty('stillEmployed');
    expect(shownEntry(experienceFields, stored)).toMatchObject({ id: 'e1', companyName: 'Zostère' });
    expect(entryToFile(experienceFields, stored, (text) => text.toUpperCase())).toMatchObject({
      name: 'ZOSTÈRE',
      position: 'ARCHITECTE',
      summary: 'REFONTE.',
    });
  });

  it('is found by its short texts', () => {
    expect(searchedColumns(experienceFields)).toEqual(['jobTitle']);
    expect(searchedColumns(educationFields)).toEqual(['schoolName', 'diploma', 'area']);
    expect(searchedColumns(projectFields)).toEqual(['name']);
  });
});
