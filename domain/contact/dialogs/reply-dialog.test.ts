import { describe, expect, it } from 'vitest';
import { advanceReplyDialog, openReplyDialog, type ReplyAction, type ReplyStep, replyView } from './reply-dialog.ts';

/** The view after these actions. */
const seen = (mode: ReplyStep | undefined, ...actions: ReplyAction[]) =>
  replyView(actions.reduce(advanceReplyDialog, openReplyDialog(mode)));
const view = (name: ReplyStep | 'sending' | 'error', buttons: { decline?: boolean; cancel?: boolean } = {}) => ({
  view: name,
  declineButton: buttons.decline ?? false,
  cancelButton: buttons.cancel ?? false,
});

describe('the steps of the reply dialog (docs/product/contact.md, The reply dialog)', () => {
  it.each<[string, ReplyStep | undefined, ReplyAction[], ReturnType<typeof replyView>]>([
    ['opens on the accept step', undefined, [], view('accept', { decline: true })],
    ['moves to the decline step', undefined, ['decline'], view('decline', { cancel: true })],
    ['returns to the accept step by « Annuler »', undefined, ['decline', 'cancel'], view('accept', { decline: true })],
    ['hides « Décliner la candidature » when locked', 'accept', [], view('accept')],
    ['stays on the accept step when locked', 'accept', ['decline'], view('accept')],
    ['hides « Annuler » when locked', 'decline', [], view('decline')],
    ['stays on the decline step when locked', 'decline', ['cancel'], view('decline')],
    ['shows sending from the accept step', undefined, ['send'], view('sending')],
    ['shows sending from the decline step', 'decline', ['send'], view('sending')],
    ['cannot be cancelled while sending', undefined, ['decline', 'send', 'cancel'], view('sending')],
    ['shows the error when sending failed', undefined, ['decline', 'send', 'cancel', 'failed'], view('error')],
    ['stays at the error', undefined, ['decline', 'send', 'failed', 'cancel', 'decline'], view('error')],
    ['shows sending again after the error', 'accept', ['send', 'failed', 'send'], view('sending')],
    ['ignores a second send', 'accept', ['send', 'send', 'failed'], view('error')],
    ['ignores a failure of nothing', 'accept', ['failed'], view('accept')],
  ])('the dialog %s', (_, mode, actions, expected) => expect(seen(mode, ...actions)).toEqual(expected));
});
