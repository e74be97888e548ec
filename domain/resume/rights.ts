import type { ViewerKind } from '../profile/visibility.ts';
import type { Viewer } from '../viewer.ts';

/** What of a résumé somebody gets. */
export type ResumeParts = {
  employers: boolean;
  socials: boolean;
  /** The global job title: the profession chosen on the profile. */
  jobTitle: boolean;
  /** Phone and e-mail. */
  contact: boolean;
  /** The companies that the developer likes: nobody else's business, least of all another company's. */
  likes: boolean;
  anonymous: boolean;
};

/**
 * 'For recruiters, if the developer's profession is a specific profession id, the global job title is hidden.' Whoever
 * does support and is here looks for something else: what they want says more than what they leave.
 */
export const hiddenTitleProfessionId = 'it-support-technician';

const freePlans = ['id0', 'freemium'];
const plansWithoutSocials = ['startup', 'id1'];

type Plan = string | null | undefined;

/** 'A company plan is paid when its id is present and is neither 'id0' nor 'freemium'.' */
export function isPaidPlan(planId: Plan): boolean {
  return Boolean(planId) && !freePlans.some((free) => free === planId);
}

type Asked = { viewerKind: ViewerKind; planId?: Plan };

/** Whoever may take the file with them. */
export function canDownload({ viewerKind, planId }: Asked): boolean {
  if (viewerKind === 'recruiter') return isPaidPlan(planId);
  return viewerKind === 'admin' || viewerKind === 'owner';
}

/** 'Télécharger le CV anonymisé' (admin only). */
export function canAnonymise({ viewerKind }: Pick<Asked, 'viewerKind'>): boolean {
  return viewerKind === 'admin';
}

/** 'refused' is a button that explains itself: a recruiter 'without a paid plan sees the not-allowed dialog'. */
export type Downloads = { download: 'allowed' | 'refused' | undefined; anonymise: boolean };

export function downloadsFor(viewer: Viewer, viewerKind: ViewerKind): Downloads {
  const asked = { viewerKind, planId: viewer?.membership?.planId };
  const refused = viewerKind === 'recruiter' ? 'refused' : undefined;
  return { download: canDownload(asked) ? 'allowed' : refused, anonymise: canAnonymise(asked) };
}

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
    employers: full,
    socials: (recruiter || full) && !plansWithoutSocials.some((start) => planId?.startsWith(start)),
    jobTitle: !recruiter || professionId !== hiddenTitleProfessionId,
    contact: full && (!recruiter || contactGiven),
    likes: full && !recruiter,
    anonymous: false,
  };
}

/** The same for the file that names nobody. */
export const anonymousParts: ResumeParts = {
  employers: false,
  socials: false,
  jobTitle: true,
  contact: false,
  likes: false,
  anonymous: true,
};

/** 'Default name 'Developer', first space replaced by '-'.' What no file system takes is left out. */
export function resumeFileName(name: string | null | undefined, extension: 'json' | 'pdf' = 'json'): string {
  const fit = (name ?? '').replace(/[/\\:*?"<>|\p{Cc}\p{Cf}]/gu, '').trim();
  return `Resume-${fit || 'Developer'}`.replace(' ', '-').concat('.', extension);
}
