import type { educationFields } from '../profile/cards/education.ts';
import type { experienceFields } from '../profile/cards/experience.ts';
import type { EntryFields, EntryInFile } from '../profile/cards/fields/entry-fields.ts';
import type { projectFields } from '../profile/cards/project.ts';
import type { Flags } from '../profile/wishes/wish-names.ts';

/** The version of the standard that our résumés follow. */
export const standardVersion = '1.3.1';
export const standardAddress = `https://unpkg.com/@jsonresume/schema@${standardVersion}/schema.json`;

/** `value`: the best percentage; a provisional result has none. The score is shown as 'score ± margin'. */
export type ResumeTest = {
  id: string;
  name: string;
  value?: number;
  score: number;
  margin?: number;
  provisional?: true;
  endDate?: string;
};

/** The part that only this product reads. */
type SpecificPart = {
  basics: { visaSponsorship?: boolean; personalDescription?: string; globalJobTitle?: string };
  dreamJob: {
    locations: { id: string; index: number; placeId: string; name: string }[];
    salary?: string;
    averageDailyRate?: number;
    perks: Flags;
    remoteFrequency?: { frequency: string; daysPerWeek?: number };
  };
  currentJob: { issues: Flags };
  education: { studiesLevel?: number };
  work: {
    contractTypes: string[];
    codingYears?: number;
    codingReason?: string;
    searchState?: string;
    otherExperienceYears?: number;
    codeExperienceYears?: number;
  };
  sound: { embedUrl?: string; url?: string };
  interestedBy?: string;
};

/** An entry with its place in the order of the profile; the fields of `Except` depend on the viewer. */
type Entry<Fields extends EntryFields, Except extends string = never> = { id?: string; index: number } & Present<
  Omit<EntryInFile<Fields>, Except>
>;
/** An unknown value is left out of the file. */
type Present<T> = { [Name in keyof T as null extends T[Name] ? never : Name]: T[Name] } & {
  [Name in keyof T as null extends T[Name] ? Name : never]?: NonNullable<T[Name]>;
};

/** The product's own names beside those of the standard, so that readers of both find their fields. */
export type JsonResume = {
  $schema: string;
  basics: {
    name?: string;
    title?: string;
    label?: string;
    picture?: string;
    image?: string;
    email?: string;
    phone?: string;
    summary?: string;
    location?: { city: string; locationCountryCode: string; countryCode: string; placeId: string };
    profiles: { id?: string; network: string; username?: string; url?: string }[];
  };
  work: (Entry<typeof experienceFields, 'name'> & {
    name?: string;
    startDate: string;
    endDate?: string;
    location?: string;
    placeId?: string;
  })[];
  education: (Entry<typeof educationFields> & { endDate: string })[];
  projects: (Entry<typeof projectFields> & {
    endDate: string;
    link?: string;
    url?: string;
    images?: { url: string }[];
  })[];
  skills: { id: string; name: string; position: number; value?: number }[];
  languages: { id: string; name: string; language: string; value: number }[];
  interests: { id?: string; name: string }[];
  tests: ResumeTest[];
  certificates: { name: string; date?: string; issuer?: string }[];
  likes?: {
    companiesLength: number;
    companiesLeft: number;
    selectedCompanies: Record<string, { companyName: string }>;
  };
  specific: SpecificPart;
  meta: { version: string; language: string; lastModified?: string };
};
