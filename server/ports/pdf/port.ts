/** The parts of a JSON Resume that a theme prints; further fields may be there and are passed on. */
export type Resume = {
  basics?: {
    name?: string;
    label?: string;
    email?: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: { city?: string; countryCode?: string; locationCountryCode?: string; [more: string]: unknown };
    profiles?: { network?: string; username?: string; url?: string; [more: string]: unknown }[];
    [more: string]: unknown;
  };
  work?: (Dated & {
    name?: string;
    position?: string;
    location?: string;
    url?: string;
    summary?: string;
    highlights?: string[];
  })[];
  education?: (Dated & { institution?: string; area?: string; studyType?: string })[];
  skills?: { name?: string; level?: string; keywords?: string[]; [more: string]: unknown }[];
  languages?: { language?: string; fluency?: string; [more: string]: unknown }[];
  projects?: (Dated & { name?: string; description?: string; url?: string; highlights?: string[] })[];
  /** `language` is that of the titles the theme adds; French when absent. */
  meta?: { language?: string; [more: string]: unknown };
  [more: string]: unknown;
};

/** Dates are YYYY, YYYY-MM or YYYY-MM-DD; without an end it still goes on. */
type Dated = { startDate?: string; endDate?: string; [more: string]: unknown };

export const pdfThemes = ['sober', 'colour'] as const;
export type PdfTheme = (typeof pdfThemes)[number];

export type Pdf = {
  /** The résumé as a PDF file. Rejects with the signal's reason when it is given up, with an OutsideError otherwise. */
  render(document: { resume: Resume; theme: PdfTheme }, signal?: AbortSignal): Promise<Uint8Array>;
};
