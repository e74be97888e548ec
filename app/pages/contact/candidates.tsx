import { redirect, useLoaderData } from 'react-router';
import { readCandidateQuery } from '../../../domain/contact/conversations/candidate-query.ts';
import { pathTo } from '../../../domain/paths.ts';
import { lacksConversationRight, lacksValidation } from '../../../domain/permissions/contact.ts';
import { readCandidates } from '../../../server/services/contact/candidates/read-candidates.ts';
import { CandidateManager } from '../../features/contact/conversations/manager/candidate-manager.tsx';
import { candidatesTexts } from '../../features/contact/conversations/manager/manager.texts.ts';
import { serve } from '../../serve.ts';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => candidatesTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  if (lacksValidation(context.viewer)) throw redirect(pathTo(context.locale, 'developers'));
  if (lacksConversationRight(context.viewer)) throw redirect(pathTo(context.locale, 'permissionDenied'));
  const { searchParams } = url;
  const query = readCandidateQuery(searchParams);
  const after = searchParams.get('after') ?? undefined;
  return { found: await readCandidates(context, query, after), query, further: after !== undefined };
});

export default function CandidatesPage() {
  const data = useLoaderData<typeof loader>();
  return <CandidateManager {...data} />;
}
