import { suggestPlaces } from '../../../../server/services/shell/lookups/suggest-places.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';

export const loader = jsonLoader((context, { url }) => suggestPlaces(context, url.searchParams.get('text') ?? ''), {
  cacheSeconds: 600,
});
