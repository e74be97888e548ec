import type { PlanLimits } from '../../../domain/companies/plans/plan.ts';
import { wholeNumber } from '../dates.ts';
import { defineTexts, useLocale, useTexts } from '../texts.ts';

/** What a plan includes, in the same words on every page (docs/product/companies.md, What a plan allows). */
const planWords = defineTexts(
  {
    profiles: (count: string, one: boolean) => (one ? `${count} profil par jour` : `${count} profils par jour`),
    unlimitedProfiles: 'Profils sans limite',
    conversations: (count: number) =>
      count > 1 ? `${count} conversations à la fois` : `${count} conversation à la fois`,
    unlimitedConversations: 'Conversations sans limite',
    eachProfile: 'Une conversation avec chaque profil du jour',
    internsOnly: 'avec les personnes qui ne cherchent ni CDI ni CDD (stage, alternance, freelance)',
    selections: 'Sélections de plusieurs candidat·es',
    resumes: { withoutSocials: 'CV, sans liens sociaux', full: 'CV complets' },
  },
  {
    profiles: (count, one) => (one ? `${count} profile a day` : `${count} profiles a day`),
    unlimitedProfiles: 'Profiles without limit',
    conversations: (count) => (count === 1 ? '1 conversation at a time' : `${count} conversations at a time`),
    unlimitedConversations: 'Conversations without limit',
    eachProfile: 'A conversation with each profile of the day',
    internsOnly:
      'with people who are looking for neither a permanent nor a fixed-term contract (internship, apprenticeship, freelance)',
    selections: 'Selections of several candidates',
    resumes: { withoutSocials: 'CVs, without social links', full: 'Complete CVs' },
  },
);

/** undefined: not included. */
export type PlanLines = Record<'profiles' | 'conversations' | 'selections' | 'resumes', string | undefined>;

export function usePlanLines(): (limits: PlanLimits) => PlanLines {
  const locale = useLocale();
  const texts = useTexts(planWords);
  return ({ profilesPerDay, conversations, internsOnly, selections, resumes }) => ({
    profiles:
      profilesPerDay === 'unlimited'
        ? texts.unlimitedProfiles
        : texts.profiles(wholeNumber(locale, profilesPerDay), profilesPerDay === 1),
    conversations:
      conversations === 'unlimited'
        ? texts.unlimitedConversations
        : conversations === 'eachProfile'
          ? texts.eachProfile
          : conversations === 0
            ? undefined
            : internsOnly
              ? `${texts.conversations(conversations)}, ${texts.internsOnly}`
              : texts.conversations(conversations),
    selections: selections ? texts.selections : undefined,
    resumes: resumes === 'none' ? undefined : texts.resumes[resumes],
  });
}
