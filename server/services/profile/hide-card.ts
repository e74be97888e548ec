import { canEditProfile } from '../../../domain/permissions/profile.ts';
import type { CardType } from '../../../domain/profile/cards/card.ts';
import { readVisibility } from '../../../domain/profile/visibility.ts';
import { NotFound } from '../../../domain/refusals.ts';
import { type Context, permit } from '../../context.ts';
import { notify } from '../../live.ts';
import { refreshProfiles } from '../library/refresh-profiles.ts';
import { record } from '../moderation/audit/record.ts';
import { nextVersion } from './recompute-profile.ts';

/** Hides one card of the public profile, or shows it; the other cards do not change. */
export async function hideCard(context: Context, developerId: string, card: CardType, hidden: boolean): Promise<void> {
  const viewer = permit(context, (who) => canEditProfile(who, developerId));
  await context.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('developers')
      .select('visibility')
      .where('id', '=', developerId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new NotFound();
    const visibility = readVisibility(row.visibility);
    const next = { ...visibility, cards: { ...visibility.cards, [card]: { ...visibility.cards[card], all: !hidden } } };
    await trx
      .updateTable('developers')
      // Raises the version, so that a settings page that was opened before gets a conflict.
      .set({ visibility: JSON.stringify(next), cardVersions: nextVersion('visibility') })
      .where('id', '=', developerId)
      .execute();
    // What everyone may see is found by recruiters too.
    await refreshProfiles(trx, [developerId]);
    if (viewer.userId !== developerId) {
      const entry = {
        actorId: viewer.userId,
        action: 'profile.hide',
        subjectKind: 'developer',
        subjectId: developerId,
      };
      await record(trx, { ...entry, data: { card, hidden } });
    }
    await notify(trx, `user:${developerId}`, { kind: 'profile' });
  });
}
