import { isId } from '../../../../domain/id.ts';
import { canAskForBoost } from '../../../../domain/permissions/profile.ts';
import { Forbidden, NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import { readLastCall } from './call-row.ts';

/** What the boost of a profile depends on. Only for its owner: administrators do not book in a developer's name. */
export async function readOwnFacts({ db, viewer }: Pick<Context, 'db' | 'viewer'>, developerId: string) {
  if (!viewer) throw new Forbidden();
  // PostgreSQL raises an error when a uuid column is compared with another text.
  if (!isId(developerId)) throw new NotFound();
  const facts = await db
    .selectFrom('developers')
    .innerJoin('developerConfidential as confidential', 'confidential.developerId', 'developers.id')
    .select([
      'developers.validationStatus',
      'developers.codeExperienceYears',
      'confidential.firstName',
      'confidential.lastName',
      'confidential.phoneNumber',
    ])
    .where('developers.id', '=', developerId)
    .executeTakeFirst();
  if (!facts) throw new NotFound();
  if (!canAskForBoost(viewer, developerId)) throw new Forbidden();
  const call = await readLastCall(db, developerId);
  return { ...facts, call, email: viewer.email, name: viewer.name };
}

export type OwnFacts = Awaited<ReturnType<typeof readOwnFacts>>;
