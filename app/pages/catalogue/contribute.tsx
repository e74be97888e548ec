import { useLoaderData } from 'react-router';
import { canContribute, canReviewQuestions, canShowContributions } from '../../../domain/permissions/catalogue.ts';
import { readDraftTests } from '../../../server/services/catalogue/contributions/read-draft-tests.ts';
import { contributeTexts } from '../../features/catalogue/contributions/contribute.texts.ts';
import { ContributeScreen } from '../../features/catalogue/contributions/contribute-screen.tsx';
import { serve } from '../../serve.ts';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => contributeTexts[locale].title);

export const loader = serve(async (context) => {
  const { viewer } = context;
  if (!viewer) context.page.keepSeconds = 10;
  return {
    viewer: viewer && {
      userId: viewer.userId,
      can: {
        contribute: canContribute(viewer),
        review: canReviewQuestions(viewer),
        showContributions: canShowContributions(viewer),
      },
    },
    drafts: await readDraftTests(context),
  };
});

export default function ContributePage() {
  const { viewer, drafts } = useLoaderData<typeof loader>();
  return <ContributeScreen viewer={viewer} drafts={drafts} />;
}
