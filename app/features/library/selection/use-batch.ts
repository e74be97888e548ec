import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isOk } from '../../../../domain/contact/contact-outcome.ts';
import { firstMessage } from '../../../../domain/contact/conversations/conversation-message.ts';
import { type FieldValues, fillFields } from '../../../../domain/contact/first-message/fields.ts';
import { fieldsOfTerms } from '../../../../domain/contact/first-message/filled.ts';
import { currentTerms } from '../../../../domain/contact/terms/prefilled-terms.ts';
import { termsSchema } from '../../../../domain/contact/terms/terms.ts';
import type { ErrorCode, FieldErrors } from '../../../../domain/error-codes.ts';
import { parseValue } from '../../../../domain/form.ts';
import {
  type BatchRow,
  dismissFailure,
  failBatch,
  isSending,
  rowsToSend,
  settleBatch,
  startSending,
} from '../../../../domain/library/selection/batch-progress.ts';
import { batchRows } from '../../../../domain/library/selection/batch-rows.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Batch, BatchCandidate } from '../../../../server/services/library/selection/read-batch.ts';
import { isSignedOut, sendCommand } from '../../../forms/send.ts';
import { termsErrors } from '../../../forms/terms/errors-of-terms.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { batchTexts } from './batch.texts.ts';
import { useDraft } from './use-draft.ts';

export type OpenBatch = Extract<Batch, { access: 'open' }>;
/** A row with its developer, who may have left the selection since. */
export type PersonRow = BatchRow & { person: BatchCandidate };

/** The state of the selection page: the typed messages, their recipients, and the results. */
export function useBatch({ candidates, company, draft, terms: choices }: OpenBatch) {
  const locale = useLocale();
  const address = pathTo(locale, 'selection');
  const { revalidate } = useRevalidator();
  const fail = useFailureToast();
  const { failed: texts } = useTexts(batchTexts);
  const [stored, setStored] = useState<BatchRow[]>([]);
  const [people, setPeople] = useState(new Map<string, BatchCandidate>());
  const [sameForAll, setSameForAll] = useState(draft.sameForAll);
  const [message, setMessage] = useState(draft.message);
  const [typedTerms, setTerms] = useState(draft.terms);
  const [fields, setFields] = useState<FieldErrors>();
  const terms = currentTerms(typedTerms, choices, null);
  const offered = parseValue(termsSchema, terms);
  // Remembered after they leave the selection, so that the page can list the developers it has contacted.
  if (candidates.some((one) => people.get(one.id) !== one))
    setPeople(new Map([...people, ...candidates.map((one) => [one.id, one] as const)]));

  const current = batchRows(stored, candidates);
  const rows = current.flatMap((row): PersonRow[] => {
    const person = people.get(row.devId);
    return person ? [{ ...row, person }] : [];
  });
  const written = current.filter(({ state }) => state !== 'sent');
  const { state: draftState, flush } = useDraft(address, {
    sameForAll,
    message,
    terms: typedTerms,
    candidates: written.map((row) => ({ devId: row.devId, message: row.message })),
  });

  const type = (devId: string, text: string) =>
    setStored(current.map((row) => (row.devId === devId ? { ...row, message: text } : row)));

  const send = async (which: 'drafts' | 'failed') => {
    const able = which === 'failed' ? rows : rows.filter(isReady);
    const started = new Map(startSending(able, which).map((row) => [row.devId, row]));
    const next = current.map((row) => started.get(row.devId) ?? row);
    const under = rowsToSend(next);
    if (under.length === 0 || isSending(current)) return;
    setStored(next);
    await flush();
    const batch = sameForAll
      ? { sameForAll, message, terms, candidates: under.map(({ devId }) => ({ devId })) }
      : { sameForAll, terms, candidates: under.map((row) => ({ devId: row.devId, message: row.message })) };
    const answer = await sendCommand(address, { mode: 'send', batch });
    setFields('errors' in answer ? answer.errors : undefined);
    setStored((now) => {
      // A wrong field: nothing was sent, and the rows are drafts again.
      if ('errors' in answer) return now.map((row) => (row.state === 'sending' ? resetRow(row) : row));
      if ('done' in answer) return settleBatch(now, answer.batchErrors ?? {});
      return failBatch(now, 'failed' in answer ? answer.failed : 'fault');
    });
    if (!isSignedOut(answer)) await revalidate();
  };

  const dismiss = async (devId: string) => {
    const answer = await sendCommand(pathTo(locale, 'contactRequest', { developerId: devId }), { mode: 'clear' });
    if (!('done' in answer)) return fail(answer, texts.notClosed);
    setStored((now) => dismissFailure(batchRows(now, candidates), devId));
    await revalidate();
  };

  const offers = fieldsOfTerms(terms, choices.offers);
  const fieldsFor = ({ person }: PersonRow): FieldValues => ({ firstName: person.firstName, company, ...offers });
  /** What a person will read: their own message or the shared one, with its fields filled. */
  const messageFor = (row: PersonRow) => fillFields(sameForAll ? message : row.message, fieldsFor(row));
  const problemOf = (row: PersonRow): ErrorCode | undefined => {
    const text = messageFor(row);
    // Without words, a text of the product goes out.
    const read = text.trim() === '' ? undefined : parseValue(firstMessage, text);
    return read && 'errors' in read ? read.errors[''] : undefined;
  };
  return {
    rows,
    terms,
    setTerms,
    wrongTerms: 'errors' in offered ? offered.errors : termsErrors(fields, 'batch.terms.', 'terms.'),
    /** Nothing goes out without terms, nor with what a first message may not be. */
    complete: 'value' in offered && !rows.some((row) => isReady(row) && problemOf(row)),
    problemOf,
    fieldsFor,
    messageFor,
    sameForAll,
    setSameForAll,
    message,
    setMessage,
    type,
    send,
    dismiss,
    draftState,
    sending: isSending(current),
  };
}

const resetRow = ({ devId, message }: BatchRow): BatchRow => ({ devId, message, state: 'draft' });

/** The candidate may be contacted, as far as the page knows, and has not been yet. */
export const isReady = ({ state, person }: PersonRow): boolean => state === 'draft' && isOk(person.outcome);
