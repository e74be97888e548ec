import { NotFound } from '../../../../domain/refusals.ts';
import { lookupKinds, readLookups } from '../../../../server/services/shell/lookups/read-lookups.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';
import type { Route } from './+types/lookups.resource.ts';

/** The same for every user. */
export const loader = jsonLoader(
  async (context, { params }: Route.LoaderArgs) => {
    const kind = lookupKinds.find((one) => one === params.kind);
    if (!kind) throw new NotFound();
    return readLookups(context, kind);
  },
  { cacheSeconds: 600 },
);
