import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { emptyContribution } from '../../../domain/catalogue/contributions/contribution.ts';
import { pathTo } from '../../../domain/paths.ts';
import { canContribute, canReviewQuestions } from '../../../domain/permissions/catalogue.ts';
import { permit } from '../../../server/context.ts';
import { readOpenTests } from '../../../server/services/catalogue/contributions/open-tests.ts';
import { readContribution } from '../../../server/services/catalogue/contributions/read-contribution.ts';
import { BackLink, ContributionState, History } from '../../features/catalogue/contributions/contribution-state.tsx';
import { formTexts } from '../../features/catalogue/contributions/form/form.texts.ts';
import { Preview } from '../../features/catalogue/contributions/form/preview.tsx';
import { QuestionForm } from '../../features/catalogue/contributions/form/question-form.tsx';
import type { Sending } from '../../features/catalogue/contributions/form/use-contribution.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { useToast } from '../../ui/toast.tsx';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/contribute-question.ts';

export const meta = pageTitle((locale) => formTexts[locale].newTitle);

/** A new question, or an existing one, for its author and administrators. */
export const loader = serve(async (context, { params, url }: Route.LoaderArgs) => {
  const question = params.questionId === undefined ? undefined : await readContribution(context, params.questionId);
  const viewer = permit(context, canContribute);
  const tests = await readOpenTests(context);
  const wanted = url.searchParams.get('test');
  const chosen = tests.find(({ id }) => id === wanted)?.id ?? '';
  return { userId: viewer.userId, reviewer: canReviewQuestions(viewer), question, tests, chosen };
});

export default function ContributeQuestionPage() {
  const { userId, reviewer, question, tests, chosen } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const texts = useTexts(formTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const done = (sent: Sending, questionId: string) => {
    toast(texts.done[sent]);
    if (sent === 'propose') void navigate(pathTo(locale, 'contribution', { questionId }));
    else if (reviewer && !question?.mine) void navigate(pathTo(locale, 'adminQuestions'));
    else void revalidate();
  };
  const title = !question ? texts.newTitle : question.mine ? texts.editTitle : texts.reviewTitle;
  const sendings: Sending[] = question
    ? (['accept', 'edit', 'resubmit'] as const).filter((act) => question.can.includes(act))
    : ['propose'];
  const shared = { userId, tests, sendings, done, reload: () => void revalidate() };
  return (
    <div className={page.wide}>
      <BackLink team={reviewer} />
      <h1>{title}</h1>
      {question ? <ContributionState question={question} /> : <p className={page.lead}>{texts.lead}</p>}
      {question && sendings.length === 0 && (
        <>
          <p className={page.lead}>{question.fromFile ? texts.fromFile : texts.closed}</p>
          <Preview draft={question.draft} language={locale} />
        </>
      )}
      {question && sendings.length > 0 && (
        <QuestionForm
          key={question.id}
          {...shared}
          questionId={question.id}
          stored={question.draft}
          version={question.version}
          original={question.original}
          online={question.status === 'PUBLISHED'}
        />
      )}
      {!question && (
        <QuestionForm
          key="new"
          {...shared}
          stored={{ ...emptyContribution, testId: chosen }}
          version={null}
          original={undefined}
          online={false}
        />
      )}
      {question && <History history={question.history} />}
    </div>
  );
}
