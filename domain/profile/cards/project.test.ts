import { describe, expect, it } from 'vitest';
import { errorsOf } from '../form-errors.ts';
import {
  emptyProject,
  type ProjectDraft,
  projectSchema,
  projectsSchema,
  shouldExpand,
  sortProjects,
  turnedTo,
} from './project.ts';

const today = { year: 2026, month: 10 };
const handle = 'a1b2c3d4e5f6a7b8c9d0';
const project: ProjectDraft = {
  name: 'Carnet de vol',
  date: { year: 2024, month: 4 },
  description: 'Un carnet pour parapentistes.',
  link: 'https://carnet.example',
  images: [{ handle }],
};
const errors = (change: object) => errorsOf(projectSchema(today), { ...project, ...change });

describe('a project (docs/product/profile.md, Projects)', () => {
  it.each([
    ['a complete project', {}, {}],
    ['no name', { name: ' ' }, { name: 'required' }],
    ['no date', { date: null }, { date: 'required' }],
    ['no description', { description: '' }, { description: 'required' }],
    ['no link', { link: '' }, {}],
    ['a link without https://', { link: 'carnet.example' }, { link: 'httpLink' }],
    ['a link with a script', { link: 'javascript:alert(1)' }, { link: 'httpLink' }],
    ['a link that is too long', { link: `https://carnet.example/${'x'.repeat(500)}` }, { link: 'long:500:23' }],
    ['no images', { images: [] }, {}],
    ['an invalid image handle', { images: [{ handle }, { handle: '../x' }] }, { 'images.1.handle': 'unknown' }],
    ['nine images', { images: Array(9).fill({ handle }) }, { images: 'tooManyRows:8' }],
    ['a name that is too long', { name: 'x'.repeat(121) }, { name: 'long:120:1' }],
  ])('is checked: %s', (_, change, expected) => expect(errors(change)).toEqual(expected));

  it('has a month between January 1980 and today', () => {
    expect(errors({ date: { year: 1980, month: 0 } })).toEqual({});
    expect(errors({ date: { year: 1979, month: 11 } })).toEqual({ date: 'outOfRange' });
    expect(errors({ date: today })).toEqual({});
    expect(errors({ date: { year: 2026, month: 11 } })).toEqual({ date: 'outOfRange' });
  });

  it('stores an empty link as null', () => {
    expect(projectSchema(today).parse({ ...project, link: ' ' })).toEqual({ ...project, link: null });
  });

  it('reports all missing fields of an empty project at once', () => {
    const expected = { name: 'required', date: 'required', description: 'required' };
    expect(errorsOf(projectSchema(today), emptyProject())).toEqual(expected);
  });
});

describe('the projects of a profile', () => {
  it('are forty at most, and errors contain the row', () => {
    const schema = projectsSchema(today);
    expect(errorsOf(schema, { projects: Array(40).fill(project) })).toEqual({});
    expect(errorsOf(schema, { projects: Array(41).fill(project) })).toEqual({ projects: 'tooManyRows:40' });
    const value = { projects: [project, { ...project, date: null }] };
    expect(errorsOf(schema, value)).toEqual({ 'projects.1.date': 'required' });
  });

  it('are sorted by date, most recent first; a missing date counts as now', () => {
    const old = { name: 'old', date: { year: 2019, month: 11 } };
    const recent = { name: 'recent', date: { year: 2020, month: 0 } };
    const undated = { name: 'undated', date: null };
    const thisMonth = { name: 'this month', date: today };
    const given = [old, undated, recent, thisMonth];
    expect(sortProjects(given)).toEqual([undated, thisMonth, recent, old]);
    expect(given[0]).toBe(old);
  });

  it.each([
    ['errors', project, true, true],
    ['no name', emptyProject(), false, true],
    ['a name of spaces', { ...project, name: '  ' }, false, true],
    ['neither', project, false, false],
  ])('are expanded in the form with errors or without a name: %s', (_, draft, hasErrors, expands) => {
    expect(shouldExpand(draft, hasErrors)).toBe(expands);
  });
});

it.each([
  [0, 1, 1],
  [2, 1, 0],
  [1, -1, 0],
  [0, -1, 2],
] as const)(
  'the images of a project wrap around (docs/product/profile.md, Projects): from %i by %i to %i of three',
  (at, by, expected) => expect(turnedTo(at, by, 3)).toBe(expected),
);
