import { limitCode } from '../../../../domain/error-codes.ts';
import { entryToColumns } from '../../../../domain/profile/cards/fields/entry-fields.ts';
import {
  mostProjects,
  type Project,
  type ProjectDraft,
  type Projects,
  type ProjectsDraft,
  projectFields,
  projectSchema,
  projectsSchema,
} from '../../../../domain/profile/cards/project.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import { ownsImage } from '../../shared/files/owns-image.ts';
import { readDeveloper } from '../read-developer.ts';
import type { Edit, EditableCard } from './editable-card.ts';
import { checkIds } from './stored-rows.ts';

export const projects: EditableCard<ProjectsDraft, Projects, ProjectDraft, Project> = {
  schema: projectsSchema,
  texts: ({ projects }) => projects.map(({ description }) => description),
  async read(db, developerId, locale) {
    const developer = await readDeveloper(db, developerId, locale);
    return {
      projects: (developer?.projects ?? []).map(({ descriptionHtml: _, ...one }) => one),
    };
  },
  async write(edit) {
    const { trx, developerId, value, html } = edit;
    const own = await trx
      .selectFrom('developerProjects')
      .select(['id', 'images'])
      .where('developerId', '=', developerId)
      .execute();
    checkIds('projects', value.projects, own);
    const known = new Set(own.flatMap(({ images }) => (images as { handle: string }[]).map(({ handle }) => handle)));
    for (const [index, project] of value.projects.entries()) {
      await checkImages(edit, project, `projects.${index}.images`, known);
    }
    await trx.deleteFrom('developerProjects').where('developerId', '=', developerId).execute();
    const rows = value.projects.map(({ id, ...one }, position) => ({
      ...(id ? { id } : {}),
      ...entryToColumns(projectFields, one),
      developerId,
      position,
      descriptionHtml: html(one.description),
    }));
    if (rows.length > 0) await trx.insertInto('developerProjects').values(rows).execute();
  },
  add: {
    schema: projectSchema,
    texts: ({ description }) => [description],
    async write(edit) {
      const { trx, developerId, value, html } = edit;
      await checkImages(edit, value, 'images', new Set());
      const { count } = await trx
        .selectFrom('developerProjects')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('developerId', '=', developerId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= mostProjects) throw new Invalid({ '': limitCode('tooManyRows', mostProjects) });
      const columns = entryToColumns(projectFields, value);
      const descriptionHtml = html(value.description);
      await trx
        .insertInto('developerProjects')
        .values({ ...columns, developerId, position: Number(count), descriptionHtml })
        .execute();
    },
  },
};

/** A picture must already belong to the profile, or have been uploaded by its owner or by the editor. */
async function checkImages(
  { trx, context, developerId }: Edit<unknown>,
  { images }: Project,
  field: string,
  known: Set<string>,
): Promise<void> {
  for (const [index, { handle }] of images.entries()) {
    if (known.has(handle)) continue;
    const people = [developerId, context.viewer?.userId ?? developerId];
    if (!(await ownsImage(trx, handle, people))) throw new Invalid({ [`${field}.${index}`]: 'unknown' });
  }
}
