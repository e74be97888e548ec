import { matchesTest } from '../../../domain/assessments/test-search.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { Context } from '../../context.ts';
import { type PortalTest, type PortalTestRow, portalTestOf, readPortalTests } from './portal-tests.ts';

/** A group of tests on the tests page. Tests without a theme come last, without a name. */
type PortalTheme = { id: string; slug: string; name: string; tests: PortalTest[] };
/** A technology that has a portal. */
type PortalTechnology = {
  id: string;
  name: string;
  handle: string | null;
  slugFr: string | null;
  slugEn: string | null;
};
export type Portal = { themes: PortalTheme[]; technologies: PortalTechnology[]; total: number };

/** The published tests that match a search, by theme, and their technologies. */
export async function readPortal(context: Pick<Context, 'db' | 'viewer' | 'locale'>, query = ''): Promise<Portal> {
  const { db, locale } = context;
  const rows = await readPortalTests(context);
  const found = rows.filter((row) =>
    matchesTest(query, [
      ...[row.nameFr, row.nameEn, row.technologyFr, row.synonyms],
      ...[row.descriptionFr ?? '', row.descriptionEn ?? ''],
    ]),
  );
  const themes = await db
    .selectFrom('testThemes')
    .select(locale === 'fr' ? ['id', 'slugFr as slug', 'nameFr as name'] : ['id', 'slugEn as slug', 'nameEn as name'])
    .orderBy('position')
    .execute();
  const groups = [...themes, { id: '', slug: '', name: '' }].map((theme) => ({
    ...theme,
    tests: levelsTogether(found.filter(({ themeId }) => (themeId ?? '') === theme.id)).map((row) =>
      portalTestOf(row, locale),
    ),
  }));
  return {
    themes: groups.filter(({ tests }) => tests.length > 0),
    technologies: technologiesOf(found, locale),
    total: found.length,
  };
}

/**
 * The technologies with several tests first, so that in two columns the basic test and the advanced one are side by
 * side.
 */
function levelsTogether(rows: readonly PortalTestRow[]): PortalTestRow[] {
  const groups = [...Map.groupBy(rows, ({ technologyId }) => technologyId).values()];
  return [...groups.filter(({ length }) => length > 1), ...groups.filter(({ length }) => length === 1)].flat();
}

function technologiesOf(rows: readonly PortalTestRow[], locale: Locale): PortalTechnology[] {
  const technologies = rows.map(({ technologyId: id, technologyFr, technologyEn, handle, slugFr, slugEn }) => ({
    ...{ id, handle, slugFr, slugEn },
    name: locale === 'fr' ? technologyFr : technologyEn,
  }));
  return [...new Map(technologies.map((one) => [one.id, one])).values()].sort((one, other) =>
    one.name.localeCompare(other.name, locale),
  );
}
