import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type DisableReason, disableEmailSchema } from '../../../domain/moderation/disable-reason.ts';
import { wordsAfter } from '../../../domain/moderation/template-words.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { DisableOptions } from '../../../server/services/moderation/read-disable-options.ts';
import { formDialogTexts } from '../../forms/form-dialog.texts.ts';
import { type CommandOf, fetchJson, isSignedOut, sendCommand } from '../../forms/send.ts';
import type { SentAnswer } from '../../forms/sent-answer.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { useToast } from '../../ui/toast.tsx';
import { moderationTexts } from './moderation.texts.ts';

export type Preview = { from: string; to: string; subject: string; text: string };
type Sending = 'preview' | 'disable' | 'disableSilently';
type Refused = Exclude<SentAnswer, { done: true }>;
type Draft = { reason: DisableReason; locale: Locale; sender: string; subject: string; message: string };

/**
 * docs/product/moderation.md, Disabling a profile. mail: the e-mail was not sent, and nothing changed; unknown: the
 * answer was lost, so that nothing is known; other: refused.
 */
type DisablingFailure = { kind: 'mail' | 'other' | 'signedOut'; text: string } | { kind: 'unknown'; again: () => void };

/** The state of the disable dialog: an e-mail from a template, its preview, and the disabling with or without it. */
export function useDisabling(developerId: string, close: () => void) {
  const address = pathTo(useLocale(), 'moderation', { developerId });
  const { acts, dialog } = useTexts(moderationTexts);
  const { failures } = useTexts(formDialogTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [options, setOptions] = useState<DisableOptions>();
  const [draft, setDraft] = useState<Draft>();
  const [preview, setPreview] = useState<Preview>();
  const [busy, setBusy] = useState<Sending>();
  const [failure, setFailure] = useState<DisablingFailure>();
  // A request got no answer: a later conflict may be that request itself.
  const unanswered = useRef(false);

  const load = async () => {
    setFailure(undefined);
    const content = await fetchJson(address);
    if ('failed' in content)
      return setFailure({ kind: isSignedOut(content) ? 'signedOut' : 'other', text: failures[content.failed] });
    if (!content.options) return;
    const { locale, subjects, sender } = content.options;
    setOptions(content.options);
    setDraft({ reason: 'Default', locale, sender, subject: subjects[locale], message: '' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, when the dialog opens
  useEffect(() => {
    void load();
  }, []);

  const wordsOf = (reason: DisableReason, locale: Locale) =>
    options?.templates.find((template) => template.reason === reason && template.locale === locale);

  const change = (part: Partial<Draft>) => {
    setDraft((present) => present && { ...present, ...part });
    setPreview(undefined);
  };
  /** Another reason or language: its template replaces only what was not written by hand. */
  const choose = (chosen: { reason?: DisableReason; locale?: Locale }) => {
    if (!options || !draft) return;
    const { reason, locale } = { ...draft, ...chosen };
    const after = wordsOf(reason, locale) ?? { subject: options.subjects[locale], message: '' };
    const before = wordsOf(draft.reason, draft.locale);
    change({ reason, locale, ...wordsAfter(draft, before, after, options.subjects[draft.locale]) });
  };
  const template = draft && wordsOf(draft.reason, draft.locale);

  const send = async (command: Extract<CommandOf<'moderation'>, { mode: Sending }>) => {
    setBusy(command.mode);
    setFailure(undefined);
    const answer = await sendCommand(address, command);
    setBusy(undefined);
    return answer;
  };
  const refusal = (answer: Refused): DisablingFailure => ({
    kind: isSignedOut(answer) ? 'signedOut' : 'other',
    text: 'failed' in answer ? failures[answer.failed] : 'conflict' in answer ? dialog.taken : failures.fault,
  });
  /** A request that changes the profile failed. `again` sends it once more. */
  const refuse = async (answer: Refused, again: () => void) => {
    const lost = 'failed' in answer && (answer.failed === 'network' || answer.failed === 'fault');
    if (lost) {
      unanswered.current = true;
      return setFailure({ kind: 'unknown', again });
    }
    if ('conflict' in answer && unanswered.current) return finish(dialog.already);
    if (!isSignedOut(answer)) await revalidate();
    setFailure(refusal(answer));
  };
  const finish = async (words: string) => {
    await revalidate();
    toast(words);
    close();
  };

  const disableSilently = async () => {
    const answer = await send({ mode: 'disableSilently' });
    if ('done' in answer) return finish(acts.disabled);
    await refuse(answer, () => void disableSilently());
  };
  const disableAndSend = async () => {
    if (!draft) return;
    const answer = await send({ mode: 'disable', value: draft });
    if (!('done' in answer)) return refuse(answer, () => void disableAndSend());
    if (!answer.mailError) return finish(acts.disabledAndSent);
    setFailure({ kind: 'mail', text: answer.mailError });
  };

  return {
    options,
    draft,
    preview,
    busy,
    failure,
    load,
    change,
    choose,
    /** The template of the chosen reason, while the message is another text, written by hand. */
    replacement: template && draft.message !== '' && draft.message !== template.message ? template : undefined,
    ready: draft !== undefined && disableEmailSchema.safeParse(draft).success,
    hidePreview: () => setPreview(undefined),
    showPreview: async () => {
      if (!draft) return;
      const answer = await send({ mode: 'preview', value: draft });
      if ('done' in answer) setPreview(answer.preview);
      else setFailure(refusal(answer));
    },
    /** After a lost answer: closes when the profile is disabled, otherwise says that it is not. */
    look: async () => {
      const content = await fetchJson(address);
      if ('failed' in content) return toast(failures[content.failed]);
      if (content.options?.disabled) return finish(dialog.already);
      setFailure({ kind: 'other', text: dialog.notDisabled });
    },
    disableSilently,
    disableAndSend,
  };
}
