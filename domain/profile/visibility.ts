import * as z from 'zod';
import { type CardType, cardTypes } from './cards/card.ts';

/** What a developer shows to the public: all or nothing, then card by card. */
export type Visibility = { all: boolean; cards: { [card in CardType]?: { all: boolean } } };

const cards = z.partialRecord(z.enum(cardTypes), z.object({ all: z.boolean() }));
export const visibilitySchema = z.object({ all: z.boolean(), cards });

/**
 * Stored values may be older than the current cards; a value that is not understood is not public. Without a schema,
 * because this runs for every profile page, and a schema would be a tenth of its time.
 */
export function readVisibility(stored: unknown): Visibility {
  const { all, cards } = (stored ?? {}) as { all?: unknown; cards?: Record<string, { all?: unknown } | null> };
  const known: Visibility['cards'] = {};
  for (const card of cardTypes) known[card] = { all: cards?.[card]?.all === true };
  return { all: all === true && typeof cards === 'object', cards: known };
}

export function isPublic(visibility: Visibility, card: CardType): boolean {
  return visibility.all && visibility.cards[card]?.all === true;
}

/** The state that a card's icon shows: the personal card has its own setting, which also applies to recruiters. */
export function isHidden(visibility: Visibility, card: CardType): boolean {
  return card === 'personal' ? visibility.cards.personal?.all !== true : !isPublic(visibility, card);
}

/** A recommendation is shown rather than a boost. */
export function aboutBadge(facts: { recommendations: number; boost: number }): 'recommended' | 'called' | undefined {
  if (facts.recommendations > 0) return 'recommended';
  return facts.boost > 0 ? 'called' : undefined;
}
