import * as z from 'zod';
import { compareMonths, type Month } from '../month.ts';
import { oneLine, rowId, rows, textLimits } from '../text-limits.ts';
import { emptyEntry, entryShape, type StoredEntry } from './fields/entry-fields.ts';
import { imagesField, lineField, linkField, monthField, textField } from './fields/field-kinds.ts';

export const mostProjects = 40;
export const mostImages = 8;

/** Every field of a project. */
export const projectFields = {
  name: lineField('name', textLimits.title, { file: ['name', 'title'], searched: true }),
  date: monthField('year', 'month', { file: ['endDate', 'date', 'releaseDate'] }),
  description: textField('description', textLimits.description, { file: ['description', 'summary'] }),
  link: linkField('link', { file: ['link', 'url', 'website'] }),
  images: imagesField('images', mostImages, { file: ['images'] }),
};

export const projectSchema = (today: Month) => z.object({ id: rowId, ...entryShape(projectFields, today) }, 'required');

export type ProjectDraft = z.input<ReturnType<typeof projectSchema>>;
export type Project = z.output<ReturnType<typeof projectSchema>>;

export const projectsSchema = (today: Month) => z.object({ projects: rows(projectSchema(today), mostProjects) });
export type ProjectsDraft = z.input<ReturnType<typeof projectsSchema>>;
export type Projects = z.output<ReturnType<typeof projectsSchema>>;

export type StoredProject = StoredEntry<typeof projectFields>;

export const emptyProject = () => emptyEntry(projectFields);

/** Most recent first; a missing date counts as now, so a row without one is first of all. */
export function sortProjects<T extends { date: Month | null }>(projects: readonly T[]): T[] {
  return projects.toSorted((a, b) => {
    if (!a.date || !b.date) return Number(Boolean(a.date)) - Number(Boolean(b.date));
    return compareMonths(b.date, a.date);
  });
}

/** A row is expanded when it has errors or no name. */
export const shouldExpand = (draft: { name: string }, hasErrors: boolean) => hasErrors || oneLine(draft.name) === '';

/** The image after or before another one: the first follows the last, and the last comes before the first. */
export const turnedTo = (at: number, by: 1 | -1, count: number): number => (at + by + count) % count;
