import type { DeveloperRows, Row } from './rows.ts';
import type { Locale } from './text.ts';

/** Who takes part in an introduction. */
export type Cast = {
  person: DeveloperRows;
  company: Row<'companies'>;
  recruiter: { id: string; name: string };
  adminId: string | null;
  /** The offer that the company thinks of. */
  assignedJobId: string | null;
};

/** They write to each other in the developer's language. */
export const languageOf = ({ user }: DeveloperRows): Locale => (user.locale === 'en' ? 'en' : 'fr');
