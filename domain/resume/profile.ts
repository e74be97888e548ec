import type { StoredEducation } from '../profile/cards/education.ts';
import type { StoredExperience } from '../profile/cards/experience.ts';
import type { StoredProject } from '../profile/cards/project.ts';
import { type ShareableField, shareableFields } from '../profile/wishes/shared-fields.ts';
import type { Flags } from '../profile/wishes/wish-names.ts';

export type ResumePlace = { placeId: string; city: string; country: string; countryCode: string };

type ResumeTechnology = { id: string; name: string; value: number | null; position: number };
type ResumeLanguage = { id: string; languageId: string; nameFr: string; nameEn: string; value: number };
export type ResumeSocial = { id: string; network: string; url: string | null; username: string | null };

/**
 * The data of a résumé, and what an import is compared with. Lists are in the profile's own order. It has no health
 * data, so that none can ever be exported.
 */
export type ResumeProfile = {
  /** The shown name; the real names are only used to remove them from an anonymised résumé. */
  displayName: string;
  firstName: string;
  lastName: string;
  seoAlias: string | null;
  email: string | null;
  phone: string | null;
  oneSentenceDescription: string | null;
  personalMessage: string | null;
  professionId: string | null;
  /** The profession's displayName, else its name, in the language of the résumé. */
  profession: string | null;
  place: ResumePlace | null;
  jobSearchState: string;
  contractTypes: string[];
  dreamPlaces: ResumePlace[];
  remoteFrequency: string | null;
  remoteDaysPerWeek: number | null;
  salary: number | null;
  averageDailyRate: number | null;
  visaSponsorship: boolean | null;
  perks: Flags;
  jobIssues: Flags;
  codingReason: string | null;
  /** What of the fields above the owner shows to recruiters. */
  sharedFields: ShareableField[];
  codeExperienceYears: number | null;
  otherExperienceYears: number | null;
  studiesYears: number | null;
  interestedTechnologies: string | null;
  soundtrackUrl: string | null;
  experiences: StoredExperience<ResumePlace>[];
  education: StoredEducation[];
  projects: StoredProject[];
  technologies: ResumeTechnology[];
  languages: ResumeLanguage[];
  interests: { id: string; name: string }[];
  socials: ResumeSocial[];
  /** Tests shown on the profile. `centile` is a fraction, `endDate` is in milliseconds. */
  tests: { id: string; name: string; centile: number; score: number; deviation: number | null; endDate: number }[];
  /** Companies whose page was liked, the latest first. */
  likes: { companyId: string; companyName: string }[];
  lastUpdate: Date | null;
};

export const emptyProfile = (): ResumeProfile => ({
  displayName: '',
  firstName: '',
  lastName: '',
  seoAlias: null,
  email: null,
  phone: null,
  oneSentenceDescription: null,
  personalMessage: null,
  professionId: null,
  profession: null,
  place: null,
  jobSearchState: 'unknown',
  contractTypes: [],
  dreamPlaces: [],
  remoteFrequency: null,
  remoteDaysPerWeek: null,
  salary: null,
  averageDailyRate: null,
  visaSponsorship: null,
  perks: {},
  jobIssues: {},
  codingReason: null,
  sharedFields: [...shareableFields],
  codeExperienceYears: null,
  otherExperienceYears: null,
  studiesYears: null,
  interestedTechnologies: null,
  soundtrackUrl: null,
  experiences: [],
  education: [],
  projects: [],
  technologies: [],
  languages: [],
  interests: [],
  socials: [],
  tests: [],
  likes: [],
  lastUpdate: null,
});
