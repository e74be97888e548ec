import { downloadsFor, isPaidPlan } from '../../../../domain/permissions/resume.ts';
import { Forbidden, NotFound } from '../../../../domain/refusals.ts';
import { type ResumeFile, type ResumeTheme, resumeFiles } from '../../../../domain/resume/file.ts';
import type { JsonResume } from '../../../../domain/resume/json-resume.ts';
import { resumeFileName } from '../../../../domain/resume/rights.ts';
import type { Cache } from '../../../cache.ts';
import { type Context, causedElsewhere, signedIn } from '../../../context.ts';
import type { PdfTheme } from '../../../ports/pdf/port.ts';
import { openSlots, type Slots } from '../../../slots.ts';
import { authoriseProfile } from '../../profile/authorise-profile.ts';
import { squareJpeg } from '../../shared/files/encode-image.ts';
import { readImage } from '../../shared/files/read-image.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { makeResumeFor } from './make-resume-for.ts';

export type Download = { fileName: string; contentType: string; body: Uint8Array | string };

/** The file, for a viewer who may see the profile and download it: see domain/resume/rights.ts. */
export async function downloadResume(
  context: Context,
  aliasOrId: string,
  wanted: { file: ResumeFile; theme: ResumeTheme },
  signal?: AbortSignal,
): Promise<Download> {
  const viewer = signedIn(context);
  // Downloads are counted and limited per day, so a request that another site caused is refused.
  if (causedElsewhere(context)) throw new Forbidden();
  const authorised = await authoriseProfile(context, aliasOrId);
  if (authorised.kind !== 'authorised') {
    throw authorised.kind === 'hidden' && authorised.reason === 'no_profile' ? new NotFound() : new Forbidden();
  }
  const { format, anonymous } = resumeFiles[wanted.file];
  const can = downloadsFor(viewer, authorised.viewer);
  if (can.download !== 'allowed' || (anonymous && !can.anonymise)) throw new Forbidden();
  await consume(context.db, limits.resumeByAccount, viewer.userId);

  const developerId = authorised.developer.id;
  const { resume, name, photo } = await makeResumeFor(context, {
    developerId,
    viewerKind: authorised.viewer,
    anonymous,
  });
  const fileName = resumeFileName(name, format);
  if (format === 'json') {
    return { fileName, contentType: 'application/json; charset=utf-8', body: `${JSON.stringify(resume, null, 2)}\n` };
  }
  const theme: PdfTheme = wanted.theme;
  const print = async () =>
    context.ports.pdf.render({ resume: await withPhoto(context, resume, photo), theme }, signal);
  const body = await printingOf(context.cache).run(print, { account: viewer.userId }, signal);
  const { companyId = null, planId } = viewer.membership ?? {};
  const data = { devId: developerId, companyId, isPaidAccount: isPaidPlan(planId) };
  await context.ports.analytics.record({ name: 'Developer PDF Download', data });
  return { fileName, contentType: 'application/pdf', body };
}

/** The PDF files in progress: one per account, so that many downloads of one account do not delay the others. */
function printingOf(cache: Cache): Slots<'account'> {
  return cache.once('resume-printing', () =>
    openSlots({
      atOnce: 4,
      waiting: 64,
      perKey: { account: { atOnce: 1, waiting: 4 } },
      waitMilliseconds: 30_000,
      retryAfterSeconds: 10,
    }),
  );
}

/** The PDF renderer fetches nothing, so the photo is embedded. A drawn avatar is not printed. */
async function withPhoto(context: Context, resume: JsonResume, handle: string | null): Promise<JsonResume> {
  const image = handle && (await readImage(context, handle, 300, context.clientAddress).catch(() => undefined));
  if (!image) return resume;
  const jpeg = Buffer.from(await squareJpeg(image, 300)).toString('base64');
  return { ...resume, basics: { ...resume.basics, image: `data:image/jpeg;base64,${jpeg}` } };
}
