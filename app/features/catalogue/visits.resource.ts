import { redirect } from 'react-router';
import { catalogueVisitSchema } from '../../../domain/catalogue/visit.ts';
import { pathTo } from '../../../domain/paths.ts';
import { recordVisit } from '../../../server/services/catalogue/record-visit.ts';
import { serve } from '../../serve.ts';

export const action = serve(async (context, { request }) => {
  const visit = catalogueVisitSchema.safeParse(await request.json().catch(() => undefined));
  if (!visit.success) return new Response(null, { status: 422 });
  await recordVisit(context, visit.data);
  return new Response(null, { status: 204 });
});

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'questions')));
