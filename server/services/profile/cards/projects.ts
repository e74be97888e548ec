import { limitCode } from '../../../../domain/error-codes.ts';
import {
  mostProjects,
  type Project,
  type ProjectDraft,
  type Projects,
  type ProjectsDraft,
  projectSchema,
  projectsSchema,
} from '../../../../domain/profile/cards/project.ts';
import { Invalid } from '../../../errors.ts';
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
      projects: (developer?.projects ?? []).map(({ descriptionHtml: _, ...one }) => ({ ...one, link: one.link ?? '' })),
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
    const rows = value.projects.map((one, position) => ({
      ...rowOf(developerId, one, position),
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
      const { id: _, ...row } = rowOf(developerId, value, Number(count));
      const descriptionHtml = html(value.description);
      await trx
        .insertInto('developerProjects')
        .values({ ...row, descriptionHtml })
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

function rowOf(developerId: string, one: Project, position: number) {
  const { id, name, date, description, link, images } = one;
  return {
    ...(id ? { id } : {}),
    developerId,
    name,
    year: date.year,
    month: date.month,
    description,
    link,
    images: JSON.stringify(images),
    position,
  };
}
