import { isId } from '../../../../domain/id.ts';
import { canEditProfile } from '../../../../domain/permissions/profile.ts';
import { cardTypes } from '../../../../domain/profile/cards/card.ts';
import { readVisibility as parseVisibility, type Visibility } from '../../../../domain/profile/visibility.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import type { Cards } from '../profile-view.ts';
import { readDeveloper } from '../read-developer.ts';
import { showCards } from '../show-cards.ts';

export type VisibilitySettings = {
  developerId: string;
  alias: string;
  name: string;
  version: number;
  visibility: Visibility;
  /** All cards that could be public, for the preview of the settings page. */
  cards: Cards;
};

export async function readVisibilitySettings(context: Context, developerId: string): Promise<VisibilitySettings> {
  permit(context, (viewer) => canEditProfile(viewer, developerId));
  const developer = isId(developerId) ? await readDeveloper(context.db, developerId, context.locale) : undefined;
  if (!developer) throw new NotFound();
  const everyCard = Object.fromEntries(cardTypes.map((card) => [card, { all: true }]));
  return {
    developerId,
    alias: developer.seoAlias ?? developerId,
    name: developer.displayName,
    version: developer.cardVersions.visibility ?? 0,
    visibility: parseVisibility(developer.visibility),
    // As a visitor would see it: fields that are never public are not in the preview either.
    cards: await showCards(
      context,
      { viewerKind: 'anonymous', planId: undefined },
      { ...developer, visibility: { all: true, cards: everyCard } },
    ),
  };
}
