import { readAchievementWords } from '../../../../server/services/assessments/achievements/read-edits.ts';
import { answerJson } from '../../../forms/answer-json.ts';
import { serve } from '../../../serve.ts';

/** Public: these words are shown on every shared badge. */
export const loader = serve((context, { params }) =>
  answerJson(context, () => readAchievementWords(context, params.id ?? '')),
);
