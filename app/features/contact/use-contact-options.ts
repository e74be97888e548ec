import { useCallback, useEffect, useState } from 'react';
import type { ContactCommand } from '../../../domain/contact/contact-command.ts';
import type { ContactOutcome } from '../../../domain/contact/contact-outcome.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { ContactOptions } from '../../../server/services/contact/introductions/read-contact-options.ts';
import { fetchJson, sendCommand } from '../../forms/send.ts';
import type { Failure, SentAnswer } from '../../forms/sent-answer.ts';
import { useLocale } from '../../i18n/texts.ts';

type Answered = { refused?: string; outcome?: ContactOutcome };

/** The result of a request: sent, or the name of the error. */
export type Sent = { sent: true } | { error: string };

/** The data of a contact dialog, loaded when it opens, and a function that sends its commands. */
export function useContactOptions(developerId: string) {
  const address = pathTo(useLocale(), 'contactRequest', { developerId });
  const [options, setOptions] = useState<ContactOptions>();
  const [failure, setFailure] = useState<Failure>();
  const load = useCallback(async () => {
    setFailure(undefined);
    const answer = await fetchJson(address);
    if ('failed' in answer) setFailure(answer.failed);
    else setOptions(answer);
  }, [address]);
  useEffect(() => void load(), [load]);

  const ask = useCallback((command: ContactCommand) => sendCommand(address, command), [address]);
  const change = (part: Partial<ContactOptions>) => setOptions((now) => now && { ...now, ...part });
  return { options, failure, load, ask, change };
}

export function sentOf(answer: SentAnswer<Answered>): Sent {
  if ('failed' in answer) return { error: answer.failed };
  if (!('done' in answer)) return { error: 'fault' };
  return answer.refused ? { error: answer.refused } : { sent: true };
}
