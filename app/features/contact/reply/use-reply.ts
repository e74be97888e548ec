import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContactCommand } from '../../../../domain/contact/contact-command.ts';
import { type DeclineDraft, declineSchema } from '../../../../domain/contact/dialogs/decline.ts';
import {
  advanceReplyDialog,
  openReplyDialog,
  type ReplyAction,
  type ReplyStep,
  replyView,
} from '../../../../domain/contact/dialogs/reply-dialog.ts';
import { introductionStatus } from '../../../../domain/contact/introductions/status.ts';
import { parseValue } from '../../../../domain/form.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useToast } from '../../../ui/toast.tsx';
import { sentOf, useContactOptions } from '../use-contact-options.ts';
import { replyTexts } from './reply.texts.ts';

type Request = Extract<ContactCommand, { mode: 'request' }>['request'];
type Options = {
  developerId: string;
  developerName: string;
  mode: ReplyStep | undefined;
  draft: DeclineDraft;
  setDraft: (draft: DeclineDraft) => void;
  close: () => void;
};

/** The state of the reply dialog; its steps are decided by domain/contact/dialogs/reply-dialog.ts. */
export function useReply({ developerId, developerName, mode, draft, setDraft, close }: Options) {
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
  const advance = (action: ReplyAction) => setDialog((now) => advanceReplyDialog(now, action));

  const send = async (request: Request, said: string) => {
    if (dialog.state === 'sending') return;
    advance('send');
    const answer = await ask({ mode: 'request', request, sentKey });
    const result = sentOf(answer);
    if ('error' in result) {
      setFailed({ error: result.error, retry: () => void send(request, said) });
      return advance('failed');
    }
    await revalidate();
    say(said);
    close();
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
    accept: () => send({ status: introductionStatus.STATUS_VALIDATED_BY_RECRUITER }, texts.accepted(developerName)),
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
