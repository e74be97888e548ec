import { possibleStates, type TestState } from '../../../../domain/assessments/test-state.ts';
import { isId } from '../../../../domain/id.ts';
import { testSchema } from '../../../../domain/moderation/team-settings/content-entries.ts';
import { Forbidden, Invalid } from '../../../../domain/refusals.ts';
import { parseForLoading, readContentFiles } from '../../../data/content/read-content.ts';
import type { Trx, Writer } from '../../../data/database.ts';
import { answerTestRequests } from '../../assessments/answer-test-requests.ts';
import { checkPlaceOfTest, openToPlayers, storeDraftTest } from '../../catalogue/contributions/draft-tests.ts';
import type { Entry } from './entry.ts';

export const tests: Entry<typeof testSchema> = {
  schema: testSchema,
  read: async (db, id) => {
    if (!isId(id)) return undefined;
    const row = await db
      .selectFrom('tests')
      .select(['seoAlias', 'technologyId', 'themeId', 'nameFr', 'nameEn', 'descriptionFr', 'descriptionEn', 'status'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const { seoAlias, themeId, descriptionFr, descriptionEn, status, ...value } = row;
    return {
      ...value,
      alias: seoAlias ?? '',
      themeId: themeId ?? '',
      descriptionFr: descriptionFr ?? '',
      descriptionEn: descriptionEn ?? '',
      professionIds: await professionsOf(db, id),
      status: status as TestState,
    };
  },
  create: async ({ trx, context, value }) => {
    const { professionIds, status, ...draft } = value;
    if (status !== 'DRAFT') throw new Invalid({ status: 'unknown' });
    const { id } = await storeDraftTest(trx, draft, context.ports.clock.now());
    await storeProfessions(trx, id, professionIds);
    return id;
  },
  write: async ({ trx, context, id, value }) => {
    const { alias, professionIds, status, ...row } = value;
    const before = await lockTest(trx, id);
    if (!possibleStates(before.status).includes(status)) throw new Invalid({ status: 'unknown' });
    await checkPlaceOfTest(trx, row);
    if (alias !== before.seoAlias) await checkAlias(trx, before, alias);
    await trx
      .updateTable('tests')
      .set({ ...row, seoAlias: alias, editedAt: context.ports.clock.now() })
      .where('id', '=', id)
      .execute();
    await storeProfessions(trx, id, professionIds);
    if (status !== before.status) {
      if (before.status === 'DRAFT') await openToPlayers(trx, id);
      else await trx.updateTable('tests').set({ status }).where('id', '=', id).execute();
    }
    // An open test may also have got another technology.
    if (status === 'PUBLISHED') await answerTestRequests(trx, context, id);
  },
  // An open test is put back to its file. Otherwise only a draft without any text can be deleted: nothing is lost.
  remove: async (trx, id, context) => {
    const { status, contentKey, editedAt } = await lockTest(trx, id);
    if (status === 'PUBLISHED' && contentKey && editedAt) {
      await restoreFromFile(trx, id, contentKey);
      await answerTestRequests(trx, context, id);
      return 'restored';
    }
    const question = await trx
      .selectFrom('questions')
      .select('id')
      .where('testId', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (status !== 'DRAFT' || contentKey || question) throw new Forbidden();
    await trx.deleteFrom('tests').where('id', '=', id).execute();
    return 'removed';
  },
};

/** As a new version would load it; the questions follow the file already. */
async function restoreFromFile(trx: Trx, id: string, contentKey: string): Promise<void> {
  const files = await readContentFiles();
  const [test] = parseForLoading({
    ...files,
    tests: files.tests.filter(({ alias }) => alias === contentKey),
  }).tests;
  // The file is gone since: there is nothing to go back to.
  if (!test) throw new Forbidden();
  const merged = await trx
    .selectFrom('formerTechnologies')
    .select('technologyId')
    .where('oldId', '=', test.technology)
    .executeTakeFirst();
  await trx
    .updateTable('tests')
    .set({ technologyId: merged?.technologyId ?? test.technology, themeId: test.theme, editedAt: null })
    .set({ nameFr: test.name.fr, nameEn: test.name.en })
    .set({ descriptionFr: test.description.fr, descriptionEn: test.description.en })
    .where('id', '=', id)
    .execute();
  await storeProfessions(trx, id, test.professions);
}

type Locked = { status: TestState; seoAlias: string | null; contentKey: string | null; editedAt: Date | null };

async function lockTest(trx: Trx, id: string): Promise<Locked> {
  const row = await trx
    .selectFrom('tests')
    .select(['status', 'seoAlias', 'contentKey', 'editedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...row, status: row.status as TestState };
}

/** An address that visitors may have opened, or that is the name of a file, cannot change. */
async function checkAlias(trx: Trx, { status, contentKey }: Locked, alias: string): Promise<void> {
  if (status !== 'DRAFT' || contentKey) throw new Invalid({ alias: 'fixedAddress' });
  const taken = await trx.selectFrom('tests').select('id').where('seoAlias', '=', alias).executeTakeFirst();
  if (taken) throw new Invalid({ alias: 'duplicate' });
}

async function professionsOf(db: Writer, testId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('testProfessions')
    .select('professionId')
    .where('testId', '=', testId)
    .orderBy('professionId')
    .execute();
  return rows.map(({ professionId }) => professionId);
}

async function storeProfessions(trx: Trx, testId: string, given: readonly string[]): Promise<void> {
  const wanted = [...new Set(given)];
  const known = await professionsOf(trx, testId);
  const added = wanted.filter((id) => !known.includes(id));
  if (added.length > 0) {
    const there = await trx
      .selectFrom('professions')
      .select('id')
      .where('id', 'in', added)
      .where('parentId', 'is not', null)
      .execute();
    if (there.length < added.length) throw new Invalid({ professionIds: 'unknown' });
    await trx
      .insertInto('testProfessions')
      .values(added.map((professionId) => ({ testId, professionId })))
      .execute();
  }
  const gone = known.filter((id) => !wanted.includes(id));
  if (gone.length > 0)
    await trx.deleteFrom('testProfessions').where('testId', '=', testId).where('professionId', 'in', gone).execute();
}
