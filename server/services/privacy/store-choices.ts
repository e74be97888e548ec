import { type ChoiceKind, type Choices, choiceKinds } from '../../../domain/privacy/choices.ts';
import type { Context } from '../../context.ts';

/**
 * Stores the choices of a signed-in user with their date; the choices of a visitor are only in the browser's cookie.
 */
export async function storeChoices({ db, viewer, ports }: Context, choices: Choices): Promise<void> {
  // A choice that an administrator makes in another person's name is not that person's consent.
  if (!viewer || viewer.impersonator) return;
  const { userId } = viewer;
  const at = ports.clock.now();
  await db.transaction().execute(async (trx) => {
    const latest = await trx
      .selectFrom('consents')
      .distinctOn('kind')
      .select(['kind', 'granted'])
      .where('userId', '=', userId)
      .where('kind', 'in', choiceKinds)
      .orderBy('kind')
      .orderBy('at', 'desc')
      .execute();
    const held = (kind: ChoiceKind) => latest.find((one) => one.kind === kind)?.granted;
    const changed = choiceKinds.filter((kind) => held(kind) !== choices[kind]);
    if (changed.length === 0) return;
    const rows = changed.map((kind) => ({ userId, kind, granted: choices[kind], at }));
    await trx.insertInto('consents').values(rows).execute();
  });
}
