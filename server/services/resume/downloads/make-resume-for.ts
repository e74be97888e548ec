import { imageAddress } from '../../../../domain/image-address.ts';
import { canTalkForCompany } from '../../../../domain/permissions/contact.ts';
import { seesCard, type ViewerKind } from '../../../../domain/permissions/profile.ts';
import { readVisibility } from '../../../../domain/profile/visibility.ts';
import { withSharedFields } from '../../../../domain/profile/wishes/shared-fields.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { makeResume } from '../../../../domain/resume/export.ts';
import type { JsonResume } from '../../../../domain/resume/json-resume.ts';
import { anonymousParts, ofSeenCards, resumeRights } from '../../../../domain/resume/rights.ts';
import type { Context } from '../../../context.ts';
import type { Json } from '../../../data/schema.generated.ts';
import { avatarAddress } from '../../profile/avatars/picture-address.ts';
import { type ResumeSubject, readResumeProfile } from './read-resume-profile.ts';

type Asked = { developerId: string; viewerKind: ViewerKind; anonymous: boolean };

/** A developer's résumé as this viewer may have it, in the language of the request. */
export async function makeResumeFor(
  context: Context,
  { developerId, viewerKind, anonymous }: Asked,
): Promise<{ resume: JsonResume; name: string | null; photo: string | null }> {
  const { config, locale, ports, viewer } = context;
  const subject = await readResumeProfile(context.db, developerId, locale);
  if (!subject) throw new NotFound();
  const { profile } = subject;
  const visibility = readVisibility(subject.visibility);
  const rights = resumeRights({
    viewerKind,
    planId: viewer?.membership?.planId,
    professionId: profile.professionId,
    contactGiven: seesCard(viewerKind, visibility, 'personal') || (await hasGivenContact(context, developerId)),
  });
  const whole = (path: string) => new URL(path, config.BASE_URL).href;
  // An anonymised résumé is for companies: it has no card and no field that recruiters may not see.
  const reader = anonymous ? 'recruiter' : viewerKind;
  const resume = makeResume(withSharedFields(reader, profile), {
    locale,
    parts: ofSeenCards(anonymous ? anonymousParts : rights, reader, visibility),
    addresses: {
      picture: pictureOf(subject, developerId, whole),
      // Developers take their own addresses along; what others open is counted.
      tracked: (url) =>
        reader === 'owner'
          ? url
          : ports.links.wrap({ url, type: 'social', data: developerId, ...(viewer && { visitorId: viewer.userId }) }),
      image: (handle) => whole(imageAddress(handle, 1200)),
    },
    issuer: config.BRAND_NAME,
  });
  return {
    resume,
    name: anonymous ? null : profile.displayName,
    photo: anonymous ? null : subject.profilePicHandle,
  };
}

/**
 * True for recruiters who may read a conversation in which contact details were given (docs/product/resume.md, What a
 * résumé holds).
 */
async function hasGivenContact({ db, viewer }: Context, developerId: string): Promise<boolean> {
  if (!canTalkForCompany(viewer)) return false;
  const given = await db
    .selectFrom('introductions')
    .select('id')
    .where('companyId', '=', viewer.membership.companyId)
    .where('developerId', '=', developerId)
    .where('contactGiven', '=', true)
    .limit(1)
    .executeTakeFirst();
  return given !== undefined;
}

/** The address of the photo at size 150, or of the avatar (docs/product/resume.md, JSON Resume format). */
function pictureOf(subject: ResumeSubject, id: string, whole: (path: string) => string): string | null {
  const { profilePicHandle, avatar } = subject;
  const path = profilePicHandle ? imageAddress(profilePicHandle, 150) : avatarAddress(id, avatar as Json | null);
  return path ? whole(path) : null;
}
