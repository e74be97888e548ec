import { sql } from 'kysely';
import { portalPath } from '../../../domain/assessments/test-paths.ts';
import { canPlay } from '../../../domain/permissions/assessments.ts';
import { NotFound } from '../../../domain/refusals.ts';
import { type Locale, locales } from '../../../domain/viewer.ts';
import type { Context } from '../../context.ts';
import { type PortalTest, portalTestOf, readPortalTests } from './portal-tests.ts';
import { readTechnologyCard, type TechnologyCard } from './user-tests/read-user-tests.ts';

export type TechnologyPortal = {
  technology: { id: string; name: string; handle: string | null };
  addresses: Record<Locale, string>;
  tests: PortalTest[];
  /** Public questions: how many, and those that were taken most. */
  questions: { total: number; entries: { id: string; testId: string; title: string }[] };
  /** What the viewer did in this technology; undefined for a viewer who is not a developer. */
  progress: TechnologyCard | undefined;
};

const shownQuestions = 6;

/**
 * docs/product/assessments.md, Portal of a technology: by the slug of the language, else by that of the other language.
 * A string is the anchor of a theme, whose address this was before.
 */
export async function readTechnologyPortal(context: Context, slug: string): Promise<TechnologyPortal | string> {
  const { db, viewer, locale } = context;
  const technology = await findTechnology(context, slug);
  if (!technology) return findTheme(context, slug);
  const tests = await readPortalTests(context, technology.id);
  if (tests.length === 0) throw new NotFound(true);
  const { nameFr, nameEn, id, handle, ...slugs } = technology;
  const name = locale === 'fr' ? nameFr : nameEn;
  const { rows } = await sql<{ total: number; entries: TechnologyPortal['questions']['entries'] }>`
    with shown as (select q.id, q.test_id, ${sql.ref(`q.title_${locale}`)} as title, q.took_count, q.rating_score
      from questions q join tests t on t.id = q.test_id
      where t.technology_id = ${id} and t.status = 'PUBLISHED' and q.status = 'PUBLISHED' and q.pool = 'public')
    select (select count(*)::int from shown) as total, coalesce((select json_agg(json_build_object(
        'id', e.id, 'testId', e.test_id, 'title', e.title)) from (select * from shown
        order by took_count desc, rating_score desc, id limit ${shownQuestions}) e), '[]') as entries`.execute(db);
  return {
    technology: { id, name, handle },
    addresses: Object.fromEntries(locales.map((one) => [one, portalPath(one, { name, ...slugs })])) as Record<
      Locale,
      string
    >,
    tests: tests.map((row) => portalTestOf(row, locale)),
    questions: rows[0] ?? { total: 0, entries: [] },
    progress: viewer && canPlay(viewer) ? await readTechnologyCard(context, viewer.userId, id) : undefined,
  };
}

async function findTechnology({ db, locale }: Context, slug: string) {
  const found = await db
    .selectFrom('testCategories as c')
    .innerJoin('technologies as t', 't.id', 'c.technologyId')
    .select(['t.id', 't.nameFr', 't.nameEn', 't.handle', 'c.slugFr', 'c.slugEn'])
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('c.slugFr', '=', slug),
        eb('c.slugEn', '=', slug),
        // The address of a technology that was merged into this one.
        exists(
          selectFrom('formerTechnologies as s')
            .select('s.oldId')
            .whereRef('s.technologyId', '=', 't.id')
            .where((former) => former.or([former('s.slugFr', '=', slug), former('s.slugEn', '=', slug)])),
        ),
      ]),
    )
    .execute();
  const own = found.find(({ slugFr, slugEn }) => (locale === 'en' ? (slugEn ?? slugFr) : slugFr) === slug);
  return own ?? found[0];
}

async function findTheme({ db, locale }: Context, slug: string): Promise<string> {
  const theme = await db
    .selectFrom('testThemes')
    .select(locale === 'fr' ? 'slugFr as anchor' : 'slugEn as anchor')
    .where(({ or, eb }) => or([eb('slugFr', '=', slug), eb('slugEn', '=', slug)]))
    .executeTakeFirst();
  if (!theme) throw new NotFound();
  return theme.anchor;
}
