import { redirect } from 'react-router';
import { actSchema } from '../../../../domain/contact/conversations/conversation-change.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { act } from '../../../../server/services/contact/introductions/act.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/introduction.resource.ts';

/** Accept, refuse, withdraw, archive…: the service checks who may do it. */
export const action = jsonAction(
  actSchema,
  (context, { act: event, word }, { introductionId }: Route.ActionArgs['params']) =>
    act(context, introductionId, event, word),
);

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));
