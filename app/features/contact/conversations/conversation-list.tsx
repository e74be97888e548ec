import { Form, useRevalidator } from 'react-router';
import {
  conversationLists,
  type ConversationList as List,
} from '../../../../domain/contact/conversations/candidate-state.ts';
import { longestSearch } from '../../../../domain/contact/conversations/message-search.ts';
import { phaseOf } from '../../../../domain/contact/introductions/status.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type {
  OwnConversation,
  OwnConversations,
} from '../../../../server/services/contact/conversations/read-conversations.ts';
import { shortDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { LilyPad } from '../../../ui/drawings/lily-pad.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { useLiveEvents } from '../../../ui/live-events.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { conversationsTexts } from './conversations.texts.ts';
import styles from './list.module.css';
import { StateMark } from './state-mark.tsx';

type Props = {
  own: OwnConversations;
  list: List | undefined;
  /** What is searched. */
  text: string;
  further: boolean;
};

export function ConversationList({ own: { conversations, counts, next }, list, text, further }: Props) {
  const locale = useLocale();
  const texts = useTexts(conversationsTexts).page;
  const { revalidate } = useRevalidator();
  useLiveEvents(({ kind }) => {
    if (kind === 'message' || kind === 'read') void revalidate();
  });
  const total = conversationLists.reduce((sum, one) => sum + counts[one], 0);
  const address = (of: List | undefined, after?: string) => {
    const query = new URLSearchParams({
      ...(text ? { q: text } : {}),
      ...(of ? { list: of } : {}),
      ...(after ? { after } : {}),
    });
    return pathTo(locale, 'conversations') + (query.size > 0 ? `?${query}` : '');
  };
  if (total === 0 && !text) {
    return (
      <EmptyState
        drawing={<LilyPad />}
        title={texts.empty.title}
        action={<ButtonLink href={pathTo(locale, 'jobs')}>{texts.empty.way}</ButtonLink>}
      >
        <p>{texts.empty.text}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <Form method="get" action={pathTo(locale, 'conversations')} className={styles.search} role="search">
        {list && <input type="hidden" name="list" value={list} />}
        <Field
          key={text}
          label={texts.search}
          name="q"
          type="search"
          maxLength={longestSearch}
          placeholder={texts.searchHint}
          defaultValue={text}
        />
        <Button type="submit" look="secondary">
          {texts.find}
        </Button>
      </Form>
      <Tabs
        label={texts.filter}
        tabs={[undefined, ...conversationLists].map((one) => ({
          key: one ?? 'all',
          href: address(one),
          label: one ? texts.lists[one] : texts.all,
          count: one ? counts[one] : total,
          current: one === list,
        }))}
      />
      {conversations.length > 0 ? (
        <ul className={styles.list} aria-label={texts.list}>
          {conversations.map((one) => (
            <Row key={one.introductionId} conversation={one} />
          ))}
        </ul>
      ) : (
        <EmptyState drawing={<LilyPad />} title={text ? texts.notFound : texts.none} />
      )}
      {(further || next) && (
        <nav className={styles.pages} aria-label={texts.pages}>
          {further && (
            <ButtonLink href={address(list)} look="secondary">
              {texts.first}
            </ButtonLink>
          )}
          {next && <ButtonLink href={address(list, next)}>{texts.next}</ButtonLink>}
        </nav>
      )}
    </>
  );
}

function Row({ conversation }: { conversation: OwnConversation }) {
  const locale = useLocale();
  const texts = useTexts(conversationsTexts).page;
  const { introductionId, company, status, declined, frozen, last, at, unread } = conversation;
  const yours = !frozen && phaseOf(status) === 'waitingForDeveloper';
  return (
    <li className={styles.row} data-unread={unread > 0 || undefined} data-yours={yours || undefined}>
      {company.logo ? <img src={company.logo} width={48} height={48} alt="" className={styles.logo} /> : <span />}
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link href={pathTo(locale, 'conversation', { introductionId })} className={styles.whole}>
            {company.name}
          </Link>
        </h2>
        {last && (
          <p className={styles.snippet}>
            {last.mine && <span>{texts.you} </span>}
            {last.body}
          </p>
        )}
        <StateMark side="developer" status={status} declined={declined} frozen={frozen} />
      </div>
      <div className={styles.side}>
        <time dateTime={at}>{shortDay(locale, at)}</time>
        {unread > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{unread}</span>
            <span className={styles.unseen}>{texts.unread(unread)}</span>
          </span>
        )}
      </div>
    </li>
  );
}
