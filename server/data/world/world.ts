import { adminAccount, makeAdmin, makeCredential, makeDeveloperAccounts, makeRecruiterAccounts } from './accounts.ts';
import { makeArrivals } from './arrivals.ts';
import { makeCompanies, makeRecruiters } from './companies.ts';
import { type DeveloperContext, makeDeveloper } from './developers.ts';
import { makeJobs } from './jobs.ts';
import { createAliasBook } from './people.ts';
import { createRandom } from './random.ts';
import type { DeveloperRows, Rows } from './rows.ts';

/** The world of a demo, without its date. */
export const demoWorld = { seed: 'vivier', developers: 300, companies: 12, withAccounts: true } as const;

export interface BaseInput {
  seed: string;
  now: Date;
  companies: 0 | 12;
  /** Hash of the demo password; null without demo accounts. */
  accountPassword: string | null;
}

/** Everything except the many developers: accounts, companies, recruiters, offers. */
export function makeBase({ seed, now, companies: companyCount, accountPassword }: BaseInput): {
  rows: Rows;
  developers: DeveloperRows[];
} {
  const random = createRandom(`${seed}/base`);
  const adminId = accountPassword === null ? null : adminAccount.id;
  const companies = companyCount === 0 ? [] : makeCompanies(random, now, adminId);
  // Demo accounts first, so that the first offers of their companies can be theirs.
  const recruiters = [
    ...(accountPassword !== null && companyCount > 0 ? makeRecruiterAccounts(random, now, companies) : []),
    ...(companyCount > 0 ? makeRecruiters(random, now, companies) : []),
  ];
  const jobs = companyCount === 0 ? [] : makeJobs(random, now, companies);
  const developers =
    accountPassword === null ? [] : makeDeveloperAccounts(seed, { now, adminId, giveAlias: (base) => base });
  const admins = accountPassword === null ? [] : [makeAdmin(random, now)];
  const arrivals = accountPassword !== null && companyCount > 0 ? makeArrivals({ seed, now, companies }) : {};
  const users = [...admins, ...recruiters.map(({ user }) => user), ...(arrivals.users ?? [])];
  const signIns = [...users, ...developers.map(({ user }) => user)];

  return {
    rows: {
      users,
      credentials: accountPassword === null ? [] : signIns.map((user) => makeCredential(random, user, accountPassword)),
      recruiters: [...recruiters.map(({ recruiter }) => recruiter), ...(arrivals.recruiters ?? [])],
      companies: [...companies.map(({ row }) => row), ...(arrivals.companies ?? [])],
      companyTechnologies: [
        ...companies.flatMap(({ technologies }) => technologies),
        ...(arrivals.companyTechnologies ?? []),
      ],
      companyMembers: [...recruiters.map(({ member }) => member), ...(arrivals.companyMembers ?? [])],
      companyInvitations: arrivals.companyInvitations ?? [],
      companyJoinRequests: arrivals.companyJoinRequests ?? [],
      planRequests: arrivals.planRequests ?? [],
      jobs: jobs.map(({ row }) => row),
      jobTechnologies: jobs.flatMap(({ technologies }) => technologies),
      jobViews: jobs.flatMap(({ views }) => views),
      jobLanguages: jobs.flatMap(({ languages }) => languages),
    },
    developers,
  };
}

export interface PeopleInput {
  seed: string;
  now: Date;
  adminId: string | null;
  /** Whether addresses stay plain while they are free; otherwise each ends with a mark of the seed and a number. */
  plainAliases: boolean;
}

/** The n-th developer of a seed; with marked addresses it does not depend on those made before. */
export function createPeople({ seed, now, adminId, plainAliases }: PeopleInput): (index: number) => DeveloperRows {
  const plain = createAliasBook();
  const mark = createRandom(`${seed}/mark`)
    .int(36 ** 3, 36 ** 4 - 1)
    .toString(36);
  return (index) => {
    const giveAlias = plainAliases ? plain : (base: string) => `${base}-${mark}${index.toString(36)}`;
    const context: DeveloperContext = { now, adminId, giveAlias };
    return makeDeveloper(createRandom(`${seed}/developer/${index}`), context);
  };
}
