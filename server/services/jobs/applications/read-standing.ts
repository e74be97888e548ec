import { type Standing, standingOf } from '../../../../domain/jobs/applications/application-refusal.ts';
import { type GuideItem, guide } from '../../../../domain/profile/completeness.ts';
import type { Context } from '../../../context.ts';
import { profileFacts } from '../../profile/profile-facts.ts';
import { readDeveloper } from '../../profile/read-developer.ts';

/** Whether the viewer may apply, and what a short profile still needs. */
export type OwnStanding = { standing: Standing; missing: GuideItem[] };

export async function ownStanding(
  { db, viewer, locale }: Context,
  developer: Parameters<typeof standingOf>[0],
): Promise<OwnStanding> {
  const standing = standingOf(developer);
  if (standing !== 'short' || !viewer) return { standing, missing: [] };
  const profile = await readDeveloper(db, viewer.userId, locale);
  const steps = profile ? guide(profileFacts(profile)).steps : [];
  return { standing, missing: steps.filter(({ required, done }) => required && !done).map(({ item }) => item) };
}
