import { useLoaderData } from 'react-router';
import { canReadOwnConversations } from '../../../domain/permissions/contact.ts';
import { permit } from '../../../server/context.ts';
import { readConfirmations } from '../../../server/services/assessments/confirmation/read-confirmations.ts';
import { readConversation } from '../../../server/services/contact/conversations/read-conversation.ts';
import { readAnswerRate } from '../../../server/services/jobs/answers/read-rate.ts';
import { DeveloperConfirmations } from '../../features/assessments/confirmation/developer-confirmations.tsx';
import { DeveloperConversation } from '../../features/contact/conversations/developer-conversation.tsx';
import { AnswerRateCard } from '../../features/jobs/answers/answer-rate.tsx';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { brandOf } from '../page-title.ts';
import type { Route } from './+types/conversation.ts';

/** A conversation for the developer; the company reads it under /manager/candidates. */
export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  permit(context, canReadOwnConversations);
  const conversation = await readConversation(context, params.introductionId);
  return {
    conversation,
    answerRate: await readAnswerRate(context, conversation.company.id),
    confirmations: await readConfirmations(context, params.introductionId),
  };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const brand = brandOf(matches);
  return [{ title: loaderData ? `${loaderData.conversation.company.name} – ${brand}` : brand }];
};

export default function ConversationPage() {
  const { conversation, answerRate, confirmations } = useLoaderData<typeof loader>();
  return (
    <div className={page.wide}>
      <DeveloperConversation
        key={conversation.introductionId}
        conversation={conversation}
        confirmations={<DeveloperConfirmations confirmations={confirmations} />}
        answering={<AnswerRateCard rate={answerRate} />}
      />
    </div>
  );
}
