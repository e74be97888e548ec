import { type MetaFunction, useLoaderData } from 'react-router';
import { readQuestion } from '../../server/services/tests/read-question.ts';
import { QuestionPage } from '../features/tests/question/question-page.tsx';
import { serve } from '../serve.ts';
import { brandOf } from './page-title.ts';

export const loader = serve(async (context, { params }) => {
  const question = await readQuestion(context, { testId: params.testId ?? '', questionId: params.questionId ?? '' });
  if (!context.viewer) context.page.keepSeconds = 10;
  return question;
});

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const brand = brandOf(matches);
  if (!loaderData) return [{ title: brand }];
  const title = loaderData.title.replaceAll('`', '');
  return [{ title: `${title} – ${brand}` }, { name: 'description', content: `${loaderData.test.name} · ${title}` }];
};

export default function TestQuestionPage() {
  const question = useLoaderData<typeof loader>();
  return <QuestionPage key={question.id} question={question} />;
}
