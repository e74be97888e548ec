import { sql } from 'kysely';
import * as z from 'zod';
import type { QuestionStatus } from '../../../../domain/catalogue/contributions/question-status.ts';
import { alike, type Titles, worthShowing } from '../../../../domain/catalogue/contributions/similarity.ts';
import { canReviewQuestions } from '../../../../domain/permissions/catalogue.ts';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { permitContributor } from './permit.ts';

export type SimilarQuestion = {
  id: string;
  testId: string;
  title: string;
  test: string;
  status: QuestionStatus;
  /** From 0 to 1. */
  alike: number;
  /** It can be chosen as the original of another wording. */
  original: boolean;
  /** Of the rated pool: shown to administrators only, without a link. */
  rated: boolean;
};

const mostShown = 4;
const mostCompared = 40;

const askedSchema = z.object({
  testId: z.uuid('unknown'),
  fr: z.string().max(300, 'long'),
  en: z.string().max(300, 'long'),
  except: z.union([z.uuid(), z.literal('')]),
});

/** Similar questions of the same technology, searched while a contributor types. */
export async function findSimilar(context: Context, asked: unknown): Promise<SimilarQuestion[]> {
  const viewer = permitContributor(context);
  const { testId, fr, en, except } = checked(askedSchema, asked);
  await consume(context.db, limits.similarByAccount, viewer.userId);
  return readSimilar(context, { testId, titles: { fr, en }, except });
}

type Wanted = { testId: string; titles: Titles; except: string };
type Row = Titles & Pick<SimilarQuestion, 'id' | 'testId' | 'test' | 'status' | 'original' | 'rated'>;

/**
 * The database finds titles that share trigrams, the domain rule computes the similarity. Rated questions and waiting
 * questions of other authors are found by administrators only: otherwise a contributor could discover them by typing.
 */
export async function readSimilar(
  { db, locale, viewer }: Context,
  { testId, titles, except }: Wanted,
): Promise<SimilarQuestion[]> {
  const [fr, en] = [titles.fr.trim(), titles.en.trim()];
  if (fr.length < 8 && en.length < 8) return [];
  const open = canReviewQuestions(viewer)
    ? sql<boolean>`true`
    : sql<boolean>`q.pool = 'public' and t.status = 'PUBLISHED'
          and (q.status = 'PUBLISHED' or q.author_id = ${viewer?.userId ?? null}::uuid)`;
  const { rows } = await sql<Row>`
    select q.id, q.test_id, q.title_fr as fr, q.title_en as en, ${sql.ref(`t.name_${locale}`)} as test, q.status,
      q.alternative_of is null and q.pool = 'public' and q.test_id = ${testId} as original, q.pool = 'rated' as rated
    from questions q join tests t on t.id = q.test_id
    where (q.title_fr % ${fr} or q.title_en % ${en}) and q.status in ('PUBLISHED', 'WAITING_FOR_VALIDATION') and ${open}
      and t.technology_id = (select technology_id from tests where id = ${testId}) and q.id::text <> ${except}
    order by greatest(similarity(q.title_fr, ${fr}), similarity(q.title_en, ${en})) desc
    limit ${mostCompared}`.execute(db);
  return rows
    .map(({ fr: french, en: english, ...row }) => ({
      ...row,
      title: locale === 'fr' ? french : english,
      alike: alike({ fr, en }, { fr: french, en: english }),
    }))
    .filter((one) => one.alike >= worthShowing)
    .toSorted((one, other) => other.alike - one.alike)
    .slice(0, mostShown);
}
