import { isId } from '../../../../domain/id.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, signedIn } from '../../../context.ts';
import { readProfile } from '../../profile/read-profile.ts';
import { readFile } from '../../shared/files/read-file.ts';

export type Cv = { name: string; content: Uint8Array<ArrayBuffer> };

/**
 * The uploaded CV. Uses the answer of the profile page, so that page and file always agree on who sees it, and reading
 * the file counts as a view of the profile. A viewer who does not see it gets NotFound.
 */
export async function readCv(context: Context, developerId: string): Promise<Cv> {
  signedIn(context);
  const profile = isId(developerId) ? await readProfile(context, developerId) : undefined;
  if (profile?.kind !== 'profile' || !profile.cv) throw new NotFound();
  const row = await context.db
    .selectFrom('developerCvs')
    .innerJoin('files', 'files.handle', 'developerCvs.handle')
    .select(['files.handle', 'files.originalName'])
    .where('developerId', '=', developerId)
    .executeTakeFirst();
  const content = row && (await readFile(context, row.handle));
  if (!content) throw new NotFound();
  return { name: row.originalName ?? 'CV.pdf', content };
}
