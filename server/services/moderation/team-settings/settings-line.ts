import type { Season } from '../../../../domain/assessments/leaderboards/season.ts';
import type { SeasonState } from '../../../../domain/assessments/leaderboards/season-plan.ts';
import type { TestState } from '../../../../domain/assessments/test-state.ts';

/** One thing in a list of the settings; `free`: a place of the roster that nobody has. */
export type SettingsLine = {
  id: string;
  name: string;
  detail: string;
  free: boolean;
  edited: boolean;
  test?: TestFacts;
  /** Its name is empty when it is called after its quarter. */
  season?: Pick<Season, 'year' | 'quarter'> & { state: SeasonState; firstDay: string; lastDay: string };
  achievement?: { enabled: boolean; highestGoal: number };
};

export type TestFacts = {
  status: TestState;
  questions: number;
  ranked: number;
  addressFixed: boolean;
  /** A draft in which nobody has written anything. */
  blank: boolean;
};

export const line = { free: false, edited: false, detail: '' };

/** Where a list can be searched. */
export const mostFound = 60;
