import type { ExportDate } from './dates.ts';

export type ImportedExperience = {
  companyName: string;
  jobTitle: string;
  start: ExportDate;
  end: ExportDate | null;
  stillEmployed: boolean;
  location: string | null;
  description: string | null;
};

export type ImportedEducation = {
  schoolName: string;
  diploma: string | null;
  area: string | null;
  year: number | null;
};

/** What an export says, before the product's own rules about what it keeps. */
export type NetworkProfile = {
  language: 'fr' | 'en';
  name: string | null;
  headline: string | null;
  location: string | null;
  summary: string | null;
  email: string | null;
  phone: string | null;
  linkedinUrl: string | null;
  skills: string[];
  languages: { name: string; level: string | null }[];
  certifications: string[];
  experiences: ImportedExperience[];
  education: ImportedEducation[];
  /** What was read and has no field here: address, web sites, honors, sections we do not know. */
  unplaced: string[];
};
