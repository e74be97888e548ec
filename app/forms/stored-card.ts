import { pathTo } from '../../domain/paths.ts';
import type { CardDraft, EditableCardName, EntryDraft } from '../../server/services/profile/cards/editable-cards.ts';
import { useLocale } from '../i18n/texts.ts';
import { fetchJson, sendCommand } from './send.ts';
import type { Failure, SentAnswer, StoredContent } from './sent-answer.ts';

/** How a dialog loads and stores one card of a profile. */
export function useStoredCard<Name extends EditableCardName>(developerId: string, card: Name) {
  const address = pathTo(useLocale(), 'profileCard', { developerId, card });
  return {
    load: () =>
      // The address names the card: the answer is the draft of that card, which the compiler cannot know.
      fetchJson(address) as Promise<StoredContent<CardDraft<Name>> | { failed: Failure }>,
    save: (value: CardDraft<Name>, version: number | null): Promise<SentAnswer> =>
      sendCommand(address, { mode: 'edit', version, value }),
    add: (value: EntryDraft<Name>): Promise<SentAnswer> => sendCommand(address, { mode: 'add', version: null, value }),
  };
}
