import { redirect } from 'react-router';
import * as z from 'zod';
import { parseForm } from '../../../domain/form.ts';
import { pathTo } from '../../../domain/paths.ts';
import { choicesCookie } from '../../../domain/privacy/choices.ts';
import { storeChoices } from '../../../server/services/privacy/store-choices.ts';
import { redirectWithToast } from '../../cookies.ts';
import { readForm } from '../../forms/read-form.ts';
import { safeReturn, serve } from '../../serve.ts';

const schema = z.object({
  choice: z.enum(['all', 'none', 'some']),
  embeds: z.literal('1').optional(),
  measurement: z.literal('1').optional(),
  back: z.string().default('/'),
});

export const action = serve(async (context, { request }) => {
  const { cookies, locale } = context;
  const parsed = parseForm(schema, await readForm(request));
  const fallback = pathTo(locale, 'privacy');
  if ('errors' in parsed) return redirect(fallback);
  const { choice, embeds, measurement, back } = parsed.value;
  const all = choice === 'all';
  const choices =
    choice === 'some'
      ? { embeds: embeds !== undefined, measurement: measurement !== undefined }
      : { embeds: all, measurement: all };
  await storeChoices(context, choices);
  cookies.append(choicesCookie(choices));
  return redirectWithToast(context, safeReturn(back, fallback), 'choicesKept');
});

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'privacy')));
