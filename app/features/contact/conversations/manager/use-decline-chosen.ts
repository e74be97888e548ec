import { useState } from 'react';
import type { DeclineReason } from '../../../../../domain/contact/dialogs/reply-draft.ts';
import { introductionStatus } from '../../../../../domain/contact/introductions/status.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import { sendCommand } from '../../../../forms/send.ts';
import type { Failure } from '../../../../forms/sent-answer.ts';
import { useLocale } from '../../../../i18n/texts.ts';

type Feedback = { code: 'other'; message: string } | { code: Exclude<DeclineReason, 'other'> };
/** `refused`: the application waits no more, because it was withdrawn or a colleague has answered it. */
type Settled = { declined: readonly string[]; refused: readonly string[] };

/**
 * One answer to several applications, sent one after the other, each with the rules of a single answer. What has failed
 * is sent again by the next call; an answer that was stored although its confirmation was lost is not stored twice.
 */
export function useDeclineChosen(developerIds: readonly string[]) {
  const locale = useLocale();
  const [settled, setSettled] = useState<Settled>({ declined: [], refused: [] });
  const [state, setState] = useState<'asking' | 'sending' | Failure>('asking');
  const isLeft = ({ declined, refused }: Settled) => {
    const ended = new Set([...declined, ...refused]);
    return developerIds.filter((id) => !ended.has(id));
  };

  /** The answers, once all have one; undefined while some have failed. */
  const send = async (feedbackDeclineByRec: Feedback): Promise<Settled | undefined> => {
    setState('sending');
    let now = settled;
    for (const developerId of isLeft(settled)) {
      const answer = await sendCommand(pathTo(locale, 'contactRequest', { developerId }), {
        mode: 'request',
        request: { status: introductionStatus.STATUS_CANCELLED_BY_RECRUITER, feedbackDeclineByRec },
        sentKey: crypto.randomUUID(),
      });
      if (!('done' in answer)) {
        // What has stopped one would stop the others too: a lost connection, an ended session, too many requests.
        setState('failed' in answer ? answer.failed : 'fault');
        return undefined;
      }
      now = answer.refused
        ? { ...now, refused: [...now.refused, developerId] }
        : { ...now, declined: [...now.declined, developerId] };
      setSettled(now);
    }
    return now;
  };

  return { send, state, settled, left: isLeft(settled).length };
}
