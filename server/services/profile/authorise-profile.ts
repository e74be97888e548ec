import { dayOf } from '../../../domain/day.ts';
import { isId } from '../../../domain/id.ts';
import { isEmployer } from '../../../domain/library/employer.ts';
import { canEditProfile } from '../../../domain/permissions/profile.ts';
import { hiddenReason } from '../../../domain/profile/hidden-profile.ts';
import { type ViewerKind, viewerKind } from '../../../domain/profile/visibility.ts';
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
  const kind = viewerKind(viewer, developer?.id ?? '');
  const reason = hiddenReason(kind, {
    exists: developer !== undefined,
    disabled: developer?.disabled ?? false,
    validated: viewer?.membership?.validated ?? false,
    ...(developer?.relation
      ? {
          company: {
            ...developer.relation,
            unwanted: developer.relation.blocked || hidesFromEmployer(developer, developer.relation.company),
          },
        }
      : {}),
  });
  if (reason || !developer) return { kind: 'hidden', reason: reason ?? 'no_profile' };
  const edits = canEditProfile(viewer, developer.id);
  if (developer.isShort && !edits) return { kind: 'short' };
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
  return { kind: 'authorised', developer, relation: relation ?? undefined, viewer: kind, edits };
}

/** True when the profile is hidden from this company as the current employer (docs/product/profile.md, Discretion). */
function hidesFromEmployer({ hideFromEmployer, experiences }: Developer, company: string): boolean {
  const employers = experiences.filter(({ stillEmployed }) => stillEmployed).map(({ companyName }) => companyName);
  return hideFromEmployer && isEmployer(company, employers);
}

function recruiterOf({ viewer, ports }: Context): Looking | undefined {
  if (viewer?.role !== 'RECRUITER' || !viewer.membership) return undefined;
  const { companyId, planId } = viewer.membership;
  return { recruiterId: viewer.userId, companyId, planId, day: dayOf(ports.clock.now()) };
}
