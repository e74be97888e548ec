import { isDisabledOrPaused } from '../../../domain/contact/availability.ts';
import { conversationButton } from '../../../domain/contact/conversations/conversation-button.ts';
import { startRefusal } from '../../../domain/contact/start-refusal.ts';
import type { Member } from '../../../domain/viewer.ts';
import type { Context } from '../../context.ts';
import { readContactFacts } from '../contact/introductions/read-contact-facts.ts';
import type { Answer } from './read-applicants.ts';

/** The possible answer for each of these applicants, in four queries for any number of them. */
export async function readAnswers(
  { db }: Pick<Context, 'db'>,
  viewer: Member,
  developerIds: readonly string[],
  now: Date,
): Promise<(developerId: string) => Answer> {
  const facts = await readContactFacts(db, viewer, developerIds, now);
  const standing = [...facts.values()].flatMap(({ interaction }) => interaction.introId ?? []);
  const introductions =
    standing.length === 0
      ? []
      : await db
          .selectFrom('introductions')
          .select(['id', 'recruiterId as recId', 'developerId as devId', 'status', 'createdAt'])
          .where('id', 'in', standing)
          .execute();
  return (developerId) => {
    const known = facts.get(developerId);
    const found = introductions.find(({ devId }) => devId === developerId);
    if (!known || (!known.developer && !found)) return { button: 'notVisible', introduction: null };
    const button = conversationButton({
      recruiter: viewer.membership,
      interaction: known.interaction,
      disabledOrPaused: !known.developer || isDisabledOrPaused(known.developer),
      hasSmallProfile: true,
      refusal: startRefusal(known),
      plan: null,
      batchDisabled: true,
    });
    const refusal = button.case === 'start' ? button.refusal : undefined;
    return {
      button: refusal ?? ('disabled' in button && button.disabled ? 'unavailable' : button.case),
      introduction: found ? { ...found, createdAt: found.createdAt.getTime() } : null,
    };
  };
}
