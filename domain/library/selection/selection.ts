/** 'Selection: at most 6 candidates.' */
export const selectionLimit = 6;

export type SelectionLabel = 'start' | 'add' | 'remove';

/**
 * 'Button label: 'Démarrer une conversation' when the selection is empty, 'Ajouter à ma sélection' otherwise, 'Retirer de
 * ma sélection' when the developer is already selected.'
 */
export function selectionLabel(selected: readonly string[], devId: string): SelectionLabel {
  if (selected.includes(devId)) return 'remove';
  return selected.length === 0 ? 'start' : 'add';
}

export type AddFacts = {
  selected: readonly string[];
  devId: string;
  /** The button is disabled then; a page that was opened before must not get round it. */
  disabledOrPaused: boolean;
  /** candidateLimit.day; null: as many as they like. */
  dailyLimit: number | null;
  seenToday: number;
  alreadySeen: boolean;
};

export type AddOutcome =
  /** visit: 'a multi-update also setting developerVisits' where the plan has a daily limit. */
  { outcome: 'added'; visit: boolean } | { outcome: 'alreadySelected' | 'unavailable' | 'full' | 'quota' };

/** What adding a developer comes to: 'full' and 'quota' have their dialogs. */
export function addToSelection(facts: AddFacts): AddOutcome {
  const { selected, devId, disabledOrPaused, dailyLimit, seenToday, alreadySeen } = facts;
  if (selected.includes(devId)) return { outcome: 'alreadySelected' };
  if (disabledOrPaused) return { outcome: 'unavailable' };
  if (selected.length >= selectionLimit) return { outcome: 'full' };
  if (dailyLimit !== null && seenToday >= dailyLimit && !alreadySeen) return { outcome: 'quota' };
  return { outcome: 'added', visit: dailyLimit !== null };
}

export type CompletionDialog = 'empty' | 'one' | 'many';

/** The dialog after adding: its empty text, 'Contacter ce profil' or 'Contacter ces profils'. */
export function completionDialog(count: number): CompletionDialog {
  if (count === 0) return 'empty';
  return count === 1 ? 'one' : 'many';
}
