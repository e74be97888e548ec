import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { emptyReply } from '../../../domain/contact/dialogs/reply-draft.ts';
import { emptyStart } from '../../../domain/contact/dialogs/start-draft.ts';
import { introductionStatus } from '../../../domain/contact/introductions/status.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { ContactView } from '../../../server/services/profile/profile-view.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { allowanceTexts } from '../../i18n/words/allowance-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './contact.module.css';
import { contactTexts } from './contact.texts.ts';
import { OpenIntroduction } from './open-introduction.tsx';
import { PlanRefusal } from './plan-refusal.tsx';

const StartDialog = lazy(() => import('./start/start-dialog.tsx'));
const ReplyDialog = lazy(() => import('./reply/reply-dialog.tsx'));

type Props = {
  developerId: string;
  developerName: string | undefined;
  /** Undefined while it loads. */
  contact: ContactView | undefined;
  /**
   * Shown in the case 'selection', in the place of 'Démarrer une conversation'; `disabled` is decided with the case.
   */
  selection?: ReactNode;
  /** Called after the recruiter chose to contact the developer later. */
  onFavourite: (favourite: true) => void;
};

/**
 * The main conversation button of the action bar; its case is decided by
 * domain/contact/conversations/conversation-button.ts.
 */
export function Conversation({ developerId, developerName, contact, selection, onFavourite }: Props) {
  const locale = useLocale();
  const texts = useTexts(contactTexts);
  const { asking } = useTexts(allowanceTexts);
  const [open, setOpen] = useState<'start' | 'reply'>();
  // Kept outside the dialog: the written text is still there when the dialog opens again.
  const [draft, setDraft] = useState(emptyStart);
  const [replyDraft, setReplyDraft] = useState(emptyReply);
  const name = developerName ?? texts.someone;
  const button = contact?.button ?? { case: 'loading' as const };
  const close = () => setOpen(undefined);
  const costId = useId();
  const cost = 'disabled' in button && !button.disabled ? contact?.requests : undefined;

  const main = () => {
    switch (button.case) {
      case 'loading':
        return <span className={styles.placeholder} role="status" aria-label={texts.loading} />;
      case 'permissionDenied':
        return (
          <ButtonLink wide href={`${pathTo(locale, 'permissionDenied')}?profile=${developerId}`}>
            {texts.start}
          </ButtonLink>
        );
      case 'seeConversation':
        return (
          <ButtonLink wide href={pathTo(locale, 'candidate', { developerId })}>
            {texts.seeConversation}
          </ButtonLink>
        );
      case 'seeApplication':
        if (contact?.answersElsewhere) return <p className={styles.note}>{texts.elsewhere}</p>;
        return (
          <Button wide onClick={() => setOpen('reply')}>
            {texts.seeApplication}
            <span className={styles.dot}>
              <span className={styles.aloud}>{texts.waits}</span>
            </span>
          </Button>
        );
      case 'selection':
      case 'start':
        if (button.case === 'selection' && selection) return selection;
        return (
          <Button
            wide
            disabled={button.disabled}
            aria-describedby={cost ? costId : undefined}
            onClick={() => setOpen('start')}
          >
            {texts.start}
          </Button>
        );
    }
  };
  return (
    <div className={styles.main}>
      {main()}
      {'refusal' in button && button.refusal ? (
        <PlanRefusal refusal={button.refusal} />
      ) : (
        'disabled' in button && button.disabled && <p className={styles.note}>{texts.unavailable}</p>
      )}
      {cost && (
        <p id={costId} className={styles.note}>
          {asking(cost.left, cost.limit)}
        </p>
      )}
      {contact?.introduction?.status === introductionStatus.STATUS_WAITING_FOR_ADMIN && (
        <p className={styles.note}>{texts.review}</p>
      )}
      <Suspense>
        {open === 'start' && (
          <StartDialog
            developerId={developerId}
            developerName={name}
            draft={draft}
            setDraft={setDraft}
            onFavourite={onFavourite}
            close={close}
          />
        )}
        {open === 'reply' && (
          <ReplyDialog
            developerId={developerId}
            developerName={name}
            draft={replyDraft}
            setDraft={setReplyDraft}
            close={close}
          />
        )}
      </Suspense>
      {contact && <OpenIntroduction introductions={contact.introduction ? [contact.introduction] : []} />}
    </div>
  );
}
