import { findSimilar } from '../../../../../server/services/catalogue/contributions/find-similar.ts';
import { jsonLoader } from '../../../../forms/json-loader.ts';

/** Questions similar to the text being typed. */
export const loader = jsonLoader(async (context, { url }) => {
  const { searchParams } = url;
  const asked = Object.fromEntries(
    ['testId', 'fr', 'en', 'except'].map((name) => [name, searchParams.get(name) ?? '']),
  );
  return { similar: await findSimilar(context, asked) };
});
