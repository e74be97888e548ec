import { useLoaderData } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { readSupportConversation } from '../../../server/services/moderation/support/inbox.ts';
import { supportTexts } from '../../features/moderation/support/support.texts.ts';
import { SupportThread } from '../../features/moderation/support/support-thread.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { useQueueNews } from '../../queues/use-queue-news.ts';
import { serve } from '../../serve.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import parts from '../../ui/parts.module.css';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/support-conversation.ts';

export const meta = pageTitle((locale) => supportTexts[locale].title);

export const loader = serve((context, { params }: Route.LoaderArgs) =>
  readSupportConversation(context, params.conversationId),
);

export default function SupportConversationPage() {
  const conversation = useLoaderData<typeof loader>();
  const texts = useTexts(supportTexts);
  useQueueNews('support');
  const { name, email } = conversation.from;
  return (
    <div className={page.reading}>
      <p>
        <Link href={pathTo(useLocale(), 'adminSupport')} className={parts.wayBack}>
          <Icon name="left" size={16} />
          {texts.back}
        </Link>
      </p>
      <h1>{texts.conversation(name ?? email ?? texts.noAddress)}</h1>
      <SupportThread key={conversation.id} conversation={conversation} />
    </div>
  );
}
