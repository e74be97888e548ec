import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';
import { questionsOf } from '../../../domain/assessments/content/test-file.ts';
import { type ContentFiles, parseTest } from '../../../server/data/content/read-content.ts';
import { questionHash } from '../question-hash.ts';
import type { Item } from './execute-items.ts';

/** An item that has a proof. */
export type ProvableItem = Item & { alias: string; hash: string };

export function provableItems(files: ContentFiles['tests'][number]): ProvableItem[] {
  const withProof = questionsOf(parseTest(files)).filter(({ proof }) => proof);
  return [...Map.groupBy(withProof, ({ id }) => id)].map(([id, variants]) => provable(files.alias, id, variants));
}

function provable(alias: string, id: string, variants: ContentQuestion[]): ProvableItem {
  return { alias, id, variants, hash: questionHash(variants) };
}
