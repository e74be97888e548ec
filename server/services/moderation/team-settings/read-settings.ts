import { containing } from '../../../../domain/moderation/profile-list.ts';
import { type SettingsSection, staffPlaces } from '../../../../domain/moderation/team-settings/entries.ts';
import type { VocabularyKind } from '../../../../domain/vocabulary/vocabulary.ts';
import type { Context } from '../../../context.ts';
import { readTestThemes } from '../../catalogue/contributions/read-draft-tests.ts';
import { permitModerator } from '../permit.ts';
import { readTemplates } from '../read-templates.ts';
import { readAnswerLines } from './answer-entry.ts';
import { readAchievementLines, readSeasonLines, readTestLines } from './read-content-lines.ts';
import { readTechnologyLines } from './read-technology-lines.ts';
import { readTestRequests, type TestRequestLine } from './read-test-requests.ts';
import { readVocabularyLines } from './read-vocabulary-lines.ts';
import { line, mostFound, type SettingsLine } from './settings-line.ts';
import { readVocabularyTargets, type VocabularyTargets } from './vocabulary-targets.ts';

type Named = { id: string; name: string };
export type TeamSettings = {
  lines: SettingsLine[];
  families: Named[];
  categories: string[];
  /** The themes of the tests page. */
  testThemes: Named[];
  /** For the section of the tests: technologies without an open test for which people ask. */
  testRequests: TestRequestLine[];
  /** For the section of the vocabulary: what its words can mean. */
  targets: VocabularyTargets | undefined;
};

export async function readTeamSettings(
  context: Context,
  section: SettingsSection,
  text: string,
  kind?: VocabularyKind,
): Promise<TeamSettings> {
  permitModerator(context);
  return {
    lines:
      section === 'vocabulary' ? await readVocabularyLines(context, text, kind) : await readers[section](context, text),
    families: await families(context),
    categories: await categories(context),
    testThemes: await readTestThemes(context),
    testRequests: section === 'tests' ? await readTestRequests(context, text) : [],
    targets: section === 'vocabulary' ? await readVocabularyTargets(context.db, context.locale) : undefined,
  };
}

const readers: Record<
  Exclude<SettingsSection, 'vocabulary'>,
  (context: Context, text: string) => Promise<SettingsLine[]>
> = {
  team: async ({ db, locale }) => {
    const rows = await db.selectFrom('staff').selectAll().execute();
    return staffPlaces.map((place) => {
      const row = rows.find(({ position }) => position === place);
      const id = String(place);
      if (!row) return { ...line, id, name: '', free: true };
      const role = locale === 'fr' ? row.roleFr : row.roleEn;
      return { ...line, id, name: row.name, detail: [role, row.email, row.phoneNumber].filter(Boolean).join(' · ') };
    });
  },
  templates: async (context) => {
    const found = await readTemplates(context);
    return found.map(({ reason, locale, subject, edited }) => ({
      ...line,
      id: `${reason}.${locale}`,
      name: reason,
      detail: subject,
      edited,
    }));
  },
  answers: readAnswerLines,
  plans: async ({ db, locale }) => {
    const rows = await db.selectFrom('plans').selectAll().orderBy('position').execute();
    return rows.map((row) => ({
      ...line,
      id: row.id,
      name: locale === 'fr' ? row.nameFr : row.nameEn,
      detail: row.id,
    }));
  },
  technologies: readTechnologyLines,
  professions: async ({ db, locale }, text) => {
    const name = locale === 'fr' ? 'p.displayNameFr' : 'p.displayNameEn';
    const rows = await db
      .selectFrom('professions as p')
      .innerJoin('professions as f', 'f.id', 'p.parentId')
      .select(['p.id', 'p.editedAt', `${name} as name`, locale === 'fr' ? 'f.nameFr as family' : 'f.nameEn as family'])
      .where(name, 'ilike', containing(text))
      .orderBy('f.position')
      .orderBy('p.position')
      .limit(mostFound)
      .execute();
    return rows.map((row) => ({
      ...line,
      id: row.id,
      name: row.name,
      detail: row.family,
      edited: row.editedAt !== null,
    }));
  },
  tests: readTestLines,
  seasons: readSeasonLines,
  achievements: readAchievementLines,
};

async function families({ db, locale }: Context): Promise<TeamSettings['families']> {
  return db
    .selectFrom('professions')
    .select(['id', locale === 'fr' ? 'nameFr as name' : 'nameEn as name'])
    .where('parentId', 'is', null)
    .orderBy('position')
    .execute();
}

async function categories({ db }: Context): Promise<string[]> {
  const rows = await db.selectFrom('technologies').select('category').distinct().orderBy('category').execute();
  return rows.map(({ category }) => category);
}
