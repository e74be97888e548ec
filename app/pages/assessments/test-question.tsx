import { lazy, Suspense } from 'react';
import { redirect, useLoaderData } from 'react-router';
import { plainAnswer } from '../../../domain/catalogue/plain-answer.ts';
import { breadcrumbs, questionData, withoutMarks } from '../../../domain/catalogue/structured-data.ts';
import { localeOf, pathTo } from '../../../domain/paths.ts';
import { readQuestion } from '../../../server/services/assessments/questions/read-question.ts';
import { authoriseQuestion } from '../../../server/services/catalogue/authorise-question.ts';
import { seeComments } from '../../../server/services/catalogue/contributions/see-comments.ts';
import { readSubjects } from '../../../server/services/catalogue/read-subjects.ts';
import { QuestionPage } from '../../features/assessments/question/question-page.tsx';
import { ContributeCall } from '../../features/catalogue/contributions/contribute-call.tsx';
import { ReportButton } from '../../features/catalogue/contributions/reports/report-button.tsx';
import { entryTexts } from '../../features/catalogue/entry.texts.ts';
import { QuestionSubjects, RelatedQuestions } from '../../features/catalogue/question-subjects.tsx';
import { useLocale } from '../../i18n/texts.ts';
import { questionLookWords } from '../../i18n/words/question-look-words.ts';
import { serve } from '../../serve.ts';
import { socialTags } from '../social-tags.ts';
import type { Route } from './+types/test-question.ts';

export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  const { testId, questionId } = params;
  const { testId: current } = await authoriseQuestion(context, questionId);
  // A test given by its alias, or the former test of the question: redirect to the one address.
  if (current !== testId) throw redirect(pathTo(context.locale, 'testQuestion', { testId: current, questionId }), 301);
  const [question, subjects] = await Promise.all([
    readQuestion(context, { testId, questionId }),
    readSubjects(context, questionId),
  ]);
  if (!context.viewer) context.page.keepSeconds = 10;
  await seeComments(context, question.id);
  return { ...question, ...subjects };
});

export const meta: Route.MetaFunction = (args) => {
  const { loaderData: question, location } = args;
  const noIndex = { name: 'robots', content: 'noindex' };
  if (!question) return [noIndex];
  const locale = localeOf(location.pathname);
  const texts = entryTexts[locale];
  const { test, standing, publishedAt, tags } = question;
  const title = withoutMarks(question.title);
  const path = pathTo(locale, 'testQuestion', { testId: test.id, questionId: question.id });
  const level = texts.levels[question.difficulty] ?? '';
  const portal = tags.find(({ kind }) => kind === 'technology');
  const above = [
    { name: texts.title, path: pathTo(locale, 'questions') },
    ...(portal ? [{ name: portal.tag, path: portal.url }] : []),
  ];
  const right = plainAnswer(question.answer, question.code, questionLookWords[locale].line);
  return [
    ...socialTags(args as Parameters<typeof socialTags>[0], {
      title,
      description: `${test.name}, ${level.toLowerCase()}. ${title}`,
      path,
      image: `/og/${locale}/question/${test.id}/${question.id}.png`,
      type: 'article',
      data: (site) =>
        standing.open && publishedAt
          ? [
              breadcrumbs(site, [...above, { name: title, path }]),
              questionData(site, {
                ...question,
                path,
                locale,
                level,
                publishedAt,
                right,
                test: test.name,
                technology: test.technology,
              }),
            ]
          : [],
    }),
    ...(standing.open ? [] : [noIndex]),
  ];
};

/** Loaded only for the few questions that are not public. */
const QuestionNotice = lazy(() => import('../../features/catalogue/contributions/review/question-notice.tsx'));

export default function TestQuestionPage() {
  const question = useLoaderData<typeof loader>();
  const address = { testId: question.test.id, questionId: question.id };
  const report = pathTo(useLocale(), 'questionReport', address);
  const { status, readers } = question.standing;
  const hidden = status !== 'PUBLISHED' || readers !== 'everybody';
  return (
    <QuestionPage
      key={question.id}
      question={question}
      notice={
        hidden && (
          <Suspense>
            <QuestionNotice question={question} />
          </Suspense>
        )
      }
      subjects={<QuestionSubjects tags={question.tags} />}
      report={question.can.report && <ReportButton address={report} signedIn={question.can.speak} />}
      below={
        <>
          <RelatedQuestions entries={question.related} />
          <ContributeCall />
        </>
      }
    />
  );
}
