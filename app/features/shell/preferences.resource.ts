import { redirect } from 'react-router';
import * as z from 'zod';
import { parseForm } from '../../../domain/form.ts';
import { pathTo } from '../../../domain/paths.ts';
import { themeCookie } from '../../cookies.ts';
import { readForm } from '../../forms/read-form.ts';
import { safeReturn, serve } from '../../serve.ts';

const schema = z.object({ theme: z.enum(['light', 'dark', 'system']), back: z.string().default('/') });

export const action = serve(async ({ cookies, locale }, { request }) => {
  const parsed = parseForm(schema, await readForm(request));
  if ('errors' in parsed) return redirect(pathTo(locale, 'home'));
  cookies.append(themeCookie(parsed.value.theme));
  return redirect(safeReturn(parsed.value.back, pathTo(locale, 'home')));
});

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));
