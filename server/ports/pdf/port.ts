/**
 * The parts of a JSON Resume that a theme prints, with those that only this product has. Other fields may exist and are
 * passed on; any field may be absent, and values of other types are left out.
 */
export type Resume = {
  basics?: {
    name?: string;
    label?: string;
    /** A JPEG as a data: address. Any other address is left out: nothing is fetched for a résumé. */
    image?: string;
    email?: string;
    phone?: string;
    url?: string;
    /** One sentence; if it has several lines, Markdown. */
    summary?: string;
    location?: { city?: string; countryCode?: string; locationCountryCode?: string; [more: string]: unknown };
    profiles?: { network?: string; username?: string; url?: string; [more: string]: unknown }[];
    [more: string]: unknown;
  };
  /** `summary` is Markdown. */
  work?: (Dated & {
    name?: string;
    position?: string;
    location?: string;
    url?: string;
    summary?: string;
    highlights?: string[];
  })[];
  education?: (Dated & { institution?: string; area?: string; studyType?: string; courses?: string[] })[];
  /** `value` is 0 to 100; `level` is the same in words. */
  skills?: { name?: string; level?: string; value?: number; keywords?: string[]; [more: string]: unknown }[];
  languages?: { language?: string; name?: string; fluency?: string; value?: number; [more: string]: unknown }[];
  /** `description` is Markdown; `link` is `url` as it was typed. */
  projects?: (Dated & { name?: string; description?: string; url?: string; link?: string; highlights?: string[] })[];
  /** `value`: the person is among the best `value` per cent. */
  tests?: { name?: string; value?: number; endDate?: string; [more: string]: unknown }[];
  awards?: { title?: string; date?: string; awarder?: string; summary?: string; [more: string]: unknown }[];
  certificates?: { name?: string; date?: string; issuer?: string; url?: string; [more: string]: unknown }[];
  publications?: {
    name?: string;
    publisher?: string;
    releaseDate?: string;
    url?: string;
    summary?: string;
    [more: string]: unknown;
  }[];
  interests?: { name?: string; keywords?: string[]; [more: string]: unknown }[];
  references?: { name?: string; reference?: string; [more: string]: unknown }[];
  likes?: {
    companiesLeft?: number;
    selectedCompanies?: Record<string, { companyName?: string; [more: string]: unknown }>;
    [more: string]: unknown;
  };
  specific?: Specific;
  /** `language` of the titles that the theme adds; French when absent. */
  meta?: { language?: string; [more: string]: unknown };
  [more: string]: unknown;
};

type Specific = {
  basics?: {
    personalDescription?: string;
    globalJobTitle?: string;
    visaSponsorship?: boolean;
    [more: string]: unknown;
  };
  dreamJob?: {
    locations?: { name?: string; [more: string]: unknown }[];
    /** Thousands of euros a year, gross. */
    salary?: string | number;
    averageDailyRate?: number;
    perks?: Record<string, true | string>;
    remoteFrequency?: string | { frequency?: string; daysPerWeek?: number };
    [more: string]: unknown;
  };
  education?: { studiesLevel?: number; [more: string]: unknown };
  work?: {
    contractTypes?: string[];
    codingYears?: number;
    codeExperienceYears?: number;
    codingReason?: string;
    [more: string]: unknown;
  };
  interestedBy?: string;
  [more: string]: unknown;
};

/** Dates are YYYY, YYYY-MM or YYYY-MM-DD; an entry without an end still continues. */
type Dated = { startDate?: string; endDate?: string; [more: string]: unknown };

export const pdfThemes = ['sober', 'colour'] as const;
export type PdfTheme = (typeof pdfThemes)[number];

export type Pdf = {
  /**
   * The résumé as a PDF file. Rejects with the reason of the signal when aborted, with Busy when too many wait, else
   * with an OutsideError.
   */
  render(document: { resume: Resume; theme: PdfTheme }, signal?: AbortSignal): Promise<Uint8Array>;
};
