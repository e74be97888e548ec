import { type CastingInput, companiesOf, introduce } from './casting.ts';
import { createRandom } from './random.ts';
import type { DeveloperRows, Row, Rows } from './rows.ts';
import { type StoryName, stories } from './stories.ts';

/** The introductions of the demo accounts, as far as there are enough companies for them. */
const lives: Record<string, StoryName[]> = {
  'developer@demo.example': [
    'applicant',
    'declined',
    'waiting',
    'accepted',
    'acceptedWithoutDetails',
    'unanswered',
    'hired',
  ],
  'junior@demo.example': ['waiting', 'accepted', 'declined', 'refused'],
  'hidden@demo.example': ['archived', 'silent'],
};

/** Not with the first company: its recruiter account finds unanswered applications there, to try out answering. */
export function makeAccountIntroductions(
  { seed, ...input }: CastingInput,
  developers: readonly DeveloperRows[],
  applications: readonly Rows[],
): Rows[] {
  return developers.map((person, index) => {
    const own = applications[index] ?? {};
    const random = createRandom(`${seed}/introductions/${person.user.email}`);
    const free = random.shuffle(input.market.companies.slice(1));
    const known = companiesOf(own, input.market);
    const applied = new Set((own.superlikes ?? []).map(({ companyId }) => companyId));
    const rows: Rows = {};
    for (const story of lives[person.user.email] ?? []) {
      const fits = ({ id, planId }: Row<'companies'>) =>
        stories[story].begins === 'application'
          ? applied.has(id) || !known.has(id)
          : !known.has(id) && planId !== 'partner' && planId !== 'freemium' && planId !== 'id0';
      const company = free.find(fits);
      if (!company?.seoAlias) continue;
      const made = introduce(random, input, person, own, { story, alias: company.seoAlias });
      if (!made) continue;
      free.splice(free.indexOf(company), 1);
      for (const [table, more] of Object.entries(made) as [keyof Rows, never[]][])
        rows[table] = [...(rows[table] ?? []), ...more] as never;
    }
    return rows;
  });
}
