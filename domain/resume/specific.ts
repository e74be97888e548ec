import { soundtrackEmbed } from '../profile/cards/soundtrack/soundtrack.ts';
import type { Flags } from '../profile/wishes/wish-names.ts';
import { exportedState } from './job-search-name.ts';
import type { ResumePlace, ResumeProfile } from './profile.ts';
import type { ResumeParts } from './rights.ts';

type Clean = (text: string) => string;

/** The part that the standard has no fields for; the caller removes unknown values. */
export function makeSpecific(profile: ResumeProfile, parts: ResumeParts, clean: Clean) {
  const { salary, remoteFrequency, remoteDaysPerWeek, soundtrackUrl, jobSearchState } = profile;
  const said = (text: string | null) => text && clean(text);
  const flags = (given: Flags): Flags =>
    Object.fromEntries(Object.entries(given).map(([key, value]) => [key, value === true ? true : clean(value)]));
  return {
    basics: {
      visaSponsorship: profile.visaSponsorship,
      personalDescription: said(profile.personalMessage),
      globalJobTitle: parts.jobTitle ? profile.profession : undefined,
    },
    dreamJob: {
      locations: profile.dreamPlaces.map(location),
      salary: salary === null ? undefined : String(salary),
      averageDailyRate: profile.averageDailyRate,
      perks: flags(profile.perks),
      remoteFrequency:
        remoteFrequency === null ? undefined : { frequency: remoteFrequency, daysPerWeek: remoteDaysPerWeek },
    },
    currentJob: { issues: flags(profile.jobIssues) },
    education: { studiesLevel: profile.studiesYears },
    work: {
      contractTypes: profile.contractTypes,
      codingYears: profile.codeExperienceYears,
      codingReason: said(profile.codingReason),
      searchState: jobSearchState === 'unknown' ? undefined : exportedState(jobSearchState),
      otherExperienceYears: profile.otherExperienceYears,
      codeExperienceYears: profile.codeExperienceYears,
    },
    sound: parts.soundtrack && soundtrackUrl ? sound(soundtrackUrl) : {},
    interestedBy: said(profile.interestedTechnologies),
  };
}

/** The player, and the address it was made from, so that an import restores the typed address. */
const sound = (url: string) => ({ embedUrl: soundtrackEmbed(url)?.embedUrl, url });

const location = ({ placeId, city, country }: ResumePlace, index: number) => ({
  id: placeId,
  index,
  placeId,
  name: [city, country].filter(Boolean).join(', '),
});
