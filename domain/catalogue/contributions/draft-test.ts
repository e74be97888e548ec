import * as z from 'zod';
import { publicExamples } from './draft-test-size.ts';

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const text = (most: number) => z.string('required').trim().min(1, 'required').max(most, 'long');

export type DraftTestDraft = {
  alias: string;
  technologyId: string;
  themeId: string;
  nameFr: string;
  nameEn: string;
  descriptionFr: string;
  descriptionEn: string;
};
export const emptyDraftTest: DraftTestDraft = {
  alias: '',
  technologyId: '',
  themeId: '',
  nameFr: '',
  nameEn: '',
  descriptionFr: '',
  descriptionEn: '',
};

/** A test that the team opens to contributors before it can be taken. */
export const draftTestSchema = z.strictObject({
  alias: z.string('required').trim().min(1, 'required').max(80, 'long').regex(slug, 'alias'),
  technologyId: text(80),
  themeId: text(80),
  nameFr: text(120),
  nameEn: text(120),
  descriptionFr: text(400),
  descriptionEn: text(400),
});

type Known = { id: string; difficulty: number };

/**
 * Which questions of a test become public when it is published: spread over the levels, so that the examples are
 * typical. The others were seen only by their authors, and can be rated.
 */
export function chooseExamples(questions: readonly Known[]): string[] {
  const sorted = questions.toSorted((one, other) => one.difficulty - other.difficulty || (one.id < other.id ? -1 : 1));
  const step = sorted.length / publicExamples;
  return Array.from({ length: publicExamples }, (_, index) => sorted[Math.floor((index + 0.5) * step)]?.id ?? '');
}
