import type { SignedIn, Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeRichDeveloper } from '../../../tests/harness/rich-profile.ts';
import type { Runtime } from '../../runtime.ts';
import type { EditableCardName } from './cards/editable-cards.ts';
import { readCard, saveCard } from './edit-card.ts';

/** Reads and saves cards as their forms do; `runtime` is made in the tests' own `beforeAll`. */
export const cardForms = (runtime: () => Runtime) => {
  const as = (viewer: Viewer) => contextOf(runtime(), viewer);
  return {
    as,
    /** A developer with content in every card, all of it public. */
    rich: () => makeRichDeveloper(runtime().db, { all: true, cards: {} }),
    // biome-ignore lint/suspicious/noExplicitAny: each card has its own shape
    open: async (who: SignedIn, card: EditableCardName): Promise<{ version: number; value: any }> =>
      readCard(as(who), who.userId, card),
    save: (who: SignedIn, card: EditableCardName, version: number | null, value: unknown) =>
      saveCard(as(who), who.userId, card, { mode: 'edit', version, value }),
  };
};
