import { educationFields, sortEducation } from '../../../domain/profile/cards/education.ts';
import { experienceFields, type StoredExperience, sortExperiences } from '../../../domain/profile/cards/experience.ts';
import {
  type EntryColumn,
  type EntryFields,
  entryFromColumns,
} from '../../../domain/profile/cards/fields/entry-fields.ts';
import { projectFields, sortProjects } from '../../../domain/profile/cards/project.ts';
import type { PlaceChoice } from '../../../domain/profile/place-choice.ts';
import type { Locale } from '../../../domain/viewer.ts';
import { entryTables } from '../../data/entry-tables.ts';
import { snakeCase } from '../../data/snake-case.ts';
import { confirmedAt } from '../assessments/confirmation/confirmed-at.ts';

/** The lists of a profile, as SQL fragments for a query in which developers has the alias d. */
const list = (name: keyof typeof entryTables, more: Record<string, string> = {}, joined = '') => {
  const { table, columns } = entryTables[name];
  const fields = {
    ...Object.fromEntries(['id', ...columns].map((column) => [column, `e.${snakeCase(column)}`])),
    ...more,
  };
  const pairs = Object.entries(fields).map(([field, source]) => `'${field}', ${source}`);
  return `coalesce((select json_agg(json_build_object(${pairs.join(', ')}) order by e.position)
    from ${snakeCase(table)} e ${joined} where e.developer_id = d.id), '[]') as ${name}`;
};

const html = { descriptionHtml: 'e.description_html' };

/** `place` is the SQL of what the reader needs of a place p in the country co. */
const experiences = (place: string, more: Record<string, string> = {}) =>
  list(
    'experiences',
    { ...more, place: `case when p.id is null then null else ${place} end` },
    'left join places p on p.id = e.place_id left join countries co on co.code = p.country_code',
  );

export const entries = {
  experiences: (place: string) => experiences(place),
  education: list('education'),
  projects: list('projects'),
  socials: `coalesce((select json_agg(json_build_object('id', s.id, 'network', s.network, 'url', s.url,
      'username', s.username) order by s.position)
    from developer_socials s where s.developer_id = d.id), '[]') as socials`,
  interests: `coalesce((select json_agg(json_build_object('id', i.id, 'name', i.name) order by i.position)
    from developer_interests i where i.developer_id = d.id), '[]') as interests`,
};

/** With the HTML of their texts, for a page. */
export const shownEntries = {
  experiences: (place: string) => experiences(place, html),
  projects: list('projects', html),
};

/** Ordered by rank, the best first; provisional ones are last, and have no centile. */
export const shownTests = (locale: Locale) =>
  `coalesce((select json_agg(json_build_object('testId', t.id, 'alias', coalesce(t.seo_alias, t.id::text),
      'name', t.name_${locale}, 'handle', te.handle, 'centile', case when not st.provisional then st.centile end,
      'score', st.score, 'deviation', st.deviation,
      'endDate', (extract(epoch from st.ended_at) * 1000)::float8,
      'confirmedOn', (extract(epoch from ${confirmedAt}) * 1000)::float8) order by st.provisional, st.centile, t.id)
    from developer_tests st join tests t on t.id = st.test_id join technologies te on te.id = t.technology_id
    where st.developer_id = d.id), '[]') as tests`;

/** The rows of the lists above, before their columns become fields. */
type EntryRow<Fields extends EntryFields, More> = { id: string } & Record<EntryColumn<Fields>, unknown> & More;
export type EntryRows<More = unknown> = {
  experiences: EntryRow<typeof experienceFields, More>[];
  education: EntryRow<typeof educationFields, unknown>[];
  projects: EntryRow<typeof projectFields, More>[];
};

const experienceOf = <Place>(row: EntryRows['experiences'][number]) =>
  entryFromColumns(experienceFields, row) as StoredExperience<Place>;
const educationOf = (row: EntryRows['education'][number]) => entryFromColumns(educationFields, row);
const projectOf = (row: EntryRows['projects'][number]) => entryFromColumns(projectFields, row);

/** The entries of a profile in the order in which it shows them. */
export const storedEntries = <Place>(rows: EntryRows) => ({
  experiences: sortExperiences(rows.experiences.map((row) => experienceOf<Place>(row))),
  education: sortEducation(rows.education.map(educationOf)),
  projects: sortProjects(rows.projects.map(projectOf)),
});

/** The HTML of the description, rendered when it was saved. */
export type WithHtml = { descriptionHtml: string | null };

/** The same with the HTML of their texts. */
export const storedEntriesWithHtml = (rows: EntryRows<WithHtml>) => ({
  experiences: sortExperiences(
    rows.experiences.map((row) => ({ ...experienceOf<PlaceChoice>(row), descriptionHtml: row.descriptionHtml })),
  ),
  education: sortEducation(rows.education.map(educationOf)),
  projects: sortProjects(rows.projects.map((row) => ({ ...projectOf(row), descriptionHtml: row.descriptionHtml }))),
});
