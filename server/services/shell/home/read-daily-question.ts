import { sql } from 'kysely';
import { dayOf } from '../../../../domain/day.ts';
import { type CodeColours, coloursOf } from '../../../code-colours/question-colours.ts';
import type { Context } from '../../../context.ts';

export type DailyQuestion = {
  id: string;
  testId: string;
  title: string;
  code: string | null;
  colours: CodeColours['code'];
  difficulty: number;
  options: { text: string; right: boolean }[];
  explanation: string;
  test: { alias: string; name: string; handle: string | null; theme: string | null };
};

type Row = Omit<DailyQuestion, 'colours' | 'test'> & {
  language: string | null;
  testAlias: string;
  testName: string;
  handle: string | null;
  theme: string | null;
};

/** Chosen among the most played ones, which an index finds at once, also among a million. */
const among = 300;
const longestTitle = 160;
const longestOption = 110;
const longestExplanation = 420;
const mostLines = 8;

/**
 * One question of the public catalogue, another one each day (Paris time), the same for every visitor of the day and in
 * both languages. It is short, and one of its options is right. Its answer is public already.
 */
export async function readDailyQuestion(context: Context): Promise<DailyQuestion | undefined> {
  const { db, locale, ports, cache } = context;
  const at = (fr: string, en: string) => sql.ref(locale === 'fr' ? fr : en);
  const text = at('o.text_fr', 'o.text_en');
  const { rows } = await sql<Row>`
    with played as (
      select question_id from catalogue_questions where status = 'PUBLISHED' and test_status = 'PUBLISHED'
      order by took_count desc, rating_score desc, moment desc, question_id limit ${among}
    )
    select q.id, q.test_id, ${at('q.title_fr', 'q.title_en')} as title, q.code, q.code_language as language, q.difficulty,
      ${at('q.explanation_fr', 'q.explanation_en')} as explanation, coalesce(t.seo_alias, t.id::text) as test_alias, ${at('t.name_fr', 't.name_en')} as test_name,
      tech.handle, t.theme_id as theme,
      (select json_agg(json_build_object('text', ${text}, 'right', o.is_right) order by ${text})
        from question_options o where o.question_id = q.id) as options
    from played join questions q on q.id = played.question_id
    join tests t on t.id = q.test_id join technologies tech on tech.id = t.technology_id
    where q.pool = 'public' and q.format = 'choice' and not q.alternative
      and greatest(length(q.title_fr), length(q.title_en)) <= ${longestTitle}
      and least(length(q.explanation_fr), length(q.explanation_en)) > 0
      and greatest(length(q.explanation_fr), length(q.explanation_en)) <= ${longestExplanation}
      and length(coalesce(q.code, '')) - length(replace(coalesce(q.code, ''), chr(10), '')) < ${mostLines}
      and (select count(*) > 1 and count(*) filter (where o.is_right) = 1
          and max(greatest(length(o.text_fr), length(o.text_en))) <= ${longestOption}
        from question_options o where o.question_id = q.id)
    order by md5(q.id::text || ${dayOf(ports.clock.now())}) limit 1`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { language, testAlias, testName, handle, theme, ...question } = row;
  return {
    ...question,
    colours: coloursOf(cache, { code: row.code, codeLanguage: language, format: 'choice' }, []).code,
    test: { alias: testAlias, name: testName, handle, theme },
  };
}
