import { isPaidPlan } from '../../resume/rights.ts';

/** 'intro → recap → start → end'; closed, it stands at intro again. */
export type StartDialog = { open: boolean; step: 'intro' | 'recap' | 'start' };
export const closedStartDialog: StartDialog = { open: false, step: 'intro' };

export type StartFacts = {
  /** Something of missingInformation() is there to warn of. */
  incomplete: boolean;
  sending: boolean;
  /** Requests that came back with an error. */
  failed: { single: boolean; batch: boolean };
};

export type StartView = 'closed' | 'intro' | 'recap' | 'start' | 'sending' | 'error';

/** The step to show. */
export function startView({ open, step }: StartDialog, { incomplete, sending, failed }: StartFacts): StartView {
  if (!open) return 'closed';
  if (failed.single || failed.batch) return 'error';
  if (sending) return 'sending';
  return step === 'intro' && !incomplete ? 'recap' : step;
}

/** continue: 'Continuer quand même', then 'Démarrer une conversation'; end: 'Annuler', or the answer has come. */
export type StartAction = 'open' | 'continue' | 'favourite' | 'end' | 'closeError';
export type StartEffect = 'recordVisit' | 'addFavourite' | 'deleteRequest' | 'deleteBatch';
export type StartAdvance = { dialog: StartDialog; effects: StartEffect[] };

/** What a press of a button does. A button that the view does not have does nothing. */
export function advanceStartDialog(dialog: StartDialog, action: StartAction, facts: StartFacts): StartAdvance {
  const view = startView(dialog, facts);
  switch (action) {
    case 'open':
      return to(view === 'closed' ? { open: true, step: 'intro' } : dialog);
    case 'continue':
      if (view === 'intro') return to({ open: true, step: 'recap' });
      // 'start (records a profile visit)'
      return view === 'recap' ? to({ open: true, step: 'start' }, 'recordVisit') : to(dialog);
    case 'favourite':
      return view === 'recap' ? to(closedStartDialog, 'addFavourite') : to(dialog);
    case 'end':
      // 'closes and resets to intro unless an error exists or sending is in progress'
      return to(view === 'error' || view === 'sending' ? dialog : closedStartDialog);
    case 'closeError':
      return view === 'error' ? to(closedStartDialog, ...deletions(facts.failed)) : to(dialog);
  }
}

const to = (dialog: StartDialog, ...effects: StartEffect[]): StartAdvance => ({ dialog, effects });

/** 'Closing it deletes the failed request (single and/or batch).' */
function deletions({ single, batch }: StartFacts['failed']): StartEffect[] {
  const effects: StartEffect[] = [];
  if (single) effects.push('deleteRequest');
  if (batch) effects.push('deleteBatch');
  return effects;
}

/** 'For paid accounts: 'Cette action n'occupera pas d'emplacement de conversation !'' */
export const saysNoSlotIsTaken = (planId: string | null): boolean => isPaidPlan(planId);
