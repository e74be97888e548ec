import { redirect } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../../domain/paths.ts';
import { canKeepLists } from '../../../../domain/permissions/library.ts';
import { permit } from '../../../../server/context.ts';
import { changeFavourite } from '../../../../server/services/library/change-favourite.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/favourite.resource.ts';

const wish = z.object({ favourite: z.boolean() });

export const action = jsonAction(
  wish,
  (context, { favourite }, { developerId }: Route.ActionArgs['params']) =>
    changeFavourite(context, developerId, favourite),
  { permit: (context) => permit(context, canKeepLists) },
);

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));
