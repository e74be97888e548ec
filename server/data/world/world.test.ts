import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { avatarSchema } from '../../../domain/profile/avatar.ts';
import { soundtrackEmbed } from '../../../domain/profile/cards/soundtrack/soundtrack.ts';
import { renderAvatar } from '../../services/profile/avatars/render-avatar.ts';
import { renderLogo } from '../../services/profile/avatars/render-logo.ts';
import { entryTables } from '../entry-tables.ts';
import { makeAccountApplications } from './account-applications.ts';
import { developerAccounts, recruiterAccounts } from './accounts.ts';
import { makeApplications, marketOf } from './applications.ts';
import { arrivalAccounts } from './arrivals.ts';
import { seniorTasks } from './career.ts';
import { arrivingCompanies } from './content/arrivals.ts';
import { companyContents } from './content/companies.ts';
import { employers } from './content/employers.ts';
import { internSettings, settings } from './content/experiences.ts';
import { families } from './content/families/index.ts';
import { nameGroups } from './content/names.ts';
import { cities, foreignCities, visaCities } from './content/places.ts';
import { disabledReasons } from './developers.ts';
import { plans } from './plans.ts';
import { createRandom } from './random.ts';
import type { DeveloperRows } from './rows.ts';
import { fill, typeset } from './text.ts';
import { createPeople, makeBase } from './world.ts';

const now = new Date('2026-11-15T08:00:00Z');
const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth();

function makeDevelopers(count: number, seed = 'vivier', plainAliases = true): DeveloperRows[] {
  const make = createPeople({ seed, now, adminId: null, plainAliases });
  return Array.from({ length: count }, (_, index) => make(index));
}

const base = () => makeBase({ seed: 'vivier', now, companies: 12, accountPassword: 'hash' });
const standard = makeDevelopers(300);
const complete = standard.filter(({ developer }) => !developer.isShort);
const lookupIds = (file: string): Set<string> => {
  const rows: { id: string }[] = JSON.parse(readFileSync(join(import.meta.dirname, '../lookups', file), 'utf8'));
  return new Set(rows.map(({ id }) => id));
};
const share = (list: readonly unknown[], of: readonly unknown[]): number => list.length / of.length;
const duplicates = (list: readonly string[]): string[] => list.filter((entry, index) => list.indexOf(entry) !== index);

describe('a seed of the demo world', () => {
  it('gives the same world each time', () => {
    expect(makeDevelopers(40)).toEqual(standard.slice(0, 40));
    expect(base()).toEqual(base());
  });

  it('gives another world than another seed', () => {
    expect(makeDevelopers(5, 'other')).not.toEqual(standard.slice(0, 5));
  });

  it('gives the same addresses on every date', () => {
    const make = createPeople({ seed: 'vivier', now: new Date('2031-02-03'), adminId: null, plainAliases: true });
    expect(Array.from({ length: 20 }, (_, index) => make(index).user.email)).toEqual(
      standard.slice(0, 20).map(({ user }) => user.email),
    );
  });
});

