import { invitationEnd } from '../../../domain/companies/invitation.ts';
import { accountId } from './accounts.ts';
import { type Company, makeRecruiter, type Recruiter } from './companies.ts';
import { arrivingCompanies, joinMessage, planMessage } from './content/arrivals.ts';
import type { CompanyContent } from './content/companies.ts';
import { daysAgo } from './dates.ts';
import { idAt } from './ids.ts';
import { createRandom, type Random } from './random.ts';
import type { Row, Rows } from './rows.ts';
import { typeset } from './text.ts';

/** Recruiter accounts that are not yet active: refused, without a company, waiting for an answer. */
export const arrivalAccounts = {
  refused: { id: accountId(16), email: 'refused@demo.example', name: 'Jeanne Rivoal', feminine: true },
  waiting: { id: accountId(17), email: 'lune@demo.example', name: 'Solène Le Dantec', feminine: true },
  newcomer: { id: accountId(18), email: 'newcomer@demo.example', name: 'Rachid Benali', feminine: false },
  asking: { id: accountId(19), email: 'asking@demo.example', name: 'Lucien Abadie', feminine: false },
} as const;

type Input = { seed: string; now: Date; companies: readonly Company[] };

/** Pending requests: companies that wait for the team, recruiters who wait for a company, and requests for plans. */
export function makeArrivals({ seed, now, companies }: Input): Rows {
  // A separate sequence, so that the rest of the world does not change when these rows do.
  const random = createRandom(`${seed}/arrivals`);
  const arriving = arrivingCompanies.map((content) => makeCompany(random, now, content));
  const [refused, waiting] = arriving;
  const host = companies.find(({ content }) => content.alias === 'mareva');
  const asking = companies.find(({ content }) => content.alias === 'petits-bols');
  if (!refused || !waiting || !host || !asking) throw new Error('a company of the demo is missing');
  const founder = { jobTitle: 'Fondatrice', admin: true, intros: true };
  const members = [
    makeRecruiter(random, now, refused, { ...arrivalAccounts.refused, ...founder }),
    makeRecruiter(random, now, waiting, { ...arrivalAccounts.waiting, ...founder }),
  ];
  const outside = [arrivalAccounts.newcomer, arrivalAccounts.asking].map((traits) =>
    makeRecruiter(random, now, host, { ...traits, jobTitle: 'Chargé de recrutement', admin: false, intros: false }),
  );
  return {
    users: [...members, ...outside].map(({ user }) => user),
    // A recruiter without a company has no public page, and no address for it.
    recruiters: [
      ...members.map(({ recruiter }) => recruiter),
      ...outside.map(({ recruiter }) => ({ ...recruiter, seoAlias: null })),
    ],
    companies: arriving.map(({ row }) => row),
    companyTechnologies: arriving.flatMap(({ technologies }) => technologies),
    companyMembers: members.map(({ member }) => member),
    ...makeRequests(random, now, { host, asking, person: outside.at(-1) }),
  };
}

type Content = (typeof arrivingCompanies)[number];

function makeCompany(random: Random, now: Date, content: Content): Company {
  const createdAt = daysAgo(random, now, 3, 9);
  const id = idAt(random, createdAt);
  const row: Row<'companies'> = {
    id,
    seoAlias: content.alias,
    name: content.name,
    description: typeset(content.description, 'fr'),
    superlikeRequirements: null,
    website: `https://${content.alias}.example`,
    staffCount: content.staffCount,
    placeId: content.placeId,
    logo: { ...content.logo },
    planId: 'freemium',
    validatedAt: null,
    validatedBy: null,
    refusedAt: content.refusedReason ? daysAgo(random, now, 1, 2) : null,
    refusedReason: content.refusedReason && typeset(content.refusedReason, 'fr'),
    askedAt: createdAt,
    requestsReviewed: false,
    createdAt,
    updatedAt: createdAt,
  };
  const technologies = content.refusedReason
    ? []
    : ['typescript', 'rust'].map((technologyId, position) => ({ companyId: id, technologyId, position }));
  // Only the fields that the functions for recruiters use.
  const about = { alias: content.alias, locale: 'fr' } as CompanyContent;
  return { content: about, row, technologies, recruiterIds: [] };
}

type Parties = { host: Company; asking: Company; person: Recruiter | undefined };

function makeRequests(random: Random, now: Date, { host, asking, person }: Parties): Rows {
  const requestedAt = daysAgo(random, now, 1, 3);
  const invitedAt = daysAgo(random, now, 1, 3);
  const [inviting] = host.recruiterIds;
  return {
    planRequests: [
      {
        id: idAt(random, requestedAt),
        companyId: asking.row.id,
        planId: 'id10',
        recruiterId: asking.recruiterIds[0] ?? null,
        message: typeset(planMessage, 'fr'),
        status: 'open',
        createdAt: requestedAt,
      },
    ],
    companyJoinRequests: person
      ? [
          {
            recruiterId: person.user.id,
            companyId: host.row.id,
            message: typeset(joinMessage, 'fr'),
            createdAt: requestedAt,
          },
        ]
      : [],
    companyInvitations: [
      {
        id: idAt(random, invitedAt),
        companyId: host.row.id,
        email: 'lea.martin@mareva.example',
        // No e-mail was sent: there is no link with this hash.
        tokenHash: `demo-${idAt(random, invitedAt)}`,
        admin: false,
        intros: true,
        invitedBy: inviting ?? null,
        createdAt: invitedAt,
        expiresAt: invitationEnd(invitedAt),
      },
    ],
  };
}
