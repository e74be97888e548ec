import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import type { Context } from '../../../../server/context.ts';
import { typed } from '../../../form-action.ts';
import { readForm } from '../../../read-form.ts';
import type { SettingsAnswer } from './by-intent.ts';

/**
 * What a form of a page gets whose session has ended since the page was loaded: a refusal that leaves what was typed
 * where it is. Without scripts the whole page is asked for, and leads to the sign-in page. Undefined: go on.
 */
export async function signedOutAnswer({ viewer }: Context, { request }: ActionFunctionArgs | LoaderFunctionArgs) {
  if (viewer) return undefined;
  const form = await readForm(request.clone());
  const answer = { intent: String(form.get('intent')), errors: { '': 'signedOut' }, values: typed(form) };
  return data<SettingsAnswer>(answer, 422);
}
