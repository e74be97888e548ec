import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import type { FormAnswer } from '../../../form-action.ts';
import { readForm } from '../../../read-form.ts';

/** The answer of a page with several forms: which form was sent, and its result. */
export type SettingsAnswer = FormAnswer & { intent: string };

type Arguments = ActionFunctionArgs | LoaderFunctionArgs;
type FormAction = (args: Arguments) => Promise<{ data: FormAnswer; init: ResponseInit | null }>;

/** The action of a page with several forms: the field `intent` names the form that was sent. */
export async function byIntent(args: Arguments, forms: Record<string, FormAction>) {
  const intent = String((await readForm(args.request.clone())).get('intent'));
  const act = Object.hasOwn(forms, intent) ? forms[intent] : undefined;
  if (!act) throw data(null, 400);
  const { data: answer, init } = await act(args);
  return data<SettingsAnswer>({ ...answer, intent }, init ?? undefined);
}
