import { seesCard, type ViewerKind } from '../permissions/profile.ts';
import { canDownload, seesEmployers } from '../permissions/resume.ts';
import type { Visibility } from '../profile/visibility.ts';

/** The parts of a résumé that a viewer gets. */
export type ResumeParts = {
  employers: boolean;
  socials: boolean;
  projects: boolean;
  interests: boolean;
  soundtrack: boolean;
  /** The global job title: the profession chosen on the profile. */
  jobTitle: boolean;
  /** Phone and e-mail. */
  contact: boolean;
  /** The companies that the developer likes: private, above all from other companies. */
  likes: boolean;
  anonymous: boolean;
};

/**
 * docs/product/resume.md, What a résumé holds: hidden from recruiters. A developer with this profession usually
 * searches for another one, so the wishes say more than the current title.
 */
export const hiddenTitleProfessionId = 'it-support-technician';

const plansWithoutSocials = ['startup', 'id1'];

type Asked = { viewerKind: ViewerKind; planId?: string | null | undefined };

/**
 * `contactGiven`: the developer accepted a conversation, or shows the personal card to recruiters; without either, a
 * recruiter's résumé has no phone and no e-mail.
 */
export function resumeRights(
  asked: Asked & { professionId: string | null; contactGiven?: boolean },
): ResumeParts & { full: boolean } {
  const { viewerKind, planId, professionId, contactGiven = false } = asked;
  const full = canDownload(asked);
  const recruiter = viewerKind === 'recruiter';
  return {
    full,
    employers: seesEmployers(asked),
    socials: (recruiter || full) && !plansWithoutSocials.some((start) => planId?.startsWith(start)),
    projects: true,
    interests: true,
    soundtrack: true,
    jobTitle: !recruiter || professionId !== hiddenTitleProfessionId,
    contact: full && (!recruiter || contactGiven),
    likes: full && !recruiter,
    anonymous: false,
  };
}

/** The parts of the anonymised résumé. */
export const anonymousParts: ResumeParts = {
  employers: false,
  socials: false,
  projects: true,
  interests: true,
  // A playlist is often a page of its owner.
  soundtrack: false,
  jobTitle: true,
  contact: false,
  likes: false,
  anonymous: true,
};

/** docs/product/profile.md, Who sees a card: a file holds no card that its reader would not see on the page. */
export function ofSeenCards<Parts extends ResumeParts>(parts: Parts, kind: ViewerKind, visibility: Visibility): Parts {
  return {
    ...parts,
    socials: parts.socials && seesCard(kind, visibility, 'links'),
    projects: parts.projects && seesCard(kind, visibility, 'projects'),
    interests: parts.interests && seesCard(kind, visibility, 'interests'),
    soundtrack: parts.soundtrack && seesCard(kind, visibility, 'soundtrack'),
  };
}

/** docs/product/resume.md, File names. Characters that a file system does not accept are removed. */
export function resumeFileName(name: string | null | undefined, extension: 'json' | 'pdf' = 'json'): string {
  const fit = (name ?? '').replace(/[/\\:*?"<>|\p{Cc}\p{Cf}]/gu, '').trim();
  return `Resume-${fit || 'Developer'}`.replace(' ', '-').concat('.', extension);
}
