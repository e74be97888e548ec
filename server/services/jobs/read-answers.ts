import { conversationButton } from '../../../domain/contact/conversation-button.ts';
import { noInteraction } from '../../../domain/contact/interaction.ts';
import type { Recruiting } from '../../../domain/permissions/recruiter.ts';
import type { Context } from '../../context.ts';
import { readInteractions } from '../introductions/read-interactions.ts';
import type { Answer } from './read-applicants.ts';

/** Where a company stands with each of these people: two questions, however many they are. */
export async function readAnswers(
  { db }: Pick<Context, 'db'>,
  { membership }: Recruiting,
  developerIds: readonly string[],
  now: Date,
): Promise<(developerId: string) => Answer> {
  const interactions = await readInteractions(db, membership.companyId, developerIds, now);
  const standing = [...interactions.values()].flatMap(({ introId }) => introId ?? []);
  const introductions =
    standing.length === 0
      ? []
      : await db
          .selectFrom('introductions')
          .select(['id', 'recruiterId as recId', 'developerId as devId', 'status', 'createdAt'])
          .where('id', 'in', standing)
          .execute();
  return (developerId) => {
    const found = introductions.find(({ devId }) => devId === developerId);
    const { case: button } = conversationButton({
      recruiter: membership,
      interaction: interactions.get(developerId) ?? noInteraction,
      // Whoever moved towards the company is answered; whether they can be written to is said by the dialog.
      disabledOrPaused: false,
      hasSmallProfile: true,
      plan: null,
      batchDisabled: true,
    });
    return { button, introduction: found ? { ...found, createdAt: found.createdAt.getTime() } : null };
  };
}
