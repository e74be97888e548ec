import { isId } from '../../../../domain/id.ts';
import { type Context, signedIn } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { readProfile } from '../../profile/read-profile.ts';

export type Cv = { name: string; content: Uint8Array<ArrayBuffer> };

/**
 * The file that somebody sent as their CV. Whoever is not shown on the profile that there is one is told that there is
 * none: the page's own answer is asked, so that the two can never differ, and a look at the file is a look at the profile.
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
  const file = row && (await context.ports.files.get(row.handle));
  if (!file) throw new NotFound();
  // Whole, because a file that nobody reads to its end would stay open, and the process would not survive that.
  const content = new Uint8Array(await new Response(file.body).arrayBuffer());
  return { name: row.originalName ?? 'CV.pdf', content };
}
