import { isDeepStrictEqual } from 'node:util';
import { isId } from '../../../domain/id.ts';
import { canEditProfile } from '../../../domain/permissions/profile.ts';
import { monthOf } from '../../../domain/profile/month.ts';
import { withoutIds } from '../../../domain/profile/without-ids.ts';
import { Conflict, NotFound } from '../../../domain/refusals.ts';
import { checked } from '../../checked.ts';
import { type Context, permit } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { notify } from '../../live.ts';
import { record } from '../moderation/audit/record.ts';
import { htmlFor } from '../shared/markdown/html-for.ts';
import type { Edit, EditableCard } from './cards/editable-card.ts';
import { type CardDraft, type EditableCardName, editableCards } from './cards/editable-cards.ts';
import { recomputeProfile } from './recompute-profile.ts';

// biome-ignore lint/suspicious/noExplicitAny: each card has its own types; they are checked inside the card's file
type AnyCard = EditableCard<any, any, any, any>;

/** The data of a card's dialog when it opens: the stored values, and the version of the card. */
export async function readCard<Name extends EditableCardName>(
  context: Context,
  developerId: string,
  card: Name,
): Promise<{ version: number; value: CardDraft<Name> }> {
  permitEdit(context, developerId);
  const row = await context.db
    .selectFrom('developers')
    .select('cardVersions')
    .where('id', '=', developerId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const value = (await (editableCards[card] as AnyCard).read(
    context.db,
    developerId,
    context.locale,
  )) as CardDraft<Name>;
  return { version: versionOf(row.cardVersions, card), value };
}

export type CardChange = {
  mode: 'edit' | 'add';
  /** The version that the form was filled from; null overwrites the stored card. */
  version: number | null;
  value: unknown;
};

/**
 * Stores a card as it was sent, or refuses it as a whole. Of two changes to the same version the second gets a
 * Conflict, unless both are equal. Returns the address of the profile and the new version of the card.
 */
export async function saveCard(
  context: Context,
  developerId: string,
  name: EditableCardName,
  change: CardChange,
): Promise<{ alias: string; version: number }> {
  const viewer = permitEdit(context, developerId);
  const card = editableCards[name] as AnyCard;
  const saving = change.mode === 'add' ? card.add : card;
  if (!saving) throw new NotFound();
  const value = checked(saving.schema(monthOf(context.ports.clock.now())), change.value);
  const html = await htmlFor(context, saving.texts?.(value) ?? []);
  return context.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('developers')
      .select(['cardVersions', 'seoAlias'])
      .where('id', '=', developerId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new NotFound();
    const version = versionOf(row.cardVersions, name);
    if (change.mode === 'edit' && change.version !== null && change.version !== version) {
      // The same form sent twice is not a conflict.
      if (isDeepStrictEqual(withoutIds(await sent(card, trx, context, developerId)), withoutIds(value))) {
        return { alias: row.seoAlias ?? developerId, version };
      }
      throw new Conflict();
    }
    await saving.write({ trx, context, developerId, value, html } satisfies Edit<unknown>);
    const alias = await recomputeProfile(trx, context, developerId, name);
    if (viewer.userId !== developerId) {
      const entry = {
        actorId: viewer.userId,
        action: 'profile.edit',
        subjectKind: 'developer',
        subjectId: developerId,
      };
      await record(trx, { ...entry, data: { card: name } });
    }
    await notify(trx, `user:${developerId}`, { kind: 'profile' });
    return { alias, version: version + 1 };
  });
}

/** Permission is checked before the id, so that other users cannot learn whether a profile exists. */
export function permitEdit(context: Context, developerId: string) {
  const viewer = permit(context, (who) => canEditProfile(who, developerId));
  if (!isId(developerId)) throw new NotFound();
  return viewer;
}

/** The stored card, in the form in which a dialog would send it. */
async function sent(card: AnyCard, trx: Trx, context: Context, developerId: string): Promise<unknown> {
  const stored = await card.read(trx, developerId, context.locale);
  return card.schema(monthOf(context.ports.clock.now())).safeParse(stored).data;
}

function versionOf(versions: unknown, card: string): number {
  const version = (versions as Record<string, unknown>)[card];
  return typeof version === 'number' ? version : 0;
}