describe('the identity of developers', () => {
  it.each([true, false])('is unique over 3,000 developers (plain addresses: %s)', (plainAliases) => {
    const people = makeDevelopers(3_000, 'many', plainAliases);
    for (const values of [
      people.map(({ user }) => user.id),
      people.map(({ user }) => user.email),
      people.map(({ developer }) => developer.seoAlias),
    ]) {
      expect(new Set(values).size).toBe(3_000);
    }
  });

  it('has version 7 identifiers, lower-case e-mail addresses and fictional phone numbers', () => {
    for (const { user, confidential } of standard) {
      expect(user.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(user.email).toMatch(/^[a-z0-9-]+@demo\.example$/);
      expect(confidential.phoneNumber ?? '+33 6 39 98 00 00').toMatch(/^\+33 6 39 98 \d\d \d\d$/);
    }
  });

  it('never reveals a hidden name', () => {
    for (const { confidential, developer, user } of makeDevelopers(1_000)) {
      if (confidential.nameVisibility === 'full') continue;
      const shown = [user.email, user.name, developer.seoAlias, developer.displayName].join(' ').toLowerCase();
      expect(shown.split(/[^a-zà-ÿ]+/)).not.toContain(confidential.lastName.toLowerCase());
      if (confidential.nameVisibility !== 'nickName') continue;
      expect(developer.displayName).toBe(confidential.nickName);
      expect(developer.personalMessage ?? '').not.toContain(`${confidential.firstName} `);
    }
  });
});

describe('the rows of the demo world', () => {
  it('satisfy the constraints of the developer tables', () => {
    for (const {
      developer,
      confidential,
      experiences,
      education,
      projects,
      languages,
      technologies,
      places,
    } of standard) {
      expect([null, 'waiting', 'reviewed', 'published']).toContain(developer.validationStatus);
      expect(developer.disabledAt === null).toBe(developer.disabledReason === null);
      if (developer.disabledReason !== null) expect(disabledReasons).toContain(developer.disabledReason);
      expect(
        developer.disableIntroductions === null ||
          ['pause_profile', 'not_searching'].includes(developer.jobSearchState),
      ).toBe(true);
      expect(developer.remoteDaysPerWeek === null || developer.remoteFrequency === 'hybrid').toBe(true);
      expect(developer.salary === null || (developer.salary >= 1 && developer.salary <= 200)).toBe(true);
      expect(
        developer.averageDailyRate === null || (developer.averageDailyRate >= 1 && developer.averageDailyRate <= 5000),
      ).toBe(true);
      expect(developer.studiesYears ?? 0).toBeLessThanOrEqual(10);
      expect(developer.lastUpdate.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(now.getTime() - developer.lastUpdate.getTime()).toBeLessThanOrEqual(120 * 86_400_000);
      expect(developer.createdAt.getTime()).toBeLessThanOrEqual(developer.lastUpdate.getTime());
      expect([0, 1, 2, 3]).toContain(confidential.boost);

      for (const { startYear, startMonth, endYear, endMonth, stillEmployed } of experiences) {
        const start = startYear * 12 + startMonth;
        expect(startYear).toBeGreaterThanOrEqual(1980);
        expect(start).toBeLessThanOrEqual(thisMonth);
        expect(stillEmployed).toBe(endYear === null);
        if (endYear === null || endMonth === null) continue;
        expect(endYear * 12 + endMonth).toBeGreaterThanOrEqual(start);
        expect(endYear * 12 + endMonth).toBeLessThanOrEqual(thisMonth);
      }
      for (const { year } of education) expect(year >= 1980 && year <= now.getUTCFullYear()).toBe(true);
      for (const { year, month, description } of projects) {
        expect(year * 12 + month).toBeLessThanOrEqual(thisMonth);
        expect(month >= 0 && month <= 11).toBe(true);
        expect(description.length).toBeGreaterThanOrEqual(100);
      }
      for (const { value } of languages) expect(value >= 0 && value <= 100).toBe(true);
      for (const { value } of technologies) expect((value ?? 0) >= 0 && (value ?? 0) <= 100).toBe(true);
      expect(technologies.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5].slice(0, technologies.length));
      expect(duplicates(technologies.map(({ technologyId }) => technologyId))).toEqual([]);
      expect(duplicates(languages.map(({ languageId }) => languageId))).toEqual([]);
      expect(duplicates(places.map(({ kind, placeId }) => `${kind} ${placeId}`))).toEqual([]);
    }
  });

  it('satisfy the constraints of the company tables', () => {
    const { rows } = base();
    expect(rows.companies).toHaveLength(12 + arrivingCompanies.length);
    expect(rows.recruiters).toHaveLength(30 + recruiterAccounts.length + Object.keys(arrivalAccounts).length);
    for (const company of rows.companies ?? []) {
      expect(company.refusedAt === null).toBe(company.refusedReason === null);
      expect(company.validatedAt === null || company.refusedAt === null).toBe(true);
    }
    expect(rows.jobs).toHaveLength(60);
    for (const job of rows.jobs ?? []) {
      expect(job.salaryMin === null || job.salaryMax === null || job.salaryMin <= job.salaryMax).toBe(true);
      if (job.status === 'JOB_PUBLISHED') expect(job.title !== null && job.publishedAt !== null).toBe(true);
      expect((job.publishedAt ?? now).getTime()).toBeLessThanOrEqual(now.getTime());
      if (job.expired) expect(job.status).toBe('JOB_UNPUBLISHED');
      // Online offers are valid for some more days when the demo begins.
      const left = 60 - (now.getTime() - (job.confirmedAt?.getTime() ?? 0)) / 86_400_000;
      if (job.status === 'JOB_PUBLISHED') expect(left).toBeGreaterThan(3);
    }
    expect(rows.jobs?.some(({ expired }) => expired)).toBe(true);
    expect(new Set(rows.jobTechnologies?.map(({ required }) => required)).size).toBe(2);
    expect(new Set(rows.jobLanguages?.map(({ required }) => required)).size).toBe(2);
    expect(rows.jobs?.some(({ yearsMin, yearsMax }) => yearsMin !== null && yearsMax !== null)).toBe(true);
    expect(new Set(rows.jobs?.map(({ seniority }) => seniority)).size).toBeGreaterThan(3);
    expect(rows.jobs?.some(({ team, steps }) => team !== null && steps !== '[]')).toBe(true);
    expect(new Set(rows.jobs?.map(({ status }) => status)).size).toBe(3);
    for (const list of [
      rows.jobs?.flatMap(({ seoAlias }) => seoAlias ?? []) ?? [],
      rows.recruiters?.flatMap(({ seoAlias }) => seoAlias ?? []) ?? [],
      rows.users?.map(({ email }) => email) ?? [],
    ]) {
      expect(duplicates(list)).toEqual([]);
    }
    const described = rows.jobs?.flatMap(({ description }) => description ?? []) ?? [];
    expect(new Set(described).size).toBe(described.length);
  });

  it('refer only to professions, technologies, languages and places that exist', () => {
    const { rows, developers } = base();
    const professions = lookupIds('professions.json');
    const technologies = lookupIds('technologies.json');
    const languages = lookupIds('languages.json');
    const places = new Set(
      gunzipSync(readFileSync(join(import.meta.dirname, '../lookups/places.tsv.gz')))
        .toString('utf8')
        .split('\n')
        .map((line) => line.slice(0, line.indexOf('\t'))),
    );
    const unknown = (ids: Iterable<string>, known: Set<string>): string[] =>
      [...new Set(ids)].filter((id) => !known.has(id));
    const people = [...standard, ...developers];
    expect(
      unknown(
        families.flatMap(({ stacks, side }) => [...stacks.flat(), ...side]),
        technologies,
      ),
    ).toEqual([]);
    expect(
      unknown(
        companyContents.flatMap((company) => company.technologies),
        technologies,
      ),
    ).toEqual([]);
    expect(
      unknown(
        families.flatMap((family) => [...family.professionIds, ...Object.values(family.professionByTechnology ?? {})]),
        professions,
      ),
    ).toEqual([]);
    expect(
      unknown(
        [...cities, ...foreignCities, ...visaCities].map(({ id }) => id),
        places,
      ),
    ).toEqual([]);
    expect(
      unknown(
        [...companyContents, ...arrivingCompanies].map(({ placeId }) => placeId),
        places,
      ),
    ).toEqual([]);
    expect(
      unknown(
        people.flatMap((person) => person.languages.map(({ languageId }) => languageId)),
        languages,
      ),
    ).toEqual([]);
    expect(unknown(rows.jobs?.flatMap(({ professionId }) => professionId ?? []) ?? [], professions)).toEqual([]);
  });
});

describe('the profiles of the demo world', () => {
  it('are consistent', () => {
    for (const { developer, experiences } of complete) {
      const months = experiences
        .filter((_, index) => index < experiences.length - ((developer.otherExperienceYears ?? 0) > 0 ? 1 : 0))
        .reduce(
          (sum, { startYear, startMonth, endYear, endMonth }) =>
            sum +
            (endYear === null || endMonth === null ? thisMonth : endYear * 12 + endMonth) -
            startYear * 12 -
            startMonth,
          0,
        );
      const intern = !developer.contractTypes.some((type) => ['permanent', 'fixedTerm', 'freelance'].includes(type));
      if (!intern) expect(Math.floor(months / 12)).toBe(developer.codeExperienceYears);
      expect(developer.contractTypes.length).toBeGreaterThan(0);
    }
  });

  it('wait for review for days, not years, and have no activity before the account was created', () => {
    const market = marketOf(base().rows);
    const unanswered = standard.filter(({ developer }) => /waiting|reviewed/.test(developer.validationStatus ?? ''));
    expect(unanswered.length).toBeGreaterThan(20);
    for (const person of unanswered) {
      const { createdAt, lastUpdate } = person.developer;
      expect(now.getTime() - createdAt.getTime()).toBeLessThan(15 * 86_400_000);
      expect(lastUpdate.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
      expect(Object.values(makeApplications('vivier', now, person, market)).flat()).toEqual([]);
    }
  });

  it('have the proportions of a real site', () => {
    const many = makeDevelopers(1_500, 'proportions');
    const portion = (test: (rows: DeveloperRows) => boolean): number => share(many.filter(test), many);
    expect(portion(({ user }) => user.locale === 'fr')).toBeCloseTo(0.7, 1);
    expect(portion(({ developer }) => developer.validationStatus === 'published')).toBeCloseTo(0.75, 1);
    expect(portion(({ developer }) => developer.isShort)).toBeCloseTo(0.08, 1);
    expect(portion(({ developer }) => developer.disabledAt !== null)).toBeGreaterThan(0.02);
    expect(portion(({ confidential }) => confidential.nameVisibility === 'full')).toBeGreaterThan(0.7);
    expect(new Set(many.map(({ developer }) => developer.jobSearchState)).size).toBe(6);
    expect(new Set(many.map(({ confidential }) => confidential.boost)).size).toBe(4);
    expect(
      portion(
        ({ developer: { contractTypes, isShort } }) =>
          !isShort && contractTypes.every((type) => /internship|apprenticeship/.test(type)),
      ),
    ).toBeCloseTo(0.15, 1);
  });

  it('show every field of an experience, a diploma and a project', () => {
    for (const [list, { columns }] of Object.entries(entryTables)) {
      const rows = standard.flatMap((person) => person[list as keyof typeof entryTables] as Record<string, unknown>[]);
      const empty = [null, undefined, '', '[]'];
      const unused = columns.filter((column) => rows.every((row) => empty.includes(row[column] as string)));
      // Pictures are files, and the demo world has no files.
      expect(unused, list).toEqual(list === 'projects' ? ['images'] : []);
    }
  });

  it('get senior tasks by words that the texts contain', () => {
    const texts = JSON.stringify([families, settings, internSettings]);
    expect(seniorTasks.filter((words) => !texts.includes(words))).toEqual([]);
  });

  it('have different texts', () => {
    const summaries = standard.flatMap(({ developer }) => developer.oneSentenceDescription ?? []);
    expect(new Set(summaries).size).toBeGreaterThanOrEqual(250);
    const first = complete.slice(0, 50);
    for (const values of [
      first.map(({ developer }) => developer.personalMessage),
      first.map(({ developer }) => JSON.stringify(developer.avatar)),
      first.flatMap(({ experiences }) => experiences.map(({ description }) => description)),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
    expect(duplicates(employers)).toEqual([]);
    expect(employers.length).toBeGreaterThanOrEqual(150);
  });

  it('have texts without mistakes of typography', () => {
    const { rows } = base();
    const texts = [
      ...complete.flatMap(({ user, developer, experiences, projects }) => [
        { locale: user.locale, text: developer.oneSentenceDescription ?? '' },
        { locale: user.locale, text: developer.personalMessage ?? '' },
        ...experiences.map(({ description }) => ({ locale: user.locale, text: description })),
        ...projects.map(({ description }) => ({ locale: user.locale, text: description })),
      ]),
      ...(rows.jobs ?? []).map(({ description }) => ({ locale: 'any', text: description ?? '' })),
      ...[...companyContents, ...arrivingCompanies].map(({ description }) => ({ locale: 'any', text: description })),
    ];
    for (const { locale, text } of texts) {
      expect(text).not.toMatch(/[Ll]orem|ipsum|undefined|\bNaN\b|[{}[\]]| {2}|\.\./);
      if (locale === 'fr') expect(text).not.toMatch(/!| tu | ton | de [aeiéè]/);
    }
    expect(new Set(texts.map(({ locale }) => locale))).toEqual(new Set(['fr', 'en', 'any']));
    for (const { developer } of complete) {
      const sentences = (developer.personalMessage ?? '')
        .split(/[.:?](?:\s|$)|\n- /)
        .filter((part) => part.trim() !== '');
      expect(sentences.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('have portraits that fit a first name which is clearly feminine or masculine', () => {
    const { rows, developers } = base();
    const long = ['bigHair', 'bob', 'bun', 'curly', 'curvy', 'dreads', 'frida', 'fro', 'froBand', 'hijab'];
    const longer = ['longButNotTooLong', 'miaWallace', 'shaggyMullet', 'shavedSides', 'winterHat02'];
    const straight = ['straight01', 'straight02', 'straightAndStrand'];
    const tops = new Set<unknown>([...long, ...longer, ...straight]);
    const people = [
      ...[...standard, ...developers].map(({ user, developer }) => [user.name, developer.avatar] as const),
      ...(rows.recruiters ?? []).map(({ displayName, avatar }) => [displayName, avatar] as const),
    ];
    const [feminine, masculine] = (['feminine', 'masculine'] as const).map(
      (kind) => new Set(nameGroups.flatMap((group) => group[kind])),
    );
    const seen = { feminine: 0, masculine: 0 };
    for (const [name, avatar] of people) {
      if (!avatar) continue;
      const [first = ''] = name.split(' ');
      const { topVariant, facialHairVariant } = avatarSchema.parse(avatar);
      if (feminine?.has(first)) {
        seen.feminine++;
        expect(tops.has(topVariant), name).toBe(true);
        expect(facialHairVariant, name).toBeNull();
      } else if (masculine?.has(first)) {
        seen.masculine++;
        expect(tops.has(topVariant), name).toBe(false);
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
    for (const name of feminine ?? []) expect(masculine?.has(name), name).toBe(false);
  });

  it('have avatars that the renderer can draw', () => {
    for (const { developer } of complete.slice(0, 12)) {
      const svg = renderAvatar(avatarSchema.parse(developer.avatar));
      expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg).toBe(renderAvatar(avatarSchema.parse(developer.avatar)));
    }
    for (const { logo } of [...companyContents, ...arrivingCompanies])
      expect(renderLogo(logo)).toMatch(/^<svg .*<\/svg>$/s);
  });
});

describe('demo accounts', () => {
  const { rows, developers } = base();
  const developer = (email: string): DeveloperRows => {
    const found = developers.find(({ user }) => user.email === email);
    if (!found) throw new Error(`there is no account ${email}`);
    return found;
  };
  const recruiter = (email: string) => {
    const user = rows.users?.find((entry) => entry.email === email);
    const member = rows.companyMembers?.find(({ recruiterId }) => recruiterId === user?.id);
    return { user, member, company: rows.companies?.find(({ id }) => id === member?.companyId) };
  };

  it('all exist, with a confirmed address and a password', () => {
    expect(rows.users?.find(({ email }) => email === 'admin@demo.example')?.role).toBe('ADMIN');
    const users = [...(rows.users ?? []), ...developers.map(({ user }) => user)];
    for (const { id, emailVerified } of users) {
      expect(emailVerified).toBe(true);
      expect(rows.credentials?.filter(({ userId, accountId }) => userId === id && accountId === id)).toHaveLength(1);
    }
    for (const { email, id } of [...developerAccounts, ...recruiterAccounts, ...Object.values(arrivalAccounts)]) {
      expect(users.find((user) => user.email === email)?.id).toBe(id);
    }
  });

  it('show each situation of a developer', () => {
    const rich = developer('developer@demo.example');
    expect(rich.developer).toMatchObject({
      validationStatus: 'published',
      isShort: false,
      jobSearchState: 'actively_searching',
    });
    expect(soundtrackEmbed(rich.developer.soundtrackUrl ?? '')).toMatchObject({ provider: 'soundcloud' });
    for (const list of [
      rich.experiences,
      rich.projects,
      rich.education,
      rich.languages,
      rich.technologies,
      rich.interests,
      rich.socials,
    ]) {
      expect(list.length).toBeGreaterThan(0);
    }
    expect(developer('short@demo.example').developer.isShort).toBe(true);
    expect(developer('junior@demo.example').developer).toMatchObject({
      codeExperienceYears: 2,
      validationStatus: 'published',
    });
    expect(developer('hidden@demo.example').developer).toMatchObject({
      jobSearchState: 'not_searching',
      disableIntroductions: true,
    });
    expect(developer('disabled@demo.example').developer).toMatchObject({
      disabledReason: 'NotCompleteEnough',
      validationStatus: null,
    });
  });

  it('show each situation of a recruiter', () => {
    const paid = recruiter('recruiter@demo.example');
    expect(paid.member).toMatchObject({ admin: true, intros: true });
    expect(['id0', 'freemium']).not.toContain(paid.company?.planId);
    const viewer = recruiter('viewer@demo.example');
    expect(viewer.member).toMatchObject({ admin: false, intros: false });
    expect(viewer.company?.id).toBe(paid.company?.id);
    expect(recruiter('free@demo.example').company?.planId).toBe('freemium');
    expect(recruiter('pending@demo.example').company?.validatedAt).toBeNull();
    expect(recruiter('refused@demo.example').company?.refusedReason).toMatch(/site/);
    expect(recruiter('lune@demo.example').company).toMatchObject({ validatedAt: null, refusedAt: null });
    expect(recruiter('newcomer@demo.example').member).toBeUndefined();
    const asking = recruiter('asking@demo.example');
    expect(asking.member).toBeUndefined();
    expect(rows.companyJoinRequests).toMatchObject([{ recruiterId: asking.user?.id, companyId: paid.company?.id }]);
    expect(rows.companyInvitations).toMatchObject([{ companyId: paid.company?.id }]);
    const free = recruiter('free@demo.example');
    expect(rows.planRequests).toMatchObject([
      { companyId: free.company?.id, recruiterId: free.user?.id, status: 'open' },
    ]);
    const batch = plans.find(({ id }) => id === recruiter('batch@demo.example').company?.planId);
    expect(batch).toMatchObject({ featureBatch: true });
    expect(batch?.candidateLimitDay).toBeGreaterThan(0);
  });

  it('leave no plan without a company', () => {
    const used = new Set(rows.companies?.map(({ planId }) => planId));
    expect(plans.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });
});

describe('applications of the demo world', () => {
  const { rows, developers } = base();
  const market = marketOf(rows);
  const jobs = new Map(rows.jobs?.map((job) => [job.id, job]));
  const accounts = makeAccountApplications('vivier', now, developers, market);
  const of = (email: string) => accounts[developers.findIndex(({ user }) => user.email === email)] ?? {};
  const everybody = [...accounts, ...standard.map((person) => makeApplications('vivier', now, person, market))];

  it('are the same each time', () => {
    expect(makeAccountApplications('vivier', now, base().developers, marketOf(base().rows))).toEqual(accounts);
  });

  it('include offers in every status at the company of the first recruiter account', () => {
    const own = rows.jobs?.filter(({ companyId }) => companyId === rows.companies?.[0]?.id);
    expect(new Set(own?.map(({ status }) => status)).size).toBe(3);
    expect(own?.some(({ status, externalUrl }) => status === 'JOB_PUBLISHED' && externalUrl !== null)).toBe(true);
  });

  it('of the demo accounts have every kind', () => {
    const rich = of('developer@demo.example');
    for (const list of [
      rich.companyLikes,
      rich.superlikes,
      rich.jobApplications,
      rich.jobLinkClicks,
      rich.companyViews,
    ]) {
      expect(list?.length).toBeGreaterThan(0);
    }
    const statuses = rich.jobApplications?.map(({ jobId }) => jobs.get(jobId)?.status);
    expect(new Set(statuses)).toEqual(new Set(['JOB_PUBLISHED', 'JOB_UNPUBLISHED']));
    const short = of('short@demo.example');
    expect([short.jobApplications, short.superlikes]).toEqual([[], []]);
    expect(short.companyLikes?.length).toBeGreaterThan(0);
  });

  it('are made once each, and only to offers that were published at that time', () => {
    const keys: string[] = [];
    for (const { jobApplications = [], jobLinkClicks = [], companyLikes = [], superlikes = [] } of everybody) {
      for (const { developerId, jobId, appliedAt } of jobApplications) {
        const job = jobs.get(jobId);
        keys.push(`application ${developerId} ${jobId}`);
        expect(job?.externalUrl).toBeNull();
        expect(appliedAt.getTime()).toBeGreaterThanOrEqual(job?.publishedAt?.getTime() ?? Infinity);
        expect(appliedAt.getTime()).toBeLessThanOrEqual((job?.archivedAt ?? now).getTime());
      }
      for (const { developerId, jobId } of jobLinkClicks) {
        keys.push(`click ${developerId} ${jobId}`);
        expect(jobs.get(jobId)?.externalUrl).not.toBeNull();
      }
      keys.push(...companyLikes.map(({ developerId, companyId }) => `like ${developerId} ${companyId}`));
      for (const { developerId, companyId, message } of superlikes) {
        keys.push(`superlike ${developerId} ${companyId}`);
        expect(message.length).toBeGreaterThan(60);
        expect(message).not.toMatch(/[{}[\]]| {2}/);
      }
    }
    expect(duplicates(keys)).toEqual([]);
    expect(keys.length).toBeGreaterThan(150);
  });

  it('have no company view today, so that all views of the day are left', () => {
    for (const { companyViews = [], developerVisits = [] } of everybody) {
      expect(companyViews.length).toBe(developerVisits.length);
      for (const { day } of companyViews) expect(now.getTime() - day.getTime()).toBeGreaterThan(86_400_000);
      expect(duplicates(companyViews.map(({ companyId, day }) => companyId + day.toISOString()))).toEqual([]);
    }
  });
});

describe('sentences of the demo world', () => {
  it('are filled', () => {
    const random = createRandom('sentence');
    expect(fill('{Tech} et {tech}, [oui|oui], {3..3}', random, { tech: 'git' })).toBe('Git et git, oui, 3');
    expect(() => fill('{missing}', random)).toThrow('missing');
    expect(typeset('Envie de apprendre : 12 %', 'fr')).toBe('Envie d’apprendre\u00a0: 12\u00a0%');
  });
});
