import { sql } from 'kysely';
import { isId } from '../../../../domain/id.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import { vocabularyEntrySchema } from '../../../../domain/vocabulary/entry.ts';
import { genderForms } from '../../../../domain/vocabulary/name-forms.ts';
import type { Term, VocabularyKind } from '../../../../domain/vocabulary/vocabulary.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { loadKnownWords } from '../../shared/vocabulary/read-vocabulary.ts';
import type { Entry } from './entry.ts';
import { nameOfTarget } from './vocabulary-targets.ts';

type Value = Term & { word: string; locale: 'fr' | 'en' | null };

/** docs/product/shell.md, Vocabulary: the words that the team adds, changes and takes out. */
export const vocabulary: Entry<typeof vocabularyEntrySchema> = {
  schema: vocabularyEntrySchema,
  read: async (db, id, { locale }) => {
    if (!isId(id)) return undefined;
    const row = await db
      .selectFrom('vocabularyWords')
      .select(['word', 'kind', 'target', 'locale'])
      .where('id', '=', id)
      .where('removed', '=', false)
      .executeTakeFirst();
    if (!row) return undefined;
    const term = { kind: row.kind as VocabularyKind, target: row.target };
    const label = (await nameOfTarget(db, locale, term)) ?? row.target;
    return { ...term, word: row.word, locale: (row.locale ?? '') as 'fr' | 'en' | '', label };
  },
  create: async ({ trx, context, value }) => {
    await check(trx, context, value);
    const editedAt = context.ports.clock.now();
    const { id } = await trx
      .insertInto('vocabularyWords')
      .values({ ...value, origin: 'team', editedAt })
      .onConflict((conflict) =>
        // A word that was taken out before.
        conflict
          .columns(['kind', 'target', 'folded'])
          .doUpdateSet({ word: value.word, locale: value.locale, origin: 'team', editedAt, removed: false }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await findByNewWords(trx, value.kind);
    return id;
  },
  write: async ({ trx, context, id, value }) => {
    await check(trx, context, value, id);
    const before = await trx
      .selectFrom('vocabularyWords')
      .select(['word', 'kind', 'target', 'locale', 'origin'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const editedAt = context.ports.clock.now();
    await sql`delete from vocabulary_words where removed and id <> ${id} and kind = ${value.kind}
      and target = ${value.target} and folded = vocabulary_phrase(${value.word})`.execute(trx);
    await trx
      .updateTable('vocabularyWords')
      .set({ ...value, origin: 'team', editedAt })
      .where('id', '=', id)
      .execute();
    // The former word stays as one that was taken out: a new version of the file does not bring it back.
    await trx
      .insertInto('vocabularyWords')
      .values({ ...before, removed: true, editedAt })
      .onConflict((conflict) => conflict.columns(['kind', 'target', 'folded']).doNothing())
      .execute();
    for (const kind of new Set([before.kind, value.kind])) await findByNewWords(trx, kind);
  },
  remove: async (trx, id, { ports }) => {
    const { kind } = await trx
      .updateTable('vocabularyWords')
      .set({ removed: true, editedAt: ports.clock.now() })
      .where('id', '=', id)
      .returning('kind')
      .executeTakeFirstOrThrow();
    await findByNewWords(trx, kind);
  },
};

/** Refuses what does not exist, and a word that already means this, or something else of the same kind. */
async function check(trx: Trx, { locale }: Context, value: Value, id?: string): Promise<void> {
  if ((await nameOfTarget(trx, locale, value, true)) === undefined) throw new Invalid({ target: 'unknown' });
  const { vocabulary: known } = await loadKnownWords(trx, id);
  const meanings = genderForms(value.word)
    .flatMap((form) => known.find(form))
    .filter(({ kind }) => kind === value.kind);
  const other = meanings.find(({ target }) => target !== value.target);
  if (other) {
    const name = (await nameOfTarget(trx, locale, other)) ?? other.target;
    throw new Invalid({ word: `otherMeaning:${name}` });
  }
  if (meanings.length > 0) throw new Invalid({ word: 'duplicate' });
}

/** Triggers follow with the words of offers and questions; the CV library is rebuilt by a background task. */
async function findByNewWords(trx: Trx, kind: string): Promise<void> {
  if (kind === 'technology' || kind === 'profession') await enqueueTask(trx, 'rebuild-library', {});
}
