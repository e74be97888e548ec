import type { EducationEntryDraft } from '../../profile/cards/education.ts';
import type { ExperienceDraft } from '../../profile/cards/experience.ts';
import type { ContractType, JobSearchState, RemoteFrequency } from '../../profile/cards/job-search.ts';
import type { KnownNetwork } from '../../profile/cards/networks.ts';
import type { ProjectDraft } from '../../profile/cards/project.ts';
import type { Flags } from '../../profile/wishes/wish-names.ts';

/** A place as a document names it; the id only when the document is one of our exports. */
export type FoundPlace = { placeId: string | null; name: string; countryCode: string | null };

/**
 * A name to look up; the id is used when the name is not found. `value` is undefined when the document gives no level,
 * null when it gives an unknown one.
 */
export type FoundName = { id: string | null; name: string; value: number | null | undefined };

/** Place and description may be missing, and are requested later; without a name or a start it is not an experience. */
export type FoundExperience = Omit<ExperienceDraft, 'id' | 'place'> & { place: FoundPlace | null };

/**
 * The content of a document before lookups and comparison: from a JSON Résumé, or from any other source. undefined or
 * an empty list: not in the document.
 */
export type Found = {
  name?: string;
  phone?: string;
  oneSentenceDescription?: string;
  personalMessage?: string;
  /** To be found among the professions; the first match counts. */
  jobTitles: string[];
  place?: FoundPlace;
  state?: JobSearchState;
  contractTypes: ContractType[];
  dreamPlaces: FoundPlace[];
  remote?: { frequency: RemoteFrequency; daysPerWeek: number | null };
  salary?: number;
  averageDailyRate?: number;
  visaSponsorship?: boolean;
  perks: Flags;
  jobIssues: Flags;
  codingReason?: string;
  codeExperienceYears?: number;
  otherExperienceYears?: number;
  studiesYears?: number;
  interestedTechnologies?: string;
  soundtrackUrl?: string;
  experiences: FoundExperience[];
  education: Omit<EducationEntryDraft, 'id'>[];
  projects: Omit<ProjectDraft, 'id'>[];
  skills: FoundName[];
  languages: FoundName[];
  interests: string[];
  links: { [network in KnownNetwork]?: string };
  customLinks: { name: string; url: string }[];
};

export const emptyFound = (): Found => ({
  jobTitles: [],
  contractTypes: [],
  dreamPlaces: [],
  perks: {},
  jobIssues: {},
  experiences: [],
  education: [],
  projects: [],
  skills: [],
  languages: [],
  interests: [],
  links: {},
  customLinks: [],
});

/**
 * Why an entry of a document cannot be imported: a name or a date that is missing, unreadable or out of range; an
 * invalid address; too much or too long; a name that is not found; or no card for it in a profile.
 */
export type UnplacedReason =
  | 'noName'
  | 'noDate'
  | 'unreadableDate'
  | 'outOfRange'
  | 'endBeforeStart'
  | 'badLink'
  | 'tooMany'
  | 'shortened'
  | 'unknown'
  | 'noCard';

/**
 * `section` is the document's own name for it ('work', 'awards'); `text` identifies the entry in the document's words.
 */
export type Unplaced = { section: string; text: string; reason: UnplacedReason };
