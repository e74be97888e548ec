import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import type { Context } from '../../../../server/context.ts';
import { typed } from '../../../form-action.ts';
import { readForm } from '../../../read-form.ts';
import type { SettingsAnswer } from './by-intent.ts';

/**
 * The answer to a form whose session ended after the page was loaded: an error that keeps the typed values. Without
 * JavaScript the whole page is requested instead, which redirects to the sign-in page. Undefined: the viewer is
 * signed in.
 */
export async function signedOutAnswer({ viewer }: Context, { request }: ActionFunctionArgs | LoaderFunctionArgs) {
  if (viewer) return undefined;
  const form = await readForm(request.clone());
  const answer = { intent: String(form.get('intent')), errors: { '': 'signedOut' }, values: typed(form) } as const;
  return data<SettingsAnswer>(answer, 422);
}
