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

/** The content of an export, before the rules of the product are applied. */
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
  /** Texts without a field here: address, web sites, honours, unknown sections. */
  unplaced: string[];
};
