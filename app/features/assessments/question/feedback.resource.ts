import { redirect } from 'react-router';
import { type QuestionFeedback, questionFeedbackSchema } from '../../../../domain/assessments/question-feedback.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Context } from '../../../../server/context.ts';
import { commentQuestion, deleteComment } from '../../../../server/services/assessments/questions/comment-question.ts';
import type { QuestionAddress } from '../../../../server/services/assessments/questions/public-question.ts';
import { voteQuestion } from '../../../../server/services/assessments/questions/vote-question.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/feedback.resource.ts';

export const action = jsonAction(
  questionFeedbackSchema,
  (context, feedback, { testId, questionId }: Route.ActionArgs['params']) =>
    make(context, { testId, questionId }, feedback),
);

function make(context: Context, address: QuestionAddress, feedback: QuestionFeedback): Promise<void> {
  switch (feedback.mode) {
    case 'vote':
      return voteQuestion(context, address, feedback.value);
    case 'comment':
      return commentQuestion(context, address, feedback.body);
    case 'deleteComment':
      return deleteComment(context, address, feedback.commentId);
  }
}

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));
