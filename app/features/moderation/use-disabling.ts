import { useEffect, useState } from 'react';
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
type Draft = { reason: DisableReason; locale: Locale; sender: string; subject: string; message: string };

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
  /** `mail`: the e-mail was not sent; otherwise another failure. */
  const [failure, setFailure] = useState<{ mail: boolean; text: string; signedOut?: boolean }>();

  const load = async () => {
    setFailure(undefined);
    const content = await fetchJson(address);
    if ('failed' in content)
      return setFailure({ mail: false, text: failures[content.failed], signedOut: isSignedOut(content) });
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
  const refusal = (answer: Exclude<SentAnswer, { done: true }>) =>
    'failed' in answer ? failures[answer.failed] : 'conflict' in answer ? dialog.taken : failures.fault;
  const reload = async (answer: object) => (isSignedOut(answer) ? undefined : revalidate());
  const finish = async (words: string) => {
    await revalidate();
    toast(words);
    close();
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
      else setFailure({ mail: false, text: refusal(answer), signedOut: isSignedOut(answer) });
    },
    disableSilently: async () => {
      const answer = await send({ mode: 'disableSilently' });
      if ('done' in answer) return finish(acts.disabled);
      await reload(answer);
      setFailure({ mail: false, text: refusal(answer), signedOut: isSignedOut(answer) });
    },
    disableAndSend: async () => {
      if (!draft) return;
      const answer = await send({ mode: 'disable', value: draft });
      if ('done' in answer && !answer.mailError) return finish(acts.disabledAndSent);
      await reload(answer);
      const signedOut = isSignedOut(answer);
      const text = 'done' in answer ? (answer.mailError ?? '') : refusal(answer);
      setFailure({ mail: !signedOut && !('conflict' in answer), text, signedOut });
    },
  };
}
