export type ReplyStep = 'accept' | 'decline';

/** docs/product/contact.md, The reply dialog: opened in a given step, it is locked in that step. */
export type ReplyDialog = { step: ReplyStep; locked: boolean; state: 'open' | 'sending' | 'failed' };

export function openReplyDialog(mode?: ReplyStep): ReplyDialog {
  return { step: mode ?? 'accept', locked: mode !== undefined, state: 'open' };
}

export type ReplyView = {
  view: ReplyStep | 'sending' | 'error';
  /** Accept step: « Décliner la candidature », hidden when locked. */
  declineButton: boolean;
  /** Decline step: « Annuler », hidden when locked; returns to the accept step. */
  cancelButton: boolean;
};

export function replyView({ step, locked, state }: ReplyDialog): ReplyView {
  const view = state === 'sending' ? 'sending' : state === 'failed' ? 'error' : step;
  return { view, declineButton: view === 'accept' && !locked, cancelButton: view === 'decline' && !locked };
}

/**
 * decline: « Décliner la candidature »; cancel: « Annuler »; send: any button that sends; failed: the request was
 * refused, and the error view is shown until it is sent again or the dialog is closed; corrected: a field is wrong, and
 * its step is shown again.
 */
export type ReplyAction = 'decline' | 'cancel' | 'send' | 'failed' | 'corrected';

/** docs/product/contact.md, The reply dialog: steps, and the view after sending. */
export function advanceReplyDialog(dialog: ReplyDialog, action: ReplyAction): ReplyDialog {
  const { declineButton, cancelButton } = replyView(dialog);
  switch (action) {
    case 'decline':
      return declineButton ? { ...dialog, step: 'decline' } : dialog;
    case 'cancel':
      return cancelButton ? { ...dialog, step: 'accept' } : dialog;
    case 'send':
      return { ...dialog, state: 'sending' };
    case 'failed':
      return dialog.state === 'sending' ? { ...dialog, state: 'failed' } : dialog;
    case 'corrected':
      return dialog.state === 'sending' ? { ...dialog, state: 'open' } : dialog;
  }
}
