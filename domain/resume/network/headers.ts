import { foldCase } from '../../text/fold.ts';

export type SideSection = 'contact' | 'skills' | 'languages' | 'certifications' | 'honors' | 'publications' | 'patents';
export type MainSection = 'summary' | 'experience' | 'education';

// Exports translate some headers and leave others in English, in every language.
const sideWords: Record<string, SideSection> = {
  contact: 'contact',
  coordonnées: 'contact',
  'top skills': 'skills',
  'principales compétences': 'skills',
  'compétences principales': 'skills',
  languages: 'languages',
  langues: 'languages',
  certifications: 'certifications',
  'licenses & certifications': 'certifications',
  'licences et certifications': 'certifications',
  'honors-awards': 'honors',
  'honors & awards': 'honors',
  distinctions: 'honors',
  publications: 'publications',
  patents: 'patents',
  brevets: 'patents',
};

const mainWords: Record<string, MainSection> = {
  summary: 'summary',
  résumé: 'summary',
  experience: 'experience',
  expérience: 'experience',
  education: 'education',
  formation: 'education',
};

export function sideSection(text: string): SideSection | undefined {
  return Object.hasOwn(sideWords, headerWord(text)) ? sideWords[headerWord(text)] : undefined;
}

export function mainSection(text: string): MainSection | undefined {
  return Object.hasOwn(mainWords, headerWord(text)) ? mainWords[headerWord(text)] : undefined;
}

export function headerWord(text: string): string {
  return foldCase(text).replace(/\s+/g, ' ').trim();
}
