import { useLoaderData } from 'react-router';
import { conversationLists } from '../../../domain/contact/conversations/candidate-state.ts';
import { readConversations } from '../../../server/services/contact/conversations/read-conversations.ts';
import { ConversationList } from '../../features/contact/conversations/conversation-list.tsx';
import { conversationsTexts } from '../../features/contact/conversations/conversations.texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => conversationsTexts[locale].page.title);

export const loader = serve(async (context, { url }) => {
  const { searchParams } = url;
  const list = conversationLists.find((one) => one === searchParams.get('list'));
  const after = searchParams.get('after') ?? undefined;
  const text = searchParams.get('q') ?? '';
  const own = await readConversations(context, { list, after, text });
  return { own, list, text, further: after !== undefined };
});

export default function ConversationsPage() {
  const data = useLoaderData<typeof loader>();
  const texts = useTexts(conversationsTexts).page;
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <ConversationList {...data} />
    </div>
  );
}
