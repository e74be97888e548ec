import { allowanceOf } from '../../../domain/companies/plans/allowance.ts';
import { contactPlan } from '../../../domain/companies/plans/plan.ts';
import { isDisabledOrPaused, reachability } from '../../../domain/contact/availability.ts';
import { conversationButton } from '../../../domain/contact/conversations/conversation-button.ts';
import { bypass, type Interaction, lastAppliedAt, noInteraction } from '../../../domain/contact/interaction.ts';
import { isCurrent } from '../../../domain/contact/introductions/current.ts';
import type { IntroductionStatus } from '../../../domain/contact/introductions/status.ts';
import { startRefusal } from '../../../domain/contact/start-refusal.ts';
import { canAskForContact, showsActionBar } from '../../../domain/permissions/contact.ts';
import type { JobSearchState } from '../../../domain/profile/cards/job-search.ts';
import type { Viewer } from '../../../domain/viewer.ts';
import type { ContactView } from './profile-view.ts';
import type { Developer, ViewerRelation } from './read-developer.ts';

/** The recruiter's action bar, from the data read with the profile; undefined where it is not shown. */
export function contactView(
  viewer: Viewer,
  developer: Developer,
  relation: ViewerRelation,
  now: Date,
): ContactView | undefined {
  const { unavailable, disableIntroductions, answersElsewhere, latest } = relation;
  const jobSearchState = developer.jobSearchState as JobSearchState;
  const interaction = interactionOf(relation, now);
  const applied = bypass(interaction) !== undefined;
  if (!canAskForContact(viewer)) return undefined;
  if (!showsActionBar({ viewer, jobSearchState, disableIntroductions, applied })) return undefined;
  const plan = contactPlan({ ...relation.plan, id: viewer.membership.planId });
  const reachable = reachability({ disabled: developer.disabled, unavailable, jobSearchState, disableIntroductions });
  const used = { viewsToday: relation.seenToday, waitingToday: relation.waitingToday };
  const button = conversationButton({
    recruiter: viewer.membership,
    interaction,
    disabledOrPaused: isDisabledOrPaused(reachable),
    hasSmallProfile: developer.displayName !== '',
    refusal: startRefusal({
      recruiter: viewer.membership,
      developerId: developer.id,
      developer: { ...reachable, contractTypes: developer.contractTypes },
      plan,
      // Recruiters of a company that is not validated open no profile.
      blocked: false,
      interaction,
      // Opening the profile has counted as the view of the day.
      viewedToday: true,
      ...used,
    }),
    plan,
    batchDisabled: false,
  });
  return {
    button,
    requests: button.case === 'start' ? allowanceOf(plan, used).requests : undefined,
    answersElsewhere,
    introduction:
      latest && latest.id === interaction.introId
        ? {
            id: latest.id,
            recId: latest.recruiterId,
            devId: developer.id,
            status: latest.status,
            createdAt: latest.createdAt,
          }
        : null,
  };
}

/** The button is the same for an application made here and for one made through the company's own tool. */
function interactionOf({ superliked, liked, jobLikes, latest }: ViewerRelation, now: Date): Interaction {
  const moment = (at: number | null) => (at === null ? null : new Date(at));
  const interaction: Interaction = {
    ...noInteraction,
    jobLikes: jobLikes.map(({ jobId, at }) => ({ jobId, at: new Date(at) })),
    liked: moment(liked),
    superliked: moment(superliked),
  };
  if (!latest) return interaction;
  const stands = isCurrent(
    { status: latest.status as IntroductionStatus, since: new Date(latest.since) },
    { lastAppliedAt: lastAppliedAt(interaction), now },
  );
  return stands ? { ...interaction, introId: latest.id } : interaction;
}
