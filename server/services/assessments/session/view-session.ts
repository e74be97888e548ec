import { sql } from 'kysely';
import type { QuestionFormat } from '../../../../domain/assessments/content/question.ts';
import { type Verification, verificationOf } from '../../../../domain/assessments/question-answer.ts';
import { progressOf } from '../../../../domain/assessments/session/session.ts';
import { millisecondsLeft } from '../../../../domain/assessments/session/timer.ts';
import type { Cache } from '../../../cache.ts';
import { type CodeColours, coloursOf } from '../../../code-colours/question-colours.ts';
import type { Context } from '../../../context.ts';
import type { Writer } from '../../../data/database.ts';
import { fillVariant, type VariantRow } from '../questions/fill-variant.ts';
import { readOutcome, type SessionOutcome } from './read-outcome.ts';
import { type RevealedAnswer, revealAnswer } from './reveal-answer.ts';
import type { StoredQuestion, StoredSession } from './session-store.ts';

/** A question on the player's screen, without anything that reveals its answer. */
export type ShownQuestion = {
  questionId: string;
  format: QuestionFormat;
  title: string;
  code: string | null;
  colours: CodeColours;
  severalRight: boolean;
  /** Options or steps in the order of this player; an answer gives the positions in this list. */
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
  colours: CodeColours;
  difficulty: number;
  explanation: string;
  answer: RevealedAnswer;
  verified: Verification | undefined;
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
  /** In practice after each answer; of a rated session only for administrators. */
  revealed: RevealedQuestion[];
  /** At the end of a rated session, for its player. */
  outcome: SessionOutcome | undefined;
};

type Row = {
  id: string;
  title: string;
  code: string | null;
  codeLanguage: string | null;
  format: QuestionFormat;
  severalRight: boolean;
  difficulty: number;
  explanation: string | null;
  rightLines: number[];
  output: string | null;
  verifiedWith: string | null;
  verifiedOn: string | null;
  sourceTitle: string | null;
  sourceUrl: string | null;
  linked: boolean;
  options: { position: number; text: string; right: boolean }[];
};

/** The part of a session that its player may know now. */
export async function viewSession(
  db: Writer,
  { locale, ports, cache }: Pick<Context, 'locale' | 'ports' | 'cache'>,
  stored: StoredSession,
  /** For administrators: every answered question. */
  all = false,
): Promise<SessionView> {
  const { id, testId, session, questions } = stored;
  const open = questions.find(({ how }) => how === null);
  const tells = all || session.practice;
  const revealed = tells ? questions.filter(({ how }) => how !== null) : [];
  const rows = await readRows(db, locale, [...(open ? [open] : []), ...revealed]);
  return {
    sessionId: id,
    testId,
    status: session.status,
    practice: session.practice,
    ...progressOf(session),
    question:
      open && session.status === 'STARTED'
        ? shown(cache, open, rows.get(open.questionId), ports.clock.now())
        : undefined,
    revealed: revealed.flatMap((question) => tell(cache, question, rows.get(question.questionId))),
    outcome: !tells && session.status === 'COMPLETED' ? await readOutcome(db, locale, stored) : undefined,
  };
}

async function readRows(db: Writer, locale: Context['locale'], questions: readonly StoredQuestion[]) {
  if (questions.length === 0) return new Map<string, Row>();
  const named = (column: string) => sql.ref(`${column}_${locale}`);
  const { rows } = await sql<Row & VariantRow>`
    select q.id, ${named('q.title')} as title, q.code, q.code_language, q.format, q.several_right, q.difficulty,
      ${named('q.explanation')} as explanation, q.right_lines, q.output, q.verified_with,
      q.verified_on::text as verified_on, q.source_title, q.source_url,
      q.pool = 'public' and q.status = 'PUBLISHED' as linked,
      q.model, v.values,
      coalesce((select json_agg(json_build_object('position', o.position, 'text', ${named('o.text')}, 'right', o.is_right))
        from question_options o where o.question_id = q.id), '[]') as options
    from unnest(${questions.map(({ questionId }) => questionId)}::uuid[],
      ${questions.map(({ variant }) => variant)}::text[]) as asked (id, variant)
    join questions q on q.id = asked.id
    left join question_variants v on v.question_id = asked.id and v.key = asked.variant`.execute(db);
  return new Map(rows.map((row) => [row.id, inVariant(row, locale)]));
}

/** The question as this player saw it. */
function inVariant({ model, values, ...row }: Row & VariantRow, locale: Context['locale']): Row {
  const filled = fillVariant({ model, values });
  if (!filled) return row;
  return {
    ...row,
    title: filled.title[locale],
    code: filled.code ?? row.code,
    explanation: filled.explanation[locale],
    rightLines: filled.lines ?? row.rightLines,
    output: filled.output ?? row.output,
    options: row.options.map((option) => ({
      ...option,
      text: filled.options[option.position]?.[locale] ?? option.text,
    })),
  };
}

/** Field by field, so that what is right is never sent. */
function shown(cache: Cache, stored: StoredQuestion, row: Row | undefined, now: Date): ShownQuestion | undefined {
  if (!row) return undefined;
  const options = inOrder(stored, row);
  return {
    questionId: row.id,
    title: row.title,
    code: row.code,
    colours: coloursOf(cache, row, options),
    format: row.format,
    severalRight: row.severalRight,
    options: options.map(({ text }) => text),
    millisecondsLeft: millisecondsLeft(stored.deadline, now),
    milliseconds: stored.deadline.getTime() - stored.shownAt.getTime(),
  };
}

function tell(cache: Cache, stored: StoredQuestion, row: Row | undefined): RevealedQuestion[] {
  if (!row || stored.how === null) return [];
  return [
    {
      questionId: row.id,
      title: row.title,
      code: row.code,
      colours: coloursOf(cache, row, inOrder(stored, row)),
      difficulty: row.difficulty,
      explanation: row.explanation ?? '',
      answer: revealAnswer({ ...row, options: inOrder(stored, row) }, stored),
      verified: verificationOf(row),
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
