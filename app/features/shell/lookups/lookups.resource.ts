import { data } from 'react-router';
import { lookupKinds, readLookups } from '../../../../server/services/shell/lookups/read-lookups.ts';
import { serve } from '../../../serve.ts';

/** The same for every user; the browser may cache it for a while. */
export const loader = serve(async (context, { params }) => {
  const kind = lookupKinds.find((one) => one === params.kind);
  if (!kind) throw data(null, 404);
  return Response.json(await readLookups(context, kind), { headers: { 'cache-control': 'private, max-age=600' } });
});
