import { useEffect, useRef, useState } from 'react';
import {
  type ContributionDraft,
  contributionSchema,
  publicationSchema,
} from '../../../../../domain/catalogue/contributions/contribution.ts';
import type { FieldErrors } from '../../../../../domain/error-codes.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import { errorsOf } from '../../../../../domain/profile/form-errors.ts';
import type { Locale } from '../../../../../domain/viewer.ts';
import { sendCommand } from '../../../../forms/send.ts';
import type { Failure } from '../../../../forms/sent-answer.ts';
import { useFieldErrors } from '../../../../i18n/error-texts.ts';
import { useLocale } from '../../../../i18n/texts.ts';
import { readDraft, storeDraft } from './draft-store.ts';

export type Sending = 'propose' | 'edit' | 'resubmit' | 'accept';

type Options = {
  userId: string;
  /** Undefined for a new question. */
  questionId: string | undefined;
  stored: ContributionDraft;
  version: number | null;
  /** A published question must be complete in both languages. */
  online: boolean;
  done: (sent: Sending, questionId: string) => void;
};

/**
 * The state of the form: stored in the browser at every change, validated after the first attempt to send, never
 * emptied.
 */
export function useContribution({ userId, questionId, stored, version, online, done }: Options) {
  const locale = useLocale();
  const target = questionId ?? 'new';
  const [draft, setDraft] = useState(stored);
  const [base, setBase] = useState(version);
  const latest = useRef(draft);
  const key = useRef('');
  const [restored, setRestored] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [tried, setTried] = useState<{ count: number; sent: Sending }>();
  const [refused, setRefused] = useState<FieldErrors>({});
  const [busy, setBusy] = useState<Sending>();
  const [failure, setFailure] = useState<Failure | 'conflict'>();

  // The page has reloaded its data: a form without unsaved edits shows the stored values.
  const [known, setKnown] = useState(version);
  if (known !== version) {
    setKnown(version);
    if (!dirty) {
      setDraft(stored);
      setBase(version);
    }
  }
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  // In an effect, because the server cannot read the draft stored in this browser.
  useEffect(() => {
    const kept = readDraft(userId, target);
    key.current = kept?.key ?? crypto.randomUUID();
    if (!kept) return;
    setDraft(kept.draft);
    setBase(kept.version);
    setRestored(true);
    setDirty(true);
  }, [userId, target]);

  const change = (next: ContributionDraft) => {
    setDraft(next);
    setDirty(true);
    // The server's errors concern the text that was sent, not the text being typed now.
    setRefused({});
    storeDraft(userId, target, { draft: next, version: base, key: key.current });
  };
  const forget = () => {
    storeDraft(userId, target, undefined);
    setDraft(stored);
    setBase(version);
    setRestored(false);
    setDirty(false);
    setTried(undefined);
    setFailure(undefined);
    setRefused({});
  };

  const check = (sent: Sending) =>
    errorsOf(sent === 'accept' || online ? publicationSchema : contributionSchema, draft);
  const errors = tried ? { ...check(tried.sent), ...refused } : refused;

  const submit = async (sent: Sending, over?: 'overwrite') => {
    if (busy) return;
    setFailure(undefined);
    setTried({ count: (tried?.count ?? 0) + 1, sent });
    if (Object.keys(check(sent)).length > 0) return;
    setBusy(sent);
    const answer = questionId
      ? await sendCommand(pathTo(locale, 'contributionActs', { questionId }), {
          mode: sent === 'propose' ? 'edit' : sent,
          version: over ? null : base,
          value: draft,
        })
      : await sendCommand(pathTo(locale, 'contributions'), { mode: 'propose', key: key.current, value: draft });
    setBusy(undefined);
    if ('done' in answer) {
      const next = 'version' in answer ? (answer.version ?? base) : base;
      // Text typed during the request is not stored yet; it is based on the new version.
      const typed = latest.current === draft ? undefined : latest.current;
      storeDraft(userId, target, typed && { draft: typed, version: next, key: key.current });
      setBase(next);
      setDirty(typed !== undefined);
      setRestored(false);
      setTried(undefined);
      done(sent, questionId ?? ('id' in answer ? answer.id : undefined) ?? '');
    } else if ('errors' in answer) setRefused(answer.errors);
    else setFailure('conflict' in answer ? 'conflict' : answer.failed);
  };

  const sentence = useFieldErrors({ errors });
  const wrongIn = (language: Locale) => Object.keys(errors).some((path) => path.endsWith(`.${language}`));
  return {
    ...{ draft, change, forget, submit, restored, dirty, busy, failure, wrongIn },
    tries: tried?.count ?? 0,
    wrong: Object.keys(errors).length > 0,
    /** The error sentence of a field. */
    error: (path: string) => sentence(path),
  };
}

export type ContributionForm = ReturnType<typeof useContribution>;
