import {
  type ContributionDraft,
  type Languages,
  readingSeconds,
} from '../../../../domain/catalogue/contributions/contribution.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Writer } from '../../../data/database.ts';

/** A stored question as a form; a language without a translation is empty. */
export async function readForm(db: Writer, questionId: string): Promise<ContributionDraft> {
  const row = await db.selectFrom('questions').selectAll().where('id', '=', questionId).executeTakeFirst();
  if (!row) throw new NotFound();
  const options = await db
    .selectFrom('questionOptions')
    .select(['textFr', 'textEn', 'isRight'])
    .where('questionId', '=', questionId)
    .orderBy('position')
    .execute();
  const languages = row.languages as Languages;
  const words = (fr: string | null, en: string | null) => ({
    fr: languages === 'en' ? '' : (fr ?? ''),
    en: languages === 'fr' ? '' : (en ?? ''),
  });
  const draft = {
    testId: row.testId,
    difficulty: row.difficulty,
    title: words(row.titleFr, row.titleEn),
    code: row.code ?? '',
    codeLanguage: row.codeLanguage ?? '',
    options: options.map(({ textFr, textEn, isRight }) => ({ ...words(textFr, textEn), right: isRight })),
    explanation: words(row.explanationFr, row.explanationEn),
    alternativeOf: row.alternativeOf,
  };
  return { ...draft, seconds: readingSeconds(draft) === row.seconds ? '' : String(row.seconds) };
}
