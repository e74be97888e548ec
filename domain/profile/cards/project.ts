import * as z from 'zod';
import { compareMonths, type Month, monthSchema } from '../month.ts';
import { fileHandle, oneLine, requiredLine, requiredText, rowId, rows, textLimits } from '../text-limits.ts';
import { optionalHttpUrl } from './link.ts';

export const mostProjects = 40;
export const mostImages = 8;

export const projectSchema = (today: Month) =>
  z.object(
    {
      id: rowId,
      name: requiredLine(textLimits.title),
      date: monthSchema(today),
      description: requiredText(textLimits.description),
      link: optionalHttpUrl,
      // Duplicate images are removed.
      images: z
        .array(z.object({ handle: fileHandle }, 'unknown'), 'unknown')
        .max(mostImages, 'tooManyRows')
        .overwrite((images) =>
          images.filter(({ handle }, at) => images.findIndex((one) => one.handle === handle) === at),
        ),
    },
    'required',
  );

export type ProjectDraft = z.input<ReturnType<typeof projectSchema>>;
export type Project = z.output<ReturnType<typeof projectSchema>>;

export const projectsSchema = (today: Month) => z.object({ projects: rows(projectSchema(today), mostProjects) });
export type ProjectsDraft = z.input<ReturnType<typeof projectsSchema>>;
export type Projects = z.output<ReturnType<typeof projectsSchema>>;

export const emptyProject = (): ProjectDraft => ({ name: '', date: null, description: '', link: '', images: [] });

/** Most recent first; a missing date counts as today. */
export function sortProjects<T extends { date: Month | null }>(projects: readonly T[], today: Month): T[] {
  return projects.toSorted((a, b) => compareMonths(b.date ?? today, a.date ?? today));
}

/** A row is expanded when it has errors or no name. */
export const shouldExpand = (draft: { name: string }, hasErrors: boolean) => hasErrors || oneLine(draft.name) === '';
