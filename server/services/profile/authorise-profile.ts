import { dayOf } from '../../../domain/day.ts';
import { isId } from '../../../domain/id.ts';
import {
  canEditProfile,
  canUseViews,
  hidesFromCompany,
  profileAccess,
  type ViewerKind,
  viewerKind,
} from '../../../domain/permissions/profile.ts';
import { hiddenReason } from '../../../domain/profile/state/hidden-profile.ts';
import { type Context, causedElsewhere } from '../../context.ts';
import { consumeView } from './consume-view.ts';
import { findByAlias } from './find-by-alias.ts';
import { noteTeamRead } from './note-team-read.ts';
import type { HiddenProfile, ShortProfile, UnopenedProfile } from './profile-view.ts';
import { type Developer, type Looking, lookAtDeveloper, type ViewerRelation } from './read-developer.ts';

export type AuthorisedProfile = {
  kind: 'authorised';
  developer: Developer;
  /** What the viewer's company and this developer have done with each other; only for recruiters with a company. */
  relation: ViewerRelation | undefined;
  viewer: ViewerKind;
  /** Whether this viewer may change the profile. */
  edits: boolean;
};

/** The one check before a profile, its résumé or its files are shown. It counts the view of a recruiter. */
export async function authoriseProfile(
  context: Context,
  aliasOrId: string,
): Promise<AuthorisedProfile | HiddenProfile | ShortProfile | UnopenedProfile> {
  const { viewer, locale } = context;
  const looking = recruiterOf(context);
  const developerId = isId(aliasOrId) ? aliasOrId : await findByAlias(context, aliasOrId);
  const developer = developerId ? await lookAtDeveloper(context, developerId, locale, looking) : undefined;
  const facts = developer && { ...developer, hidesFromCompany: hidesFromViewer(developer, developer.relation) };
  const access = profileAccess(viewer, facts);
  const reason = hiddenReason(access, developer?.relation ?? undefined);
  if (reason || !developer) return { kind: 'hidden', reason: reason ?? 'no_profile' };
  if (access === 'short') return { kind: 'short' };
  const { relation } = developer;
  await noteTeamRead(context, developer.id);
  // An administrator who acts in a recruiter's name does not use up a view of the company.
  const counts = looking && relation && !viewer?.impersonator;
  // The request was caused by another site. A profile seen today is shown again; any other would use up a view of the
  // day and be shown to the developer as a visit, so the recruiter has to confirm first.
  if (counts && causedElsewhere(context)) {
    if (!relation.alreadySeen) return { kind: 'unopened' };
  } else if (counts && !(await consumeView(context, looking, developer.id, relation))) {
    return { kind: 'hidden', reason: 'quota_exceeded' };
  }
  const edits = canEditProfile(viewer, developer.id);
  return {
    kind: 'authorised',
    developer,
    relation: relation ?? undefined,
    viewer: viewerKind(viewer, developer.id),
    edits,
  };
}

/** The experiences are read with the profile, so that no further query is needed. */
function hidesFromViewer({ hideFromEmployer, experiences }: Developer, relation: ViewerRelation | null): boolean {
  if (!relation) return false;
  const present = hideFromEmployer ? experiences.filter(({ stillEmployed }) => stillEmployed) : [];
  return hidesFromCompany({ ...relation, employers: present.map(({ companyName }) => companyName) });
}

function recruiterOf({ viewer, ports }: Context): Looking | undefined {
  if (!canUseViews(viewer)) return undefined;
  const { companyId, planId } = viewer.membership;
  return { recruiterId: viewer.userId, companyId, planId, day: dayOf(ports.clock.now()) };
}
