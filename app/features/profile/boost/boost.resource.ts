import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, data, redirect } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../../domain/paths.ts';
import { bookCall } from '../../../../server/services/profile/boost/book-call.ts';
import { cancelCall } from '../../../../server/services/profile/boost/cancel-call.ts';
import { moveCall } from '../../../../server/services/profile/boost/move-call.ts';
import { type Boost, readBoost } from '../../../../server/services/profile/boost/read-boost.ts';
import { type FormAnswer, formActions, pageForm } from '../../../forms/form-action.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/boost.resource.ts';

export type BoostAnswer = Pick<FormAnswer<'unreachable'>, 'errors'>;

const slot = z.iso.datetime('required').transform((text) => new Date(text));
/** The version of the call that the person saw. */
const sequence = z.coerce.number().int().min(0);

export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  // No return address after the sign-in, because this resource is not a page.
  if (!context.viewer) throw redirect(pathTo(context.locale, 'signIn'));
  return readBoost(context, params.developerId);
});

export const action = formActions({
  book: pageForm(z.object({ slot }), async (context, value, { params }: Route.ActionArgs) => {
    await bookCall(context, params.developerId, value.slot);
    return 'done';
  }),
  move: pageForm(z.object({ slot, sequence }), async (context, value, { params }: Route.ActionArgs) => {
    await moveCall(context, params.developerId, value);
    return 'done';
  }),
  cancel: pageForm(z.object({ sequence }), async (context, value, { params }: Route.ActionArgs) => {
    await cancelCall(context, params.developerId, value);
    return 'done';
  }),
});

/** A failure is shown in the dialog; without this the error screen would replace the page. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<Boost | { failed: true }> {
  try {
    return await serverLoader<Boost>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { failed: true };
  }
}

/** An error status, so that the page does not load its data again over the same bad connection. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return data(await serverAction<BoostAnswer>());
  } catch (error) {
    if (error instanceof Response) throw error;
    return data<BoostAnswer>({ errors: { slot: 'unreachable' } }, 503);
  }
}
