import { educationFields } from '../../domain/profile/cards/education.ts';
import { experienceFields } from '../../domain/profile/cards/experience.ts';
import {
  type EntryColumn,
  type EntryFields,
  entryColumns,
  searchedColumns,
} from '../../domain/profile/cards/fields/entry-fields.ts';
import { projectFields } from '../../domain/profile/cards/project.ts';
import type { DB } from './schema.generated.ts';

/** What a column is for that is no field of the form. */
type Purpose = 'key' | 'owner' | 'order' | 'HTML of the description' | 'mark of an import';

/** Compiles only when every column of the table is a field or has another purpose, and every field has its columns. */
function entryTable<Table extends keyof DB, Fields extends EntryFields>(
  table: Table,
  fields: EntryColumn<Fields> extends keyof DB[Table] ? Fields : never,
  _others: Record<Exclude<keyof DB[Table], EntryColumn<Fields>>, Purpose>,
) {
  return { table, columns: entryColumns(fields), searched: searchedColumns(fields) };
}

const inEveryTable = { id: 'key', developerId: 'owner', position: 'order' } as const;

/** The lists of a profile whose entries have fields: their tables, the columns of those fields, and the searched ones. */
export const entryTables = {
  experiences: entryTable('developerExperiences', experienceFields, {
    ...inEveryTable,
    descriptionHtml: 'HTML of the description',
    networkImport: 'mark of an import',
  }),
  education: entryTable('developerEducation', educationFields, inEveryTable),
  projects: entryTable('developerProjects', projectFields, {
    ...inEveryTable,
    descriptionHtml: 'HTML of the description',
  }),
};
