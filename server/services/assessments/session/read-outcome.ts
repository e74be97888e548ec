import { sql } from 'kysely';
import { groupBySubject, isMostlySkipped } from '../../../../domain/assessments/session/subject-groups.ts';
import type { Context } from '../../../context.ts';
import type { Writer } from '../../../data/database.ts';
import type { StoredSession } from './session-store.ts';

/** What a player may know after a rated session: no question, and no key. */
export type SessionOutcome = {
  right: number;
  asked: number;
  /** How many of the questions count in the score. */
  counted: number;
  /** Undefined when most questions were not answered. */
  groups: OutcomeGroup[] | undefined;
};
export type OutcomeGroup = {
  /** Empty for questions without a subject. */
  subjects: { name: string; learn: string }[];
  right: number;
  total: number;
  /** A public question to practise on, for a group with a mistake. */
  practise: { questionId: string; title: string } | undefined;
};

type Subject = { id: string; name: string; learn: string; practise: OutcomeGroup['practise'] | null };

/** docs/product/assessments.md, Results of a session. */
export async function readOutcome(
  db: Writer,
  locale: Context['locale'],
  { questions, session }: Pick<StoredSession, 'questions' | 'session'>,
): Promise<SessionOutcome> {
  const answered = questions.filter(({ how }) => how !== null);
  const outcome = {
    right: answered.filter(({ isRight }) => isRight).length,
    asked: answered.length,
    counted: answered.filter(({ scored, seen }) => scored && !seen).length,
  };
  if (isMostlySkipped(session.replies)) return { ...outcome, groups: undefined };
  const subjects = await readSubjects(db, locale, answered);
  const answers = answered.map(({ subject, isRight }) => ({ subject, right: isRight === true }));
  const groups = groupBySubject(answers, [...subjects.keys(), null]).map(({ subjects: ids, right, total }) => {
    const known = ids.flatMap((id) => (id === null ? [] : (subjects.get(id) ?? [])));
    const practise = right < total ? known.find((one) => one.practise)?.practise : undefined;
    return {
      subjects: known.map(({ name, learn }) => ({ name, learn })),
      right,
      total,
      practise: practise ?? undefined,
    };
  });
  return { ...outcome, groups };
}

/** The subjects of the questions by name, each with the public question nearest to their level. */
async function readSubjects(
  db: Writer,
  locale: Context['locale'],
  answered: StoredSession['questions'],
): Promise<Map<string, Subject>> {
  const ids = [...new Set(answered.flatMap(({ subject }) => subject ?? []))];
  if (ids.length === 0) return new Map();
  const named = (column: string) => sql.ref(`${column}_${locale}`);
  const rating = answered.reduce((sum, one) => sum + one.rating, 0) / answered.length;
  const { rows } = await sql<Subject>`
    select s.id, ${named('s.name')} as name, ${named('s.learn')} as learn,
      (select json_build_object('questionId', q.id, 'title', ${named('q.title')}) from questions q
        where q.subject_id = s.id and q.pool = 'public' and q.status = 'PUBLISHED'
        order by abs(q.rating - ${rating}), q.id limit 1) as practise
    from test_subjects s where s.id = any(${ids}::uuid[]) order by ${named('s.name')}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
