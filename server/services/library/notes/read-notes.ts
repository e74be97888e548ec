import { sql } from 'kysely';
import { isId } from '../../../../domain/id.ts';
import { imageAddress } from '../../../../domain/image-address.ts';
import type { NoteKind } from '../../../../domain/library/notes/note.ts';
import { canReadNotes, canWriteCompanyNotes, canWriteTeamNotes } from '../../../../domain/permissions/library.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { type Context, signedIn } from '../../../context.ts';
import { avatarAddress } from '../../profile/avatars/picture-address.ts';
import { readProfileFacts } from '../../profile/read-profile-facts.ts';

export type Note = {
  id: string;
  date: string;
  message: string;
  /** Null when the account was deleted. */
  author: string | null;
  picture: string | undefined;
  /** Only the author can edit or delete a note (docs/product/library.md, Notes). */
  mine: boolean;
  /** The names of the colleagues whom it mentions. */
  mentioned: string[];
};

/** Whom a note can mention. */
export type Colleague = { id: string; name: string };
export type CompanyNotes = { notes: Note[]; colleagues: Colleague[] };

/** A kind that this viewer may not see is missing. */
export type Notes = { [kind in NoteKind]?: { notes: Note[]; writes: boolean; colleagues: Colleague[] } };

/**
 * Notes about a developer: those of the viewer's company for its members, those of the team for every signed-in user.
 */
export async function readNotes(context: Context, developerId: string): Promise<Notes> {
  const viewer = await permitNotes(context, developerId);
  const company = canWriteCompanyNotes(viewer)
    ? { ...(await companyNotes(context, viewer.membership.companyId, developerId)), writes: true }
    : undefined;
  const team = { notes: await teamNotes(context, developerId), writes: canWriteTeamNotes(viewer), colleagues: [] };
  return { ...(company ? { company } : {}), team };
}

/** The notes of the viewer's company; undefined when the profile, or the notes, are not for this viewer. */
export async function readCompanyNotes(context: Context, developerId: string): Promise<CompanyNotes | undefined> {
  const viewer = signedIn(context);
  const profile = await readProfileFacts(context.db, viewer, developerId);
  if (!profile || !canReadNotes(viewer, profile) || !canWriteCompanyNotes(viewer)) return undefined;
  return companyNotes(context, viewer.membership.companyId, developerId);
}

/** Notes are visible only to viewers who may see the profile. */
export async function permitNotes(context: Context, developerId: string): Promise<SignedIn> {
  const viewer = signedIn(context);
  if (!isId(developerId)) throw new NotFound();
  const profile = await readProfileFacts(context.db, viewer, developerId);
  if (!profile || !canReadNotes(viewer, profile)) throw new NotFound();
  return viewer;
}

async function companyNotes({ db, viewer }: Context, companyId: string, developerId: string): Promise<CompanyNotes> {
  const rows = await db
    .selectFrom('companyNotes as note')
    .leftJoin('recruiters as author', 'author.id', 'note.authorId')
    .select(['note.id', 'note.message', 'note.createdAt', 'note.authorId'])
    .select(['author.displayName', 'author.avatar', 'author.profilePicHandle'])
    .select(
      sql<string[]>`coalesce((select json_agg(r.display_name) from company_note_mentions n
        join recruiters r on r.id = n.recruiter_id where n.note_id = note.id), '[]')`.as('mentioned'),
    )
    .where('note.companyId', '=', companyId)
    .where('note.developerId', '=', developerId)
    .orderBy('note.createdAt', 'desc')
    .orderBy('note.id')
    .execute();
  const notes = rows.map(({ id, message, createdAt, authorId, displayName, avatar, profilePicHandle, mentioned }) => ({
    id,
    message,
    mentioned,
    date: createdAt.toISOString(),
    author: displayName,
    picture: profilePicHandle ? imageAddress(profilePicHandle, 96) : avatarAddress(authorId ?? '', avatar),
    mine: authorId === viewer?.userId,
  }));
  const colleagues = await db
    .selectFrom('companyMembers as m')
    .innerJoin('recruiters as r', 'r.id', 'm.recruiterId')
    .select(['r.id', 'r.displayName as name'])
    .where('m.companyId', '=', companyId)
    .where('r.id', '<>', viewer?.userId ?? '')
    .orderBy((one) => one.fn('lower', ['r.displayName']))
    .orderBy('r.id')
    .execute();
  return { notes, colleagues };
}

async function teamNotes({ db, viewer }: Context, developerId: string): Promise<Note[]> {
  const rows = await db
    .selectFrom('developerRecommendations as note')
    .leftJoin('users as author', 'author.id', 'note.authorId')
    .select(['note.id', 'note.value as message', 'note.createdAt', 'note.authorId', 'author.name'])
    // Administrators have their picture in the roster of the team, where a person may have several places.
    .select((one) =>
      one
        .selectFrom('staff')
        .select('staff.picHandle')
        .whereRef('staff.userId', '=', 'note.authorId')
        .where('staff.picHandle', 'is not', null)
        .orderBy('staff.position')
        .limit(1)
        .as('picHandle'),
    )
    .where('note.developerId', '=', developerId)
    .orderBy('note.createdAt', 'desc')
    .orderBy('note.id')
    .execute();
  return rows.map(({ id, message, createdAt, authorId, name, picHandle }) => ({
    id,
    message,
    date: createdAt.toISOString(),
    author: name,
    picture: picHandle ? imageAddress(picHandle, 96) : undefined,
    mine: authorId !== null && authorId === viewer?.userId,
    mentioned: [],
  }));
}
