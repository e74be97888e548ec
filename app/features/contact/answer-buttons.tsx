import { lazy, Suspense, useState } from 'react';
import type { ReplyStep } from '../../../domain/contact/dialogs/reply-dialog.ts';
import { emptyReply } from '../../../domain/contact/dialogs/reply-draft.ts';
import { emptyStart } from '../../../domain/contact/dialogs/start-draft.ts';
import { introductionStatus } from '../../../domain/contact/introductions/status.ts';
import { isStartRefusal } from '../../../domain/contact/start-refusal.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { Applicant } from '../../../server/services/jobs/read-applicants.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './contact.module.css';
import { contactTexts } from './contact.texts.ts';
import { PlanRefusal } from './plan-refusal.tsx';
import { replyTexts } from './reply/reply.texts.ts';

const ReplyDialog = lazy(() => import('./reply/reply-dialog.tsx'));
const StartDialog = lazy(() => import('./start/start-dialog.tsx'));

/** The answers to one row of a list of applicants: accept or decline, each in its own dialog. */
export function AnswerButtons({ applicant, elsewhere }: { applicant: Applicant; elsewhere: boolean }) {
  const locale = useLocale();
  const texts = useTexts(contactTexts);
  const { decline } = useTexts(replyTexts);
  const [open, setOpen] = useState<ReplyStep | 'start'>();
  const [draft, setDraft] = useState(emptyStart);
  const [replyDraft, setReplyDraft] = useState(emptyReply);
  const { developerId, answer } = applicant;
  const name = applicant.name || texts.someone;
  const labelled = (label: string) => ({ children: label, 'aria-label': `${label} – ${name}` });
  const applied = answer.button === 'seeApplication';
  const close = () => setOpen(undefined);

  if (answer.button === 'permissionDenied') {
    return (
      <div className={styles.answer}>
        <ButtonLink
          look="secondary"
          href={`${pathTo(locale, 'permissionDenied')}?profile=${developerId}`}
          {...labelled(texts.start)}
        />
      </div>
    );
  }
  if (answer.button === 'seeConversation') {
    const declined = answer.introduction?.status === introductionStatus.STATUS_CANCELLED_BY_RECRUITER;
    return (
      <div className={styles.answer}>
        {declined && <span className={styles.note}>{texts.declined}</span>}
        <ButtonLink
          look="secondary"
          href={pathTo(locale, 'candidate', { developerId })}
          {...labelled(texts.seeConversation)}
        />
      </div>
    );
  }
  if (answer.button === 'notVisible' || answer.button === 'unavailable')
    return <p className={styles.note}>{texts[answer.button]}</p>;
  if (isStartRefusal(answer.button)) return <PlanRefusal refusal={answer.button} />;
  if (elsewhere && applied) return <p className={styles.note}>{texts.elsewhere}</p>;
  return (
    <div className={styles.answer}>
      <Button look={applied ? 'primary' : 'secondary'} onClick={() => setOpen('accept')} {...labelled(texts.start)} />
      {applied && <Button look="secondary" onClick={() => setOpen('decline')} {...labelled(decline)} />}
      <Suspense>
        {(open === 'accept' || open === 'decline') && (
          <ReplyDialog
            developerId={developerId}
            developerName={name}
            mode={open}
            draft={replyDraft}
            setDraft={setReplyDraft}
            close={close}
            start={() => setOpen('start')}
          />
        )}
        {open === 'start' && (
          <StartDialog
            developerId={developerId}
            developerName={name}
            draft={draft}
            setDraft={setDraft}
            onFavourite={() => {}}
            close={close}
          />
        )}
      </Suspense>
    </div>
  );
}
