import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { contactDisplay } from '../../../../domain/contact/contact-display.ts';
import {
  advanceStartDialog,
  type StartAction,
  type StartDialog,
  type StartEffect,
  startView,
} from '../../../../domain/contact/dialogs/start-dialog.ts';
import { emptyStart, type StartDraft } from '../../../../domain/contact/dialogs/start-draft.ts';
import { fillFields } from '../../../../domain/contact/first-message/fields.ts';
import { fieldsOfTerms } from '../../../../domain/contact/first-message/filled.ts';
import { introductionStatus } from '../../../../domain/contact/introductions/status.ts';
import { currentTerms } from '../../../../domain/contact/terms/prefilled-terms.ts';
import type { FieldErrors } from '../../../../domain/error-codes.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { sendCommand } from '../../../forms/send.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useToast } from '../../../ui/toast.tsx';
import { sentOf, useContactOptions } from '../use-contact-options.ts';
import { startTexts } from './start.texts.ts';

type Props = {
  developerId: string;
  developerName: string;
  draft: StartDraft;
  setDraft: (draft: StartDraft) => void;
  onFavourite?: (favourite: true) => void;
  fromList?: boolean;
  close: () => void;
};

/**
 * The state of the start dialog: its steps are decided by domain/contact/dialogs/start-dialog.ts, its effects are
 * here.
 */
export function useStart(props: Props) {
  const { developerId, developerName, draft, setDraft, onFavourite, fromList = false, close } = props;
  const locale = useLocale();
  const texts = useTexts(startTexts);
  const say = useToast();
  const fail = useFailureToast();
  const { revalidate } = useRevalidator();
  const { options, failure, load, ask, change } = useContactOptions(developerId);
  const [dialog, setDialog] = useState<StartDialog>({ open: true, step: 'intro' });
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  // What the server refuses in a field, which the form then shows.
  const [fields, setFields] = useState<FieldErrors>();
  // One key per request: pressing the button twice sends one request; closing an error creates a new key.
  const [sentKey, setSentKey] = useState(() => crypto.randomUUID());

  const facts = {
    incomplete: (options?.missing.length ?? 0) > 0,
    sending,
    fromList,
    failed: { single: error !== undefined, batch: Boolean(options?.batchError) },
  };

  const effects: Record<StartEffect, () => Promise<void> | void> = {
    recordVisit: async () => {
      const answer = await ask({ mode: 'visit' });
      if ('done' in answer && answer.outcome)
        change({
          outcome: answer.outcome,
          wishes: answer.wishes ?? null,
          ...(options && { hints: { ...options.hints, person: answer.person ?? null } }),
        });
      // What the plan leaves today, and what the list says of this person.
      if (fromList) await revalidate();
    },
    addFavourite: async () => {
      const answer = await sendCommand(pathTo(locale, 'favourite', { developerId }), { favourite: true });
      if (!('done' in answer)) return fail(answer, texts.recap.notKept);
      onFavourite?.(true);
      say(texts.recap.kept(developerName));
    },
    deleteRequest: () => {
      setError(undefined);
      setSentKey(crypto.randomUUID());
      if (error !== 'signedOut') void revalidate();
    },
    deleteBatch: async () => void (await ask({ mode: 'clear' })),
  };

  const advance = (action: StartAction) => {
    const moved = advanceStartDialog(dialog, action, facts);
    setDialog(moved.dialog);
    for (const effect of moved.effects) void effects[effect]();
    if (!moved.dialog.open) close();
  };

  const loaded = options !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the data of the dialog is there
  useEffect(() => {
    if (loaded) advance('loaded');
  }, [loaded]);

  const send = async () => {
    if (sending || !options || !contactDisplay(options.outcome).messageBox) return;
    setSending(true);
    setError(undefined);
    setFields(undefined);
    const terms = currentTerms(draft.terms, options.terms, options.assignment.assignedJobId);
    const values = { ...options.fields, ...fieldsOfTerms(terms, options.terms.offers) };
    const message = fillFields(draft.message, values);
    const request = { status: introductionStatus.STATUS_WAITING_FOR_DEVELOPER, message, terms };
    const answer = await ask({ mode: 'request', request, sentKey });
    if ('errors' in answer) {
      setSending(false);
      return setFields(answer.errors);
    }
    const result = sentOf(answer);
    if ('error' in result) {
      setSending(false);
      return setError(result.error);
    }
    setDraft(emptyStart);
    say(texts.sent(developerName));
    // The reloaded page contains the introduction: a profile redirects to it, a list has a link to it.
    await revalidate();
    close();
  };

  return {
    options,
    loadFailure: failure,
    load,
    change,
    view: options ? startView(dialog, facts) : 'loading',
    error: error ?? options?.batchError ?? '',
    fields,
    advance,
    send,
  } as const;
}
