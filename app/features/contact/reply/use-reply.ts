import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContactCommand } from '../../../../domain/contact/contact-command.ts';
import { declineSchema } from '../../../../domain/contact/dialogs/decline.ts';
import {
  advanceReplyDialog,
  openReplyDialog,
  type ReplyAction,
  type ReplyStep,
  replyView,
} from '../../../../domain/contact/dialogs/reply-dialog.ts';
import type { ReplyDraft } from '../../../../domain/contact/dialogs/reply-draft.ts';
import { introductionStatus } from '../../../../domain/contact/introductions/status.ts';
import { currentTerms } from '../../../../domain/contact/terms/prefilled-terms.ts';
import { termsSchema } from '../../../../domain/contact/terms/terms.ts';
import type { FieldErrors } from '../../../../domain/error-codes.ts';
import { parseValue } from '../../../../domain/form.ts';
import { termsErrors } from '../../../forms/terms/errors-of-terms.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useToast } from '../../../ui/toast.tsx';
import { sentOf, useContactOptions } from '../use-contact-options.ts';
import { replyTexts } from './reply.texts.ts';

type Request = Extract<ContactCommand, { mode: 'request' }>['request'];
type Options = {
  developerId: string;
  developerName: string;
  mode: ReplyStep | undefined;
  draft: ReplyDraft;
  setDraft: (draft: ReplyDraft) => void;
  close: () => void;
  /** Called when an acceptance was stored. */
  accepted: (() => void) | undefined;
};

/** The state of the reply dialog; its steps are decided by domain/contact/dialogs/reply-dialog.ts. */
export function useReply({ developerId, developerName, mode, draft, setDraft, close, accepted }: Options) {
  const texts = useTexts(replyTexts);
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { options, failure, load, ask } = useContactOptions(developerId);
  const [dialog, setDialog] = useState(() => openReplyDialog(mode));
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState<{ error: string; retry: () => void }>();
  // One key per dialog: pressing a button twice, or trying again, sends one answer.
  const [sentKey] = useState(() => crypto.randomUUID());
  const { code, message } = draft;
  const feedback = parseValue(declineSchema, { code, message });
  // What is offered, when no offer that the developer applied to says it.
  const needed = options?.applied && options.acceptNeedsTerms;
  const terms = needed ? currentTerms(draft.terms, options.terms, options.assignment.assignedJobId) : undefined;
  const offered = terms && parseValue(termsSchema, terms);
  const [fields, setFields] = useState<FieldErrors>();
  const advance = (action: ReplyAction) => setDialog((now) => advanceReplyDialog(now, action));

  const send = async (request: Request, said: string, stored?: () => void) => {
    if (dialog.state === 'sending') return;
    advance('send');
    const answer = await ask({ mode: 'request', request, sentKey });
    if ('errors' in answer) {
      setFields(answer.errors);
      return advance('corrected');
    }
    const result = sentOf(answer);
    if ('error' in result) {
      setFailed({ error: result.error, retry: () => void send(request, said, stored) });
      return advance('failed');
    }
    await revalidate();
    say(said);
    close();
    stored?.();
  };

  return {
    options,
    loadFailure: failure,
    load,
    failed,
    step: dialog.step,
    view: replyView(dialog),
    advance,
    draft,
    setDraft,
    /** The failed answer is given up: the page shows the current state, and the next attempt has a key of its own. */
    closeError: () => {
      if (failed?.error !== 'signedOut') void revalidate();
      close();
    },
    wrong: tried && 'errors' in feedback ? feedback : undefined,
    terms,
    wrongTerms:
      tried && offered && 'errors' in offered ? offered.errors : termsErrors(fields, 'request.terms.', 'terms.'),
    accept: async () => {
      setTried(true);
      if (offered && 'errors' in offered) return;
      setFields(undefined);
      await send(
        { status: introductionStatus.STATUS_VALIDATED_BY_RECRUITER, ...(terms && { terms }) },
        texts.accepted(developerName),
        accepted,
      );
    },
    confirmDecline: async () => {
      setTried(true);
      if ('errors' in feedback || !code) return;
      const feedbackDeclineByRec = code === 'other' ? { code, message } : { code };
      await send(
        { status: introductionStatus.STATUS_CANCELLED_BY_RECRUITER, feedbackDeclineByRec },
        texts.declined(developerName),
      );
    },
  };
}

export type Reply = ReturnType<typeof useReply>;
