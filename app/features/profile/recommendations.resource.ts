import { readRecommendations } from '../../../server/services/profile/read-recommendations.ts';
import { serve } from '../../serve.ts';

export const loader = serve(async (context, { params }) => {
  const notes = await readRecommendations(context, params.developerId ?? '');
  return Response.json(notes, { headers: { 'cache-control': 'no-store' } });
});
