import { type MetaFunction, useLoaderData } from 'react-router';
import { pathTo } from '../../domain/paths.ts';
import { seeComments } from '../../server/services/questions/see-comments.ts';
import { readQuestion } from '../../server/services/tests/read-question.ts';
import { ContributeCall } from '../features/contributions/contribute-call.tsx';
import { QuestionNotice } from '../features/contributions/question-notice.tsx';
import { ReportButton } from '../features/contributions/report-button.tsx';
import { QuestionPage } from '../features/tests/question/question-page.tsx';
import { useLocale } from '../i18n/texts.ts';
import { serve } from '../serve.ts';
import page from '../ui/page.module.css';
import { brandOf } from './page-title.ts';

export const loader = serve(async (context, { params }) => {
  const question = await readQuestion(context, { testId: params.testId ?? '', questionId: params.questionId ?? '' });
  if (!context.viewer) context.page.keepSeconds = 10;
  await seeComments(context, question.id);
  return question;
});

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const brand = brandOf(matches);
  if (!loaderData) return [{ title: brand }];
  const title = loaderData.title.replaceAll('`', '');
  const hidden = loaderData.status === 'PUBLISHED' ? [] : [{ name: 'robots', content: 'noindex' }];
  return [
    ...hidden,
    { title: `${title} – ${brand}` },
    { name: 'description', content: `${loaderData.test.name} · ${title}` },
  ];
};

export default function TestQuestionPage() {
  const question = useLoaderData<typeof loader>();
  const address = { testId: question.test.id, questionId: question.id };
  return (
    <>
      <QuestionPage
        key={question.id}
        question={question}
        notice={<QuestionNotice question={question} />}
        report={<ReportButton address={pathTo(useLocale(), 'questionReport', address)} signedIn={question.can.speak} />}
      />
      <div className={page.reading}>
        <ContributeCall />
      </div>
    </>
  );
}
