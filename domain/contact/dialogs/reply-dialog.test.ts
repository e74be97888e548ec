import { describe, expect, it } from 'vitest';
import { advanceReplyDialog, openReplyDialog, type ReplyAction, type ReplyStep, replyView } from './reply-dialog.ts';

/** What is seen after these presses. */
const seen = (mode: ReplyStep | undefined, ...actions: ReplyAction[]) =>
  replyView(actions.reduce(advanceReplyDialog, openReplyDialog(mode)));
const view = (name: ReplyStep | 'sending', buttons: { decline?: boolean; cancel?: boolean } = {}) => ({
  view: name,
  declineButton: buttons.decline ?? false,
  cancelButton: buttons.cancel ?? false,
});

describe("'accept ↔ decline (cancel returns to accept); locked when opened in a fixed mode; sending view after confirm'", () => {
  it.each<[string, ReplyStep | undefined, ReplyAction[], ReturnType<typeof replyView>]>([
    ['opens on accept', undefined, [], view('accept', { decline: true })],
    ['goes to decline', undefined, ['decline'], view('decline', { cancel: true })],
    ["'Annuler' returns to the accept step", undefined, ['decline', 'cancel'], view('accept', { decline: true })],
    ["'Décliner la candidature' (hidden in locked mode)", 'accept', [], view('accept')],
    ['stays on accept when locked', 'accept', ['decline'], view('accept')],
    ["'Annuler' (hidden when locked)", 'decline', [], view('decline')],
    ['stays on decline when locked', 'decline', ['cancel'], view('decline')],
    ['sending from accept', undefined, ['send'], view('sending')],
    ['sending from decline', 'decline', ['send'], view('sending')],
    ['no way out while sending', undefined, ['decline', 'send', 'cancel'], view('sending')],
    [
      'back where it was when it failed',
      undefined,
      ['decline', 'send', 'cancel', 'failed'],
      view('decline', { cancel: true }),
    ],
    ['sent twice is sent once', 'accept', ['send', 'send', 'failed'], view('accept')],
  ])('%s', (_, mode, actions, expected) => expect(seen(mode, ...actions)).toEqual(expected));
});
