import { NotFound } from '../../../../domain/refusals.ts';
import { readReview } from '../../../../server/services/moderation/read-review.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';
import type { Route } from './+types/review.resource.ts';

/** The profile of one row of the queue, shown beside the list. */
export const loader = jsonLoader(async (context, { params }: Route.LoaderArgs) => {
  const review = await readReview(context, params.developerId);
  if (!review) throw new NotFound();
  return { review };
});
