import type { EducationEntryDraft } from '../../profile/cards/education.ts';
import type { ExperienceDraft } from '../../profile/cards/experience.ts';
import type { ContractType, JobSearchState, RemoteFrequency } from '../../profile/cards/job-search.ts';
import type { KnownNetwork } from '../../profile/cards/link.ts';
import type { ProjectDraft } from '../../profile/cards/project.ts';
import type { Flags } from '../profile.ts';

/** A place as a document names it; the id only when the document is one of ours. */
export type FoundPlace = { placeId: string | null; name: string; countryCode: string | null };

/**
 * A name to look up; the id counts when the name is looked up in vain. `value` is undefined when the document does not
 * say how well, null when it says that nobody knows.
 */
export type FoundName = { id: string | null; name: string; value: number | null | undefined };

/** Place and description may be missing, and are asked for later; without a name or a start it is no experience. */
export type FoundExperience = Omit<ExperienceDraft, 'id' | 'place'> & { place: FoundPlace | null };

/**
 * What a document says about somebody, before anything is looked up or compared: from a JSON Résumé, or from any other
 * source that can tell. undefined or an empty list: it says nothing about that.
 */
export type Found = {
  name?: string;
  phone?: string;
  oneSentenceDescription?: string;
  personalMessage?: string;
  /** To be found among the professions; the first that is one counts. */
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
 * Why something of a document has no place in a profile: a name or a date that is missing, unreadable or out of range;
 * an address that is none; too much or too long; a lookup in vain; or a kind of thing that profiles lack.
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

/** `section` is the document's own name for it ('work', 'awards'); `text` says which one, in the document's words. */
export type Unplaced = { section: string; text: string; reason: UnplacedReason };
