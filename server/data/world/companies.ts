import { slugOf } from '../../../domain/text/fold.ts';
import { makeAvatar } from './avatars.ts';
import { type CompanyContent, companyContents, recruiterTitles } from './content/companies.ts';
import { between, daysAgo } from './dates.ts';
import { idAt } from './ids.ts';
import { makePerson } from './people.ts';
import type { Random } from './random.ts';
import type { Row } from './rows.ts';
import { typeset } from './text.ts';

export interface Company {
  content: CompanyContent;
  row: Row<'companies'>;
  technologies: Row<'companyTechnologies'>[];
  recruiterIds: string[];
}

export interface Recruiter {
  user: Row<'users'>;
  recruiter: Row<'recruiters'>;
  member: Row<'companyMembers'>;
}

const recruiterCount = 30;

/** The company whose requests the team reviews before they are sent. */
export const reviewedAlias = 'northvane-analytics';

export function makeCompanies(random: Random, now: Date, adminId: string | null): Company[] {
  return companyContents.map((content) => {
    const createdAt = content.validated ? daysAgo(random, now, 200, 1100) : daysAgo(random, now, 1, 4);
    const validatedAt = content.validated ? between(random, createdAt, daysAgo(random, now, 190, 199)) : null;
    const id = idAt(random, createdAt);
    const row: Row<'companies'> = {
      id,
      seoAlias: content.alias,
      name: content.name,
      description: typeset(content.description, content.locale),
      superlikeRequirements: typeset(content.superlikeRequirements, content.locale),
      website: `https://${content.alias}.example`,
      staffCount: content.staffCount,
      placeId: content.placeId,
      logo: content.logo,
      planId: content.planId,
      validatedAt,
      validatedBy: validatedAt ? adminId : null,
      refusedAt: null,
      refusedReason: null,
      askedAt: createdAt,
      requestsReviewed: content.alias === reviewedAlias,
      createdAt,
      updatedAt: between(random, createdAt, now),
    };
    const technologies = content.technologies.map((technologyId, position) => ({
      companyId: id,
      technologyId,
      position,
    }));
    return { content, row, technologies, recruiterIds: [] };
  });
}

/** Each company gets one recruiter in turn, then the largest companies get more. */
export function makeRecruiters(random: Random, now: Date, companies: readonly Company[]): Recruiter[] {
  const bySize = companies.toSorted((a, b) => b.content.staffCount - a.content.staffCount);
  const names = new Set<string>();
  return Array.from({ length: recruiterCount }, (_, index) => {
    const company = index < companies.length ? companies[index] : bySize[(index - companies.length) % 8];
    if (!company) throw new Error('there is no company for a recruiter');
    const { locale } = company.content;
    let person = makePerson(random, locale);
    while (names.has(`${person.firstName} ${person.lastName}`)) person = makePerson(random, locale);
    const name = `${person.firstName} ${person.lastName}`;
    names.add(name);
    const first = company.recruiterIds.length === 0;
    return makeRecruiter(random, now, company, {
      name,
      feminine: person.feminine,
      admin: first,
      intros: first || random.chance(0.6),
    });
  });
}

export interface RecruiterTraits {
  id?: string;
  email?: string;
  name: string;
  feminine: boolean;
  jobTitle?: string;
  admin: boolean;
  intros: boolean;
}

export function makeRecruiter(random: Random, now: Date, company: Company, traits: RecruiterTraits): Recruiter {
  const { locale } = company.content;
  const createdAt = between(random, company.row.createdAt, now);
  const id = traits.id ?? idAt(random, createdAt);
  const seoAlias = `${slugOf(traits.name)}-${company.content.alias}`;
  company.recruiterIds.push(id);
  return {
    user: {
      id,
      email: traits.email ?? `${seoAlias}@demo.example`,
      emailVerified: true,
      name: traits.name,
      role: 'RECRUITER',
      locale,
      createdAt,
      updatedAt: createdAt,
    },
    recruiter: {
      id,
      seoAlias,
      displayName: traits.name,
      jobTitle: traits.jobTitle ?? recruiterTitle(random, locale, traits.feminine),
      avatar: makeAvatar(random, traits.feminine),
      createdAt,
    },
    member: {
      recruiterId: id,
      companyId: company.row.id,
      admin: traits.admin,
      intros: traits.intros,
      joinedAt: createdAt,
    },
  };
}

function recruiterTitle(random: Random, locale: 'fr' | 'en', feminine: boolean): string {
  if (locale === 'en') return random.pick(recruiterTitles.en);
  const title = random.pick(recruiterTitles.fr);
  return feminine ? title.feminine : title.masculine;
}
