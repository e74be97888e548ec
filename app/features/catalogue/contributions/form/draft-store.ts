import type { ContributionDraft } from '../../../../../domain/catalogue/contributions/contribution.ts';

export type StoredDraft = { draft: ContributionDraft; version: number | null; key: string };

/** Each person's own, and one for each question: somebody else at the same machine does not find it. */
const nameOf = (userId: string, target: string) => `contribution:${userId}:${target}`;

/** What was being written here, should the page, the session or the machine have gone. A browser may refuse to keep anything. */
export function readDeveloperList(userId: string, target: string): StoredDraft | undefined {
  try {
    const text = localStorage.getItem(nameOf(userId, target));
    const kept = text ? (JSON.parse(text) as StoredDraft) : undefined;
    return kept && Array.isArray(kept.draft?.options) && kept.draft.title ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keep(userId: string, target: string, kept: StoredDraft | undefined): void {
  try {
    if (kept) localStorage.setItem(nameOf(userId, target), JSON.stringify(kept));
    else localStorage.removeItem(nameOf(userId, target));
  } catch {
    // The form goes on without it.
  }
}
