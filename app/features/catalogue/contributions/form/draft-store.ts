import type { ContributionDraft } from '../../../../../domain/catalogue/contributions/contribution.ts';

export type StoredDraft = { draft: ContributionDraft; version: number | null; key: string };

/** One draft per user and question, so that another user of the same browser does not see it. */
const nameOf = (userId: string, target: string) => `contribution:${userId}:${target}`;

/** The unsaved draft, kept in case the page or the session is lost. The browser may refuse local storage. */
export function readDraft(userId: string, target: string): StoredDraft | undefined {
  try {
    const text = localStorage.getItem(nameOf(userId, target));
    const kept = text ? (JSON.parse(text) as StoredDraft) : undefined;
    return kept && Array.isArray(kept.draft?.options) && kept.draft.title ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function storeDraft(userId: string, target: string, kept: StoredDraft | undefined): void {
  try {
    if (kept) localStorage.setItem(nameOf(userId, target), JSON.stringify(kept));
    else localStorage.removeItem(nameOf(userId, target));
  } catch {
    // Local storage is optional: the form works without it.
  }
}
