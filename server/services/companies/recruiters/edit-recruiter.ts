import { isDeepStrictEqual } from 'node:util';
import { type Recruiter, type RecruiterDraft, recruiterSchema } from '../../../../domain/companies/recruiter.ts';
import { isId } from '../../../../domain/id.ts';
import { canEditRecruiter } from '../../../../domain/permissions/companies.ts';
import { avatarSchema } from '../../../../domain/profile/avatar.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '../../../../domain/refusals.ts';
import { checked } from '../../../checked.ts';
import { type Context, signedIn } from '../../../context.ts';
import type { Trx, Writer } from '../../../data/database.ts';
import type { Json } from '../../../data/schema.generated.ts';
import { notify } from '../../../live.ts';
import { record } from '../../moderation/audit/record.ts';
import { ownsImage } from '../../shared/files/owns-image.ts';
import { renameRecruiter } from './rename-recruiter.ts';

type Stored = { version: number; value: RecruiterDraft };

/** The value and the version with which the form of a recruiter page opens. */
export async function readRecruiterPage(context: Context, recruiterId: string): Promise<Stored> {
  permitEdit(context, recruiterId);
  return readPage(context.db, recruiterId);
}

export async function saveRecruiterPage(
  context: Context,
  recruiterId: string,
  change: { version: number | null; value: unknown },
): Promise<{ alias: string }> {
  const viewer = permitEdit(context, recruiterId);
  const value = checked(recruiterSchema, change.value);
  return context.db.transaction().execute(async (trx) => {
    await trx.selectFrom('recruiters').select('id').where('id', '=', recruiterId).forUpdate().execute();
    const before = await readPage(trx, recruiterId);
    const same = isDeepStrictEqual(recruiterSchema.safeParse(before.value).data, value);
    // The same form sent twice is not a conflict.
    if (change.version !== null && change.version !== before.version && !same) throw new Conflict();
    await checkPicture(trx, value, before.value, [recruiterId, viewer.userId]);
    const alias = await store(trx, context, recruiterId, value, before.version);
    if (viewer.userId !== recruiterId) {
      const entry = { action: 'recruiter.edit', subjectKind: 'recruiter', subjectId: recruiterId };
      await record(trx, { actorId: viewer.userId, ...entry });
    }
    await notify(trx, `user:${recruiterId}`, { kind: 'profile' });
    return { alias };
  });
}

function permitEdit(context: Context, recruiterId: string) {
  const viewer = signedIn(context);
  if (!canEditRecruiter(viewer, recruiterId)) throw new Forbidden();
  if (!isId(recruiterId)) throw new NotFound();
  return viewer;
}

async function readPage(db: Writer, recruiterId: string): Promise<Stored> {
  const row = await db
    .selectFrom('recruiters')
    .select(['version', 'displayName', 'jobTitle', 'profilePicHandle', 'avatar'])
    .where('id', '=', recruiterId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const { version, avatar, jobTitle, ...same } = row;
  return {
    version,
    value: { ...same, jobTitle: jobTitle ?? '', avatar: avatarSchema.safeParse(avatar).data ?? null },
  };
}

async function checkPicture(trx: Trx, value: Recruiter, before: RecruiterDraft, people: string[]): Promise<void> {
  const { profilePicHandle: handle } = value;
  if (handle === null || handle === before.profilePicHandle) return;
  if (!(await ownsImage(trx, handle, people))) throw new Invalid({ profilePicHandle: 'unknown' });
}

async function store(trx: Trx, context: Context, id: string, value: Recruiter, version: number): Promise<string> {
  const { displayName, jobTitle, profilePicHandle, avatar } = value;
  const alias = await renameRecruiter(trx, context, id, displayName);
  await trx
    .updateTable('recruiters')
    .set({
      jobTitle,
      profilePicHandle,
      avatar: avatar && JSON.stringify(avatar satisfies Json),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  // The same name everywhere: in the header, in e-mails, and for colleagues.
  await trx
    .updateTable('users')
    .set({ name: displayName, updatedAt: context.ports.clock.now() })
    .where('id', '=', id)
    .where('name', '!=', displayName)
    .execute();
  return alias;
}
