import { suggestPlaces } from '../../../../server/services/shell/lookups/suggest-places.ts';
import { serve } from '../../../serve.ts';

export const loader = serve(async (context, { url }) => {
  const text = url.searchParams.get('text') ?? '';
  return Response.json(await suggestPlaces(context, text), { headers: { 'cache-control': 'private, max-age=600' } });
});
