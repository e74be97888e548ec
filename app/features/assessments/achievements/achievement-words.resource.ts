import { readAchievementWords } from '../../../../server/services/assessments/achievements/read-edits.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';
import type { Route } from './+types/achievement-words.resource.ts';

/** Public: these words are shown on every shared badge. */
export const loader = jsonLoader((context, { params }: Route.LoaderArgs) => readAchievementWords(context, params.id));
