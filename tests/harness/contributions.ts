import type { ContributionDraft } from '../../domain/catalogue/contributions/contribution.ts';
import type { Database } from '../../server/data/database.ts';

let count = 0;

/** Different letters of the alphabet for each number. */
function lots(number: number): string {
  const letter = (index: number) => String.fromCharCode(97 + ((number * 7 + index * index * (number % 11)) % 26));
  return Array.from({ length: 40 }, (_, index) => (index % 8 === 7 ? ' ' : letter(index))).join('');
}

/** A complete contribution; a test changes only what it is about. */
export function contributionTo(testId: string, change: Partial<ContributionDraft> = {}): ContributionDraft {
  const number = ++count;
  return {
    testId,
    difficulty: 2,
    seconds: '',
    // No two titles are similar.
    title: { fr: `${lots(number)} en français ?`, en: `${lots(number)} in English?` },
    code: '',
    codeLanguage: '',
    options: [
      { fr: 'Rien', en: 'Nothing', right: true },
      { fr: 'Quelque chose', en: 'Something', right: false },
    ],
    explanation: { fr: 'C’est ainsi.', en: 'So it is.' },
    alternativeOf: null,
    ...change,
  };
}

/** The same in French only: a reviewer writes the English text. */
export function inFrench(draft: ContributionDraft): ContributionDraft {
  const french = ({ fr }: { fr: string }) => ({ fr, en: '' });
  return {
    ...draft,
    title: french(draft.title),
    explanation: french(draft.explanation),
    options: draft.options.map(({ right, ...words }) => ({ ...french(words), right })),
  };
}

export async function testIdOf(db: Database, alias: string): Promise<string> {
  const { id } = await db.selectFrom('tests').select('id').where('seoAlias', '=', alias).executeTakeFirstOrThrow();
  return id;
}

export async function makeDraftTest(db: Database): Promise<string> {
  const name = `Test ${++count}`;
  const { id } = await db
    .insertInto('tests')
    .values({
      seoAlias: `draft-${process.pid}-${count}`,
      technologyId: 'git',
      nameFr: name,
      nameEn: name,
      status: 'DRAFT',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
