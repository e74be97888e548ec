export type ReplyStep = 'accept' | 'decline';

/** 'The dialog can be opened directly in a given mode (accept or decline), which locks it in that mode.' */
export type ReplyDialog = { step: ReplyStep; locked: boolean; sending: boolean };

export function openReplyDialog(mode?: ReplyStep): ReplyDialog {
  return { step: mode ?? 'accept', locked: mode !== undefined, sending: false };
}

export type ReplyView = {
  view: ReplyStep | 'sending';
  /** Accept step: 'Décliner la candidature' (hidden in locked mode). */
  declineButton: boolean;
  /** Decline step: 'Annuler' (hidden when locked; returns to the accept step). */
  cancelButton: boolean;
};

export function replyView({ step, locked, sending }: ReplyDialog): ReplyView {
  const view = sending ? 'sending' : step;
  return { view, declineButton: view === 'accept' && !locked, cancelButton: view === 'decline' && !locked };
}

/** decline: 'Décliner la candidature'; cancel: 'Annuler'; send: whatever sends; failed: the answer was no. */
export type ReplyAction = 'decline' | 'cancel' | 'send' | 'failed';

/** 'accept ↔ decline (cancel returns to accept); locked when opened in a fixed mode; sending view after confirm.' */
export function advanceReplyDialog(dialog: ReplyDialog, action: ReplyAction): ReplyDialog {
  const { declineButton, cancelButton } = replyView(dialog);
  switch (action) {
    case 'decline':
      return declineButton ? { ...dialog, step: 'decline' } : dialog;
    case 'cancel':
      return cancelButton ? { ...dialog, step: 'accept' } : dialog;
    case 'send':
      return { ...dialog, sending: true };
    case 'failed':
      return { ...dialog, sending: false };
  }
}
