import { inListSchema } from '../../../../domain/library/people-list.ts';
import { canKeepLists } from '../../../../domain/permissions/library.ts';
import { permit } from '../../../../server/context.ts';
import { changeInList } from '../../../../server/services/library/people-lists/change-people.ts';
import { readListsOf } from '../../../../server/services/library/people-lists/read-lists.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';
import type { Route } from './+types/lists-of-person.resource.ts';

export const loader = jsonLoader((context, { params }: Route.LoaderArgs) => readListsOf(context, params.developerId));

export const action = jsonAction(
  inListSchema,
  (context, change, { developerId }: Route.ActionArgs['params']) => changeInList(context, developerId, change),
  { permit: (context) => permit(context, canKeepLists) },
);
