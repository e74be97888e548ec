import { findSimilar } from '../../../../../server/services/catalogue/contributions/find-similar.ts';
import { answerJson } from '../../../../forms/answer-json.ts';
import { serve } from '../../../../serve.ts';

/** Questions similar to the text being typed. */
export const loader = serve(async (context, { url }) => {
  const { searchParams } = url;
  const asked = Object.fromEntries(
    ['testId', 'fr', 'en', 'except'].map((name) => [name, searchParams.get(name) ?? '']),
  );
  return answerJson(context, async () => ({ similar: await findSimilar(context, asked) }));
});
