import type { ReactNode } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { Conversation } from '../../../../server/services/contact/conversations/read-conversation.ts';
import { ShownTerms } from '../../../forms/terms/shown-terms.tsx';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import { ContactDetails } from './contact-details.tsx';
import { conversationsTexts } from './conversations.texts.ts';
import { ReportConversation } from './report/report-conversation.tsx';
import { StateMark } from './state-mark.tsx';
import styles from './thread.module.css';
import { Thread } from './thread.tsx';
import { useAct } from './use-act.ts';
import { useConversation } from './use-conversation.ts';

type Props = {
  conversation: Conversation;
  /** Requests of the company to confirm a score. */
  confirmations: ReactNode;
  /** How the company answers. */
  answering: ReactNode;
};

/** A conversation as the developer sees it. */
export function DeveloperConversation({ conversation, confirmations, answering }: Props) {
  const locale = useLocale();
  const texts = useTexts(conversationsTexts);
  const live = useConversation(conversation);
  const { view } = live;
  const { run, busy } = useAct(view, live.catchUp);
  const { company } = view;
  return (
    <>
      <p className={styles.way}>
        <Link href={pathTo(locale, 'conversations')}>
          <Icon name="left" size={16} />
          {texts.page.back}
        </Link>
      </p>
      <header className={styles.head}>
        {company.logo && <img src={company.logo} width={56} height={56} alt="" className={styles.logo} />}
        <div>
          <h1 className={styles.name}>{company.name}</h1>
          <p className={styles.about}>
            <StateMark side="developer" status={view.status} declined={view.declined !== null} frozen={view.frozen} />
            {/* The page of a company that is not validated does not exist for others. */}
            {!view.frozen && (
              <Link href={pathTo(locale, 'company', { alias: company.alias })}>{texts.page.company}</Link>
            )}
          </p>
          <ShownTerms terms={view.terms} />
        </div>
      </header>
      {confirmations}
      <div className={styles.columns}>
        <Thread live={live} busy={busy} run={(act, word) => void run(act, word)} />
        <aside className={styles.aside}>
          {view.details && (
            <section className={page.card} aria-labelledby="details-title">
              <h2 id="details-title" className={styles.heading}>
                {texts.details.title}
              </h2>
              <p className={styles.muted}>
                {view.contactGiven ? texts.details.given(company.name) : texts.details.would(company.name)}
              </p>
              <ContactDetails details={view.details} />
              <p className={styles.muted}>
                <Link href={pathTo(locale, 'userInformations')}>{texts.details.edit}</Link>
              </p>
              {view.can.write && view.can.acts.includes('acceptWithDetails') && (
                <Button
                  look="secondary"
                  busy={busy === 'acceptWithDetails'}
                  onClick={() => void run('acceptWithDetails')}
                >
                  {texts.details.give}
                </Button>
              )}
            </section>
          )}
          {answering}
          {view.phase === 'open' && view.can.acts.includes('refuse') && (
            <TwoStepButton
              look="danger"
              question={texts.acts.leaveQuestion}
              confirm={texts.acts.leaveConfirm}
              cancel={texts.acts.cancel}
              busy={busy === 'refuse'}
              onConfirm={() => void run('refuse')}
            >
              {texts.acts.leave}
            </TwoStepButton>
          )}
          {view.can.acts.includes('reopen') && (
            <Button busy={busy === 'reopen'} onClick={() => void run('reopen')}>
              {texts.acts.reopen}
            </Button>
          )}
          <ReportConversation view={view} done={live.catchUp} />
        </aside>
      </div>
    </>
  );
}
