/** docs/product/library.md, Adding to the selection. */
export const selectionLimit = 6;

export type SelectionLabel = 'start' | 'add' | 'remove';

/** docs/product/library.md, The selection button. */
export function selectionLabel(selected: readonly string[], devId: string): SelectionLabel {
  if (selected.includes(devId)) return 'remove';
  return selected.length === 0 ? 'start' : 'add';
}

export type AddFacts = {
  selected: readonly string[];
  devId: string;
  /**
   * The developer cannot be written to, and did not apply. The button is disabled in this case; a page opened before
   * must be refused too.
   */
  disabledOrPaused: boolean;
  /** candidateLimit.day; null: unlimited. */
  dailyLimit: number | null;
  seenToday: number;
  alreadySeen: boolean;
};

export type AddOutcome =
  /** visit: recorded where the plan has a daily limit. */
  { outcome: 'added'; visit: boolean } | { outcome: 'alreadySelected' | 'unavailable' | 'full' | 'quota' };

/** The result of adding a developer: 'full' and 'quota' have their dialogs. */
export function addToSelection(facts: AddFacts): AddOutcome {
  const { selected, devId, disabledOrPaused, dailyLimit, seenToday, alreadySeen } = facts;
  if (selected.includes(devId)) return { outcome: 'alreadySelected' };
  if (disabledOrPaused) return { outcome: 'unavailable' };
  if (selected.length >= selectionLimit) return { outcome: 'full' };
  if (dailyLimit !== null && seenToday >= dailyLimit && !alreadySeen) return { outcome: 'quota' };
  return { outcome: 'added', visit: dailyLimit !== null };
}

/** docs/product/library.md, Selecting a page: whom of the shown people one press adds, in their order. */
export function pageAdditions(selected: readonly string[], selectable: readonly string[]): string[] {
  const free = Math.max(0, selectionLimit - selected.length);
  return selectable.filter((id) => !selected.includes(id)).slice(0, free);
}

export type CompletionDialog = 'empty' | 'one' | 'many';

/** The dialog after adding: its empty text, « Contacter ce profil » or « Contacter ces profils ». */
export function completionDialog(count: number): CompletionDialog {
  if (count === 0) return 'empty';
  return count === 1 ? 'one' : 'many';
}
