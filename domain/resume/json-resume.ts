import type { Flags } from './profile.ts';

/** The version of the standard that our résumés follow. */
export const standardVersion = '1.3.1';
export const standardAddress = `https://unpkg.com/@jsonresume/schema@${standardVersion}/schema.json`;

export type ResumeTest = { id: string; name: string; value: number; endDate?: string };

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
  work: {
    id?: string;
    index: number;
    name?: string;
    position: string;
    startDate: string;
    endDate?: string;
    summary: string;
    location?: string;
    placeId?: string;
  }[];
  education: {
    id?: string;
    index: number;
    institution: string;
    studyType: string;
    area?: string;
    endDate: string;
  }[];
  projects: {
    id?: string;
    index: number;
    name: string;
    description: string;
    endDate: string;
    link?: string;
    url?: string;
    images?: { url: string }[];
  }[];
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
