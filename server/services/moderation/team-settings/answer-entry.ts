import { isId } from '../../../../domain/id.ts';
import { containing } from '../../../../domain/moderation/profile-list.ts';
import { cannedAnswerSchema } from '../../../../domain/moderation/support/canned-answer.ts';
import type { Context } from '../../../context.ts';
import type { Entry } from './entry.ts';
import { line, mostFound, type SettingsLine } from './settings-line.ts';

const columns = ['titleFr', 'titleEn', 'textFr', 'textEn'] as const;

/** Canned answers of the support. */
export const answers: Entry<typeof cannedAnswerSchema> = {
  schema: cannedAnswerSchema,
  read: async (db, id) =>
    isId(id) ? db.selectFrom('cannedAnswers').select(columns).where('id', '=', id).executeTakeFirst() : undefined,
  create: async ({ trx, value }) =>
    (await trx.insertInto('cannedAnswers').values(value).returning('id').executeTakeFirstOrThrow()).id,
  write: async ({ trx, id, value }) =>
    void (await trx.updateTable('cannedAnswers').set(value).where('id', '=', id).execute()),
  remove: async (trx, id) => void (await trx.deleteFrom('cannedAnswers').where('id', '=', id).execute()),
};

export async function readAnswerLines({ db, locale }: Context, text: string): Promise<SettingsLine[]> {
  const [title, words] = locale === 'fr' ? (['titleFr', 'textFr'] as const) : (['titleEn', 'textEn'] as const);
  const rows = await db
    .selectFrom('cannedAnswers')
    .select(['id', `${title} as name`, `${words} as words`])
    .where(title, 'ilike', containing(text))
    .orderBy(title)
    .orderBy('id')
    .limit(mostFound)
    .execute();
  return rows.map(({ id, name, words: whole }) => ({ ...line, id, name, detail: shortened(whole) }));
}

const shortened = (text: string): string => (text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text);
