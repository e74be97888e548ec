import type { ConversationButton } from '../../../../domain/contact/conversations/conversation-button.ts';
import { canTalkForCompany, lacksConversationRight } from '../../../../domain/permissions/contact.ts';
import { canKeepLists } from '../../../../domain/permissions/library.ts';
import type { Context } from '../../../context.ts';
import { readContactFacts } from '../../contact/introductions/read-contact-facts.ts';
import type { LibraryEntry } from '../read-entries.ts';
import { readCandidates, type Selection, selectableAmong } from '../selection/read-selection.ts';
import { entryButton } from './entry-button.ts';

/** What a recruiter can do with the people of a list. */
export type EntryActions = {
  /** The own selection; undefined for a viewer who cannot have one. */
  selection: Selection | undefined;
  /** The main conversation button of each person; no one has one for other viewers. */
  contacts: Record<string, ConversationButton>;
};

/** In a fixed number of queries, however many people the list has. */
export async function readEntryActions(
  { viewer, db, ports }: Context,
  entries: readonly Pick<LibraryEntry, 'id' | 'name'>[],
): Promise<EntryActions> {
  if (!canKeepLists(viewer)) return { selection: undefined, contacts: {} };
  if (lacksConversationRight(viewer) || !canTalkForCompany(viewer)) {
    // Who may not write is told whom to ask, and nothing about these people.
    const denied = entries.map(({ id }) => [id, { case: 'permissionDenied' }] as const);
    return { selection: undefined, contacts: Object.fromEntries(denied) };
  }
  const named = new Map(entries.map(({ id, name }) => [id, name !== '']));
  const [candidates, facts] = await Promise.all([
    readCandidates(db, viewer),
    entries.length > 0 ? readContactFacts(db, viewer, [...named.keys()], ports.clock.now()) : [],
  ]);
  const buttons = [...facts].map(([id, known]) => [id, entryButton(known, named.get(id))] as const);
  return {
    selection: candidates && { candidates, selectable: selectableAmong(buttons) },
    contacts: Object.fromEntries(buttons),
  };
}
