/** The words of one profession, in one language. Sentences may hold the blanks that `fill` completes. */
interface FamilyWords {
  /** Noun phrases, after « je construis ». */
  crafts: readonly string[];
  /** Noun phrases, after « un faible pour ». */
  likes: readonly string[];
  /** What one likes doing: an infinitive in French, a gerund in English. */
  aims: readonly string[];
  /** Sentences for a personal message. */
  about: readonly string[];
  /** What was done in a past position. */
  achievements: readonly string[];
  /** Items of a job offer: what there is to do. */
  missions: readonly string[];
  /** Items of a job offer: who is looked for. */
  wanted: readonly string[];
}

export interface Title {
  masculine: string;
  feminine: string;
  english: string;
}

export interface Family {
  id: string;
  /** The usual one first. */
  professionIds: readonly string[];
  /** Where the main technology says more about the profession than the family does. */
  professionByTechnology?: Readonly<Record<string, string>>;
  /** End of a profile's address. */
  aliasPart: string;
  weight: number;
  /** Technologies that go together, the main one first. */
  stacks: readonly (readonly string[])[];
  side: readonly string[];
  titles: readonly Title[];
  seniorTitles: readonly Title[];
  /** Added to a plain salary, in thousands of euros a year. */
  salaryBonus: number;
  fr: FamilyWords;
  en: FamilyWords;
}

export function title(masculine: string, feminine: string, english: string): Title {
  return { masculine, feminine, english };
}
