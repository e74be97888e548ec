import type { DeveloperRows, Row } from './rows.ts';
import type { Locale } from './text.ts';

/** The participants of an introduction. */
export type Cast = {
  person: DeveloperRows;
  company: Row<'companies'>;
  recruiter: { id: string; name: string };
  adminId: string | null;
  /** The offer that the company has in mind. */
  assignedJob: Row<'jobs'> | null;
};

/** The conversation is in the developer's language. */
export const languageOf = ({ user }: DeveloperRows): Locale => (user.locale === 'en' ? 'en' : 'fr');
