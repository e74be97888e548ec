import { type Company, makeRecruiter, type Recruiter, type RecruiterTraits } from './companies.ts';
import { daysAgo } from './dates.ts';
import { type DeveloperContext, makeDeveloper, type Traits } from './developers.ts';
import { idAt } from './ids.ts';
import { createRandom, type Random } from './random.ts';
import type { DeveloperRows, Row } from './rows.ts';

export const demoPassword = 'vivier-demo';

const accountIds = '01890000-0000-7000-8000-';
export const accountId = (number: number): string => `${accountIds}${String(number).padStart(12, '0')}`;
/** Whether the id is one of the demo accounts, which visitors can sign in to. */
export const isAccount = (id: string): boolean => id.startsWith(accountIds);

export const adminAccount = { id: accountId(1), email: 'admin@demo.example', name: 'Alix Demaret' } as const;

export interface DeveloperAccount extends Traits {
  id: string;
  email: string;
}

const usualPerson = { feminine: true, homeLanguage: null };

/** The developer accounts of the demo, one per situation worth showing. */
export const developerAccounts: readonly DeveloperAccount[] = [
  {
    id: accountId(2),
    email: 'developer@demo.example',
    alias: 'camille-verdier-front-end',
    person: { firstName: 'Camille', lastName: 'Verdier', ...usualPerson },
    familyId: 'front-end',
    years: 8,
    otherYears: 0,
    standing: 'published',
    state: 'actively_searching',
    projects: 3,
    rich: true,
    boost: 2,
  },
  {
    id: accountId(3),
    email: 'short@demo.example',
    alias: 'jules-masson',
    person: { firstName: 'Jules', lastName: 'Masson', ...usualPerson, feminine: false },
    familyId: 'back-end',
    standing: 'short',
    boost: 0,
  },
  {
    id: accountId(4),
    email: 'junior@demo.example',
    alias: 'ines-roche-full-stack',
    person: { firstName: 'Inès', lastName: 'Roche', ...usualPerson },
    familyId: 'full-stack',
    years: 2,
    otherYears: 0,
    standing: 'published',
    state: 'open_opportunities',
    projects: 2,
    boost: 0,
  },
  {
    id: accountId(5),
    email: 'hidden@demo.example',
    alias: 'bastien-colas-devops',
    person: { firstName: 'Bastien', lastName: 'Colas', ...usualPerson, feminine: false },
    familyId: 'devops',
    years: 11,
    otherYears: 0,
    standing: 'published',
    state: 'not_searching',
    boost: 0,
  },
  {
    id: accountId(6),
    email: 'disabled@demo.example',
    alias: 'noemie-astier-data',
    person: { firstName: 'Noémie', lastName: 'Astier', ...usualPerson },
    familyId: 'data-engineering',
    years: 5,
    otherYears: 0,
    standing: 'disabled',
    disabledReason: 'NotCompleteEnough',
    state: 'actively_searching',
    boost: 0,
  },
];

export interface RecruiterAccount extends RecruiterTraits {
  id: string;
  email: string;
  companyAlias: string;
}

export const recruiterAccounts: readonly RecruiterAccount[] = [
  {
    id: accountId(11),
    email: 'recruiter@demo.example',
    name: 'Hélène Kerouan',
    feminine: true,
    jobTitle: 'Directrice technique',
    companyAlias: 'mareva',
    admin: true,
    intros: true,
  },
  {
    id: accountId(12),
    email: 'viewer@demo.example',
    name: 'Oscar Delattre',
    feminine: false,
    jobTitle: 'Chef de projet',
    companyAlias: 'mareva',
    admin: false,
    intros: false,
  },
  {
    id: accountId(13),
    email: 'free@demo.example',
    name: 'Sonia Bellanger',
    feminine: true,
    jobTitle: 'Cofondatrice',
    companyAlias: 'petits-bols',
    admin: true,
    intros: true,
  },
  {
    id: accountId(14),
    email: 'pending@demo.example',
    name: 'Mathis Oriol',
    feminine: false,
    jobTitle: 'Cofondateur',
    companyAlias: 'orgelet-sante',
    admin: true,
    intros: true,
  },
  {
    id: accountId(15),
    email: 'batch@demo.example',
    name: 'Farida Meziane',
    feminine: true,
    jobTitle: 'Responsable du recrutement',
    companyAlias: 'cadrantia',
    admin: true,
    intros: true,
  },
];

export function makeAdmin(random: Random, now: Date): Row<'users'> {
  const createdAt = daysAgo(random, now, 900, 1200);
  return { ...adminAccount, emailVerified: true, role: 'ADMIN', locale: 'fr', createdAt, updatedAt: createdAt };
}

export function makeDeveloperAccounts(seed: string, context: DeveloperContext): DeveloperRows[] {
  return developerAccounts.map((traits) =>
    makeDeveloper(createRandom(`${seed}/account/${traits.email}`), context, {
      locale: 'fr',
      visibility: 'full',
      student: false,
      ...traits,
    }),
  );
}

export function makeRecruiterAccounts(random: Random, now: Date, companies: readonly Company[]): Recruiter[] {
  return recruiterAccounts.map(({ companyAlias, ...traits }) => {
    const company = companies.find(({ content }) => content.alias === companyAlias);
    if (!company) throw new Error(`no company ${companyAlias}`);
    return makeRecruiter(random, now, company, traits);
  });
}

export function makeCredential(random: Random, user: Row<'users'>, password: string): Row<'credentials'> {
  return {
    id: idAt(random, user.createdAt),
    userId: user.id,
    providerId: 'credential',
    accountId: user.id,
    password,
    createdAt: user.createdAt,
    updatedAt: user.createdAt,
  };
}
