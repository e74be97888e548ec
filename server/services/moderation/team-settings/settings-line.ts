import type { Season } from '../../../../domain/assessments/leaderboards/season.ts';
import type { SeasonState } from '../../../../domain/assessments/leaderboards/season-plan.ts';
import type { TestState } from '../../../../domain/assessments/test-state.ts';
import type { TechnologyUses } from '../../../../domain/moderation/team-settings/merge.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { VocabularyKind } from '../../../../domain/vocabulary/vocabulary.ts';

/** One line of a list in the settings; `free`: an empty place of the roster. */
export type SettingsLine = {
  id: string;
  name: string;
  detail: string;
  free: boolean;
  edited: boolean;
  test?: TestFacts;
  /** What uses a technology, and the other words for it. */
  technology?: { uses: TechnologyUses | undefined; synonyms: string | null };
  /** What a word of the vocabulary means, and where it comes from. */
  word?: WordFacts;
  /** The name is empty when the season is named after its quarter. */
  season?: Pick<Season, 'year' | 'quarter'> & { state: SeasonState; firstDay: string; lastDay: string };
  achievement?: { enabled: boolean; highestGoal: number };
};

export type WordFacts = {
  kind: VocabularyKind;
  meaning: string;
  /** Null: used in both languages. */
  locale: Locale | null;
  origin: 'file' | 'team' | 'merge';
};

export type TestFacts = {
  status: TestState;
  questions: number;
  ranked: number;
  addressFixed: boolean;
  /** A draft without any text. */
  blank: boolean;
  /** Edited by the team, and can be put back to its file. */
  restorable: boolean;
};

export const line = { free: false, edited: false, detail: '' };

/** The most lines that a list with a search returns. */
export const mostFound = 60;
