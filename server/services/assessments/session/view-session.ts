import { sql } from 'kysely';
import { progressOf } from '../../../../domain/assessments/session/session.ts';
import { millisecondsLeft } from '../../../../domain/assessments/session/timer.ts';
import type { Context } from '../../../context.ts';
import type { Writer } from '../../../data/database.ts';
import type { StoredQuestion, StoredSession } from './session-store.ts';

/** A question on the player's screen, without anything that reveals its answer. */
export type ShownQuestion = {
  questionId: string;
  title: string;
  code: string | null;
  language: string | null;
  severalRight: boolean;
  /** In the order of this player; an answer gives the positions in this list. */
  options: string[];
  /** The remaining and the total time; the server's clock decides. */
  millisecondsLeft: number;
  milliseconds: number;
};

/** A question with its answer, after the answer may be known. */
export type RevealedQuestion = {
  questionId: string;
  title: string;
  code: string | null;
  language: string | null;
  difficulty: number;
  explanation: string;
  options: { text: string; right: boolean; chosen: boolean }[];
  how: NonNullable<StoredQuestion['how']>;
  right: boolean;
  /** It counts for the player's rating. */
  counts: boolean;
  /** It has a public page. */
  linked: boolean;
};

export type SessionView = {
  sessionId: string;
  testId: string;
  status: StoredSession['session']['status'];
  practice: boolean;
  questionIndex: number;
  remainingQuestions: number;
  question: ShownQuestion | undefined;
  /** In practice after each answer; in a rated session all of them at its end. */
  revealed: RevealedQuestion[];
};

type Row = {
  id: string;
  title: string;
  code: string | null;
  codeLanguage: string | null;
  severalRight: boolean;
  difficulty: number;
  explanation: string | null;
  linked: boolean;
  options: { position: number; text: string; right: boolean }[];
};

/** The part of a session that its player may know now. */
export async function viewSession(
  db: Writer,
  { locale, ports }: Pick<Context, 'locale' | 'ports'>,
  { id, testId, session, questions }: StoredSession,
  /** For administrators: every answered question. */
  all = false,
): Promise<SessionView> {
  const open = questions.find(({ how }) => how === null);
  const tells = all || session.status === 'COMPLETED' || session.practice;
  const revealed = tells ? questions.filter(({ how }) => how !== null) : [];
  const rows = await readRows(db, locale, [...(open ? [open] : []), ...revealed]);
  return {
    sessionId: id,
    testId,
    status: session.status,
    practice: session.practice,
    ...progressOf(session),
    question:
      open && session.status === 'STARTED' ? shown(open, rows.get(open.questionId), ports.clock.now()) : undefined,
    revealed: revealed.flatMap((question) => tell(question, rows.get(question.questionId))),
  };
}

async function readRows(db: Writer, locale: Context['locale'], questions: readonly StoredQuestion[]) {
  if (questions.length === 0) return new Map<string, Row>();
  const named = (column: string) => sql.ref(`${column}_${locale}`);
  const { rows } = await sql<Row>`
    select q.id, ${named('q.title')} as title, q.code, q.code_language, q.several_right, q.difficulty,
      ${named('q.explanation')} as explanation, q.pool = 'public' and q.status = 'PUBLISHED' as linked,
      (select json_agg(json_build_object('position', o.position, 'text', ${named('o.text')}, 'right', o.is_right))
        from question_options o where o.question_id = q.id) as options
    from questions q where q.id = any(${questions.map(({ questionId }) => questionId)}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Field by field, so that `right` is never sent. */
function shown(stored: StoredQuestion, row: Row | undefined, now: Date): ShownQuestion | undefined {
  if (!row) return undefined;
  return {
    questionId: row.id,
    title: row.title,
    code: row.code,
    language: row.codeLanguage,
    severalRight: row.severalRight,
    options: inOrder(stored, row).map(({ text }) => text),
    millisecondsLeft: millisecondsLeft(stored.deadline, now),
    milliseconds: stored.deadline.getTime() - stored.shownAt.getTime(),
  };
}

function tell(stored: StoredQuestion, row: Row | undefined): RevealedQuestion[] {
  if (!row || stored.how === null) return [];
  return [
    {
      questionId: row.id,
      title: row.title,
      code: row.code,
      language: row.codeLanguage,
      difficulty: row.difficulty,
      explanation: row.explanation ?? '',
      options: inOrder(stored, row).map(({ position, text, right }) => ({
        text,
        right,
        chosen: stored.chosen.includes(position),
      })),
      how: stored.how,
      right: stored.isRight === true,
      counts: stored.scored && !stored.seen,
      linked: row.linked,
    },
  ];
}

function inOrder({ optionOrder }: StoredQuestion, { options }: Row): Row['options'] {
  return optionOrder.flatMap((position) => options.find((option) => option.position === position) ?? []);
}
