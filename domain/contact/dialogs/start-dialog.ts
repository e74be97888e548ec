import { isPaidPlan } from '../../permissions/resume.ts';

/** docs/product/contact.md, The start dialog: intro → recap → start. A closed dialog is at intro again. */
export type StartDialog = { open: boolean; step: 'intro' | 'recap' | 'start' };
export const closedStartDialog: StartDialog = { open: false, step: 'intro' };

export type StartFacts = {
  /** missingInformation() lists at least one part. */
  incomplete: boolean;
  sending: boolean;
  /** Opened from a list of people: without the recap. */
  fromList: boolean;
  /** Requests that ended with an error. */
  failed: { single: boolean; batch: boolean };
};

export type StartView = 'closed' | 'intro' | 'recap' | 'start' | 'sending' | 'error';

export function startView(
  { open, step }: StartDialog,
  { incomplete, sending, fromList, failed }: StartFacts,
): StartView {
  if (!open) return 'closed';
  if (failed.single || failed.batch) return 'error';
  if (sending) return 'sending';
  if (step !== 'intro' || incomplete) return step;
  return fromList ? 'start' : 'recap';
}

/**
 * loaded: the data of the dialog is there; continue: « Continuer quand même », then « Démarrer une conversation »; end:
 * « Annuler », or the answer has arrived.
 */
export type StartAction = 'open' | 'loaded' | 'continue' | 'favourite' | 'end' | 'closeError';
export type StartEffect = 'recordVisit' | 'addFavourite' | 'deleteRequest' | 'deleteBatch';
export type StartAdvance = { dialog: StartDialog; effects: StartEffect[] };

/** The effect of a button. A button that the view does not have does nothing. */
export function advanceStartDialog(dialog: StartDialog, action: StartAction, facts: StartFacts): StartAdvance {
  const view = startView(dialog, facts);
  switch (action) {
    case 'open':
      return to(view === 'closed' ? { open: true, step: 'intro' } : dialog);
    case 'loaded':
      return dialog.step === 'intro' && view === 'start' ? toMessage() : to(dialog);
    case 'continue':
      if (view === 'intro') return facts.fromList ? toMessage() : to({ open: true, step: 'recap' });
      return view === 'recap' ? toMessage() : to(dialog);
    case 'favourite':
      return view === 'recap' ? to(closedStartDialog, 'addFavourite') : to(dialog);
    case 'end':
      // Closes and resets to intro, unless there is an error or sending is in progress.
      return to(view === 'error' || view === 'sending' ? dialog : closedStartDialog);
    case 'closeError':
      return view === 'error' ? to(closedStartDialog, ...deletions(facts.failed)) : to(dialog);
  }
}

/** Entering the message step records a profile visit. */
const toMessage = (): StartAdvance => to({ open: true, step: 'start' }, 'recordVisit');

const to = (dialog: StartDialog, ...effects: StartEffect[]): StartAdvance => ({ dialog, effects });

/** docs/product/contact.md, Errors of a request: closing the error view deletes the failed requests. */
function deletions({ single, batch }: StartFacts['failed']): StartEffect[] {
  const effects: StartEffect[] = [];
  if (single) effects.push('deleteRequest');
  if (batch) effects.push('deleteBatch');
  return effects;
}

/** For paid plans: « Cette action n'occupera pas d'emplacement de conversation ! » */
export const saysNoSlotIsTaken = (planId: string | null): boolean => isPaidPlan(planId);
