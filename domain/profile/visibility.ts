import * as z from 'zod';
import { type CardType, cardTypes } from './cards/card.ts';

/**
 * What a developer shows to the public: all or nothing, then card by card. `recruiters` counts for the cards that can
 * be hidden from recruiters too; without it they are shown.
 */
export type Visibility = { all: boolean; cards: { [card in CardType]?: CardVisibility } };
type CardVisibility = { all: boolean; recruiters?: boolean | undefined };

/** docs/product/profile.md, Who sees a card: what recruiters need in order to judge a profile is always shown to them. */
const hideable: readonly CardType[] = ['projects', 'links', 'interests', 'soundtrack'];

export function canHideFromRecruiters(card: CardType): boolean {
  return hideable.includes(card);
}

const cards = z.partialRecord(z.enum(cardTypes), z.object({ all: z.boolean(), recruiters: z.boolean().optional() }));
export const visibilitySchema = z.object({ all: z.boolean(), cards });

/**
 * Stored values may be older than the current cards; a value that is not understood is not public. Without a schema,
 * because this runs for every profile page, and a schema would be a tenth of its time.
 */
export function readVisibility(stored: unknown): Visibility {
  const { all, cards } = (stored ?? {}) as {
    all?: unknown;
    cards?: Record<string, { all?: unknown; recruiters?: unknown } | null>;
  };
  const known: Visibility['cards'] = {};
  for (const card of cardTypes) {
    const { all: open, recruiters } = cards?.[card] ?? {};
    known[card] = { all: open === true, ...(canHideFromRecruiters(card) ? { recruiters: recruiters !== false } : {}) };
  }
  return { all: all === true && typeof cards === 'object', cards: known };
}

export function isPublic(visibility: Visibility, card: CardType): boolean {
  return visibility.all && visibility.cards[card]?.all === true;
}

/** Both show the same cards to the same people, and have the same boxes ticked. */
export function isSameVisibility(one: Visibility, other: Visibility): boolean {
  const ticks = ({ all, cards }: Visibility) => [
    all,
    ...cardTypes.flatMap((card) => [cards[card]?.all === true, cards[card]?.recruiters !== false]),
  ];
  const [ours, theirs] = [ticks(one), ticks(other)];
  return ours.every((tick, place) => tick === theirs[place]);
}

/** The developer keeps this card from recruiters. What everyone may see, recruiters see too. */
export function isKeptFromRecruiters(visibility: Visibility, card: CardType): boolean {
  const kept = canHideFromRecruiters(card) && visibility.cards[card]?.recruiters === false;
  return kept && !isPublic(visibility, card);
}

/** A recommendation is shown rather than a boost. */
export function aboutBadge(facts: { recommendations: number; boost: number }): 'recommended' | 'called' | undefined {
  if (facts.recommendations > 0) return 'recommended';
  return facts.boost > 0 ? 'called' : undefined;
}
