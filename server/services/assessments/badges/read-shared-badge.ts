import { type Claimed, readClaims } from '../../../../domain/assessments/badges/credential.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Runtime } from '../../../runtime.ts';
import { type BoardPerson, readBoardPeople } from '../leaderboards/board-people.ts';
import { pageHash } from './status-places.ts';
import { type Verification, verifyBadge } from './verify-badge.ts';

export type SharedBadge = {
  handle: string;
  test: { alias: string; nameFr: string; nameEn: string; open: boolean };
  claims: Claimed;
};

const isHandle = (text: string): boolean => /^[a-z0-9]{32}$/.test(text);

/**
 * A badge that its owner shares, for everyone with its address. 410 once it was withdrawn, also after the account is
 * erased; 404 when it was never shared, and while the team has disabled the profile.
 */
export async function findSharedBadge(
  { db }: Pick<Runtime, 'db'>,
  handle: string,
): Promise<SharedBadge & { userId: string; document: string }> {
  if (!isHandle(handle)) throw new NotFound();
  const row = await db
    .selectFrom('testBadges as b')
    .innerJoin('tests as t', 't.id', 'b.testId')
    .innerJoin('developers as d', 'd.id', 'b.userId')
    .select(['b.userId', 'b.document', 'b.sharedAt', 'd.disabledAt'])
    .select(['t.id', 't.seoAlias', 't.nameFr', 't.nameEn', 't.status'])
    .where('b.handle', '=', handle)
    .executeTakeFirst();
  if (!row) {
    const known = await db
      .selectFrom('badgeStatuses')
      .select('list')
      .where('pageHash', '=', pageHash(handle))
      .executeTakeFirst();
    throw new NotFound(known !== undefined);
  }
  if (!row.sharedAt || row.disabledAt) throw new NotFound();
  const { userId, document, nameFr, nameEn } = row;
  const test = { alias: row.seoAlias ?? row.id, nameFr, nameEn, open: row.status === 'PUBLISHED' };
  return { userId, document, handle, test, claims: readClaims(document) };
}

export type BadgePage = Omit<SharedBadge, 'test'> & {
  test: { alias: string; name: string; open: boolean };
  issuer: string;
  /** Undefined where the public does not see the name; see Leaderboards. */
  person: BoardPerson | undefined;
  /** Undefined until a reader asks for it. */
  verification: Verification | undefined;
};

/** The public page of a shared badge. */
export async function readBadgePage(context: Context, handle: string, verify: boolean): Promise<BadgePage> {
  const { userId, document, test, ...badge } = await findSharedBadge(context, handle);
  const people = await readBoardPeople(context, [userId]);
  return {
    ...badge,
    test: { alias: test.alias, name: context.locale === 'fr' ? test.nameFr : test.nameEn, open: test.open },
    issuer: context.config.BRAND_NAME,
    person: people.get(userId),
    verification: verify ? await verifyBadge(context, document) : undefined,
  };
}
