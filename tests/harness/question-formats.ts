import type { QuestionFormat } from '../../domain/assessments/content/question.ts';
import type { Database } from '../../server/data/database.ts';

/** Line 9 counts one number too many; lines 2 and 11 are blank. */
export const faultyCode = `import { readFile } from 'node:fs/promises';

type Order = { id: string; total: number; paidAt: string | null };

export async function readOrders(path: string): Promise<Order[]> {
  const text = await readFile(path, 'utf8');
  const orders = JSON.parse(text) as Order[];
  const paid: Order[] = [];
  for (let index = 0; index <= orders.length; index++) {
    const order = orders[index];

    if (order.paidAt === null) continue;
    paid.push({ ...order, total: Math.round(order.total * 100) / 100 });
  }
  paid.sort((one, other) => one.total - other.total || one.id.localeCompare(other.id, 'en', { numeric: true }));
  return paid;
}

export function sumOf(orders: readonly Order[]): number {
  return orders.reduce((sum, { total }) => sum + total, 0);
}
`;

type Both = { fr: string; en: string };
const same = (text: string): Both => ({ fr: text, en: text });

type Made = {
  format: QuestionFormat;
  title: Both;
  code?: string;
  rightLines?: number[];
  output?: string;
  /** The right ones first; steps in their right order. */
  options?: Both[];
  rights?: number;
  severalRight?: boolean;
  verified?: { verifiedWith: string; verifiedOn: string };
  source?: { sourceTitle: string; sourceUrl: string };
};

const made: Made[] = [
  {
    format: 'choice',
    title: { fr: 'Que vaut `[] + []` en JavaScript ?', en: 'What is `[] + []` in JavaScript?' },
    options: [
      { fr: 'Un texte vide', en: 'An empty text' },
      { fr: 'Un tableau vide', en: 'An empty array' },
      same('`NaN`'),
    ],
    rights: 1,
    source: {
      sourceTitle: 'Addition (MDN)',
      sourceUrl: 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Operators/Addition',
    },
  },
  {
    format: 'patch',
    title: {
      fr: 'Quel correctif attend la fin de tous les envois avant de répondre ?',
      en: 'Which patch waits for the end of all deliveries before it answers?',
    },
    options: [
      same(
        'async function sendAll(orders) {\n  await Promise.all(orders.map((order) => deliver(order)));\n  return orders.length;\n}',
      ),
      same(
        'async function sendAll(orders) {\n  orders.forEach(async (order) => await deliver(order));\n  return orders.length;\n}',
      ),
    ],
    rights: 1,
    verified: { verifiedWith: 'Node.js 26.5', verifiedOn: '2026-11-17' },
  },
  {
    format: 'line',
    title: { fr: 'Quelle ligne faut-il corriger ?', en: 'Which line must be corrected?' },
    code: faultyCode,
    rightLines: [9],
    verified: { verifiedWith: 'Node.js 26.5', verifiedOn: '2026-11-17' },
  },
  {
    format: 'output',
    title: { fr: 'Qu’affiche ce programme ?', en: 'What does this program print?' },
    code: "console.log([10, 9, 100, 1].sort().join(' '));\nconsole.log(typeof null);",
    output: '1 10 100 9\nobject',
    verified: { verifiedWith: 'Node.js 26.5', verifiedOn: '2026-11-17' },
  },
  {
    format: 'order',
    title: {
      fr: 'Dans quel ordre une requête HTTPS se déroule-t-elle ?',
      en: 'In which order does an HTTPS request happen?',
    },
    options: [
      { fr: 'Résolution du nom par le DNS', en: 'The name is resolved by DNS' },
      { fr: 'Ouverture de la connexion TCP', en: 'The TCP connection is opened' },
      { fr: 'Négociation TLS', en: 'TLS is negotiated' },
      { fr: 'Envoi de la requête `GET`', en: 'The `GET` request is sent' },
    ],
    rights: 4,
  },
];

export type FormatTest = { testId: string; alias: string; questions: Record<QuestionFormat, string> };

/** The steps of the question of the format 'order', in French and in their right order. */
export const stepsInOrder = (made.find(({ format }) => format === 'order')?.options ?? []).map(({ fr }) => fr);

/** A published test with one question of each of these formats, by default of all, in one pool. */
export async function makeFormatTest(
  db: Database,
  pool: 'public' | 'rated',
  formats: readonly QuestionFormat[] = made.map(({ format }) => format),
): Promise<FormatTest> {
  const alias = `formats-${crypto.randomUUID().slice(0, 8)}`;
  const { id: testId } = await db
    .insertInto('tests')
    .values({ technologyId: 'javascript', status: 'PUBLISHED', seoAlias: alias, nameFr: 'Formats', nameEn: 'Formats' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const questions: Partial<FormatTest['questions']> = {};
  for (const question of made.filter(({ format }) => formats.includes(format)))
    questions[question.format] = await store(db, testId, pool, question);
  return { testId, alias, questions: questions as FormatTest['questions'] };
}

async function store(db: Database, testId: string, pool: string, question: Made): Promise<string> {
  const { format, title, code = null, rightLines = [], output = null, options = [], rights = 0 } = question;
  const { id } = await db
    .insertInto('questions')
    .values({
      ...{ testId, pool, format, code, rightLines, output },
      codeLanguage: code === null && format !== 'patch' ? null : 'typescript',
      titleFr: title.fr,
      titleEn: title.en,
      explanationFr: `Explication de ${format}.`,
      explanationEn: `Explanation of ${format}.`,
      difficulty: 2,
      status: 'PUBLISHED',
      seconds: 120,
      ...{ rating: 1500, deviation: 150, volatility: 0.03, founding: true },
      publishedAt: new Date('2026-11-01T10:00:00Z'),
      ...question.verified,
      ...question.source,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (options.length > 0)
    await db
      .insertInto('questionOptions')
      .values(
        options.map(({ fr, en }, position) => ({
          questionId: id,
          position,
          textFr: fr,
          textEn: en,
          isRight: position < rights,
        })),
      )
      .execute();
  return id;
}

/** Removes a test with its questions and sessions, so that other journeys do not meet it. */
export async function removeTest(db: Database, testId: string): Promise<void> {
  await db.deleteFrom('tests').where('id', '=', testId).execute();
}
