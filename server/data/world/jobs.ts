import { slugOf } from '../../../domain/text/fold.ts';
import type { Company } from './companies.ts';
import { families } from './content/families/index.ts';
import type { Family } from './content/family.ts';
import { jobHeadings, jobOffers, jobProcesses, jobTitlePatterns } from './content/jobs.ts';
import { costlyCities } from './content/places.ts';
import { between, daysAgo } from './dates.ts';
import { idAt } from './ids.ts';
import { detailsOf, languagesOf, technologiesOf, validityOf, viewsOf, yearsOf } from './job-needs.ts';
import { createAliasBook } from './people.ts';
import type { Random } from './random.ts';
import type { Row } from './rows.ts';
import { technologyValues } from './technologies.ts';
import { capitalize, fill, typeset } from './text.ts';

export interface Job {
  row: Row<'jobs'>;
  technologies: Row<'jobTechnologies'>[];
  views: Row<'jobViews'>[];
  languages: Row<'jobLanguages'>[];
}

const jobCount = 60;

export function makeJobs(random: Random, now: Date, companies: readonly Company[]): Job[] {
  const giveAlias = createAliasBook();
  const jobs = Array.from({ length: jobCount }, (_, index) => {
    const company = companies[index % companies.length];
    if (!company) throw new Error('there is no company for an offer');
    return makeJob(random, now, company, Math.floor(index / companies.length), giveAlias);
  });
  const first = jobs.filter(({ row }) => row.companyId === companies[0]?.row.id);
  showEveryState(first);
  showClosingSoon(first, now);
  return jobs;
}

/** The company of the first recruiter account has offers in every status: one of its drafts was published before. */
function showEveryState(jobs: readonly Job[]): void {
  if (jobs.some(({ row }) => row.status === 'JOB_UNPUBLISHED')) return;
  const draft = jobs.find(({ row }) => row.status === 'JOB_DRAFT' && row.description !== null)?.row;
  if (!draft) return;
  const after = (days: number): Date => new Date(draft.createdAt.getTime() + days * 86_400_000);
  const [publishedAt, archivedAt] = [after(1), after(3)];
  const closed = { status: 'JOB_UNPUBLISHED', publishedAt, archivedAt, updatedAt: archivedAt };
  Object.assign(draft, { ...closed, confirmedAt: publishedAt });
}

/** The same company has an offer that closes within the week: its oldest one. */
function showClosingSoon(jobs: readonly Job[], now: Date): void {
  const online = jobs.filter(({ row }) => row.status === 'JOB_PUBLISHED').map(({ row }) => row);
  const [oldest] = online.toSorted((a, b) => Number(a.publishedAt) - Number(b.publishedAt));
  const moment = new Date(now.getTime() - 55 * 86_400_000);
  if (oldest && Number(oldest.publishedAt) > moment.getTime()) {
    Object.assign(oldest, { createdAt: moment, publishedAt: moment, updatedAt: moment });
  }
  if (oldest) oldest.confirmedAt = moment;
}

function makeJob(random: Random, now: Date, company: Company, turn: number, giveAlias: (base: string) => string): Job {
  const { content, row: owner } = company;
  const { locale } = content;
  const familyId = content.families[turn % content.families.length];
  const family = families.find((entry) => entry.id === familyId) ?? random.pick(families);
  const stack = chooseStack(random, family, content.technologies);
  const contractType = random.weighted([
    ['permanent', 68],
    ['apprenticeship', 12],
    ['internship', 8],
    ['freelance', 7],
    ['fixedTerm', 5],
  ]);
  const status = !content.validated
    ? 'JOB_DRAFT'
    : random.weighted([
        ['JOB_PUBLISHED', 64],
        ['JOB_DRAFT', 18],
        ['JOB_UNPUBLISHED', 18],
      ]);
  const title = makeTitle(random, locale, family, stack, contractType);
  // Some drafts are nearly empty.
  const begunOnly = status === 'JOB_DRAFT' && random.chance(0.25);

  const createdAt = content.validated
    ? daysAgo(random, now, status === 'JOB_UNPUBLISHED' ? 90 : 4, status === 'JOB_UNPUBLISHED' ? 180 : 80)
    : between(random, owner.createdAt, now);
  const publishedAt =
    status === 'JOB_DRAFT' ? null : between(random, createdAt, new Date(createdAt.getTime() + 3 * 86_400_000));
  const archivedAt = status === 'JOB_UNPUBLISHED' && publishedAt ? between(random, publishedAt, now) : null;
  const salaryMin = salaryFloor(random, family, contractType, content.placeId);
  const remoteFrequency = random.weighted([
    ['hybrid', 62],
    ['fullTime', 24],
    ['no', 14],
  ]);
  const id = idAt(random, createdAt);

  return {
    row: {
      id,
      companyId: owner.id,
      seoAlias: begunOnly ? null : giveAlias(slugOf(`${title} ${content.alias}`)),
      status,
      title: begunOnly && random.chance(0.5) ? null : title,
      description: begunOnly ? null : makeDescription(random, company, family, stack, turn),
      professionId: family.professionByTechnology?.[stack[0] ?? ''] ?? family.professionIds[0] ?? null,
      contractType,
      // Every second offer of work from home has no city.
      placeId: remoteFrequency === 'fullTime' && turn % 2 === 0 ? null : content.placeId,
      remoteFrequency,
      remoteDaysPerWeek: remoteFrequency === 'hybrid' ? random.int(1, 4) : null,
      salaryMin,
      salaryMax: salaryMin === null ? null : salaryMin + random.int(5, 12),
      ...yearsOf(contractType, turn),
      ...detailsOf(contractType, locale, turn),
      externalUrl: random.chance(0.15)
        ? `https://${content.alias}.example/${locale === 'fr' ? 'emplois' : 'jobs'}/${slugOf(title)}`
        : null,
      createdBy: company.recruiterIds.length > 0 ? random.pick(company.recruiterIds) : null,
      createdAt,
      updatedAt: archivedAt ?? publishedAt ?? createdAt,
      publishedAt,
      ...validityOf({ status, publishedAt, archivedAt, turn, now }),
    },
    technologies: technologiesOf(id, stack),
    languages: languagesOf(id, locale, turn),
    views: viewsOf(id, { publishedAt, archivedAt, turn, now }),
  };
}

/** The technologies of the company come first when the profession uses them. */
function chooseStack(random: Random, family: Family, companyTechnologies: readonly string[]): readonly string[] {
  const common = (stack: readonly string[]): number => stack.filter((id) => companyTechnologies.includes(id)).length;
  const best = Math.max(...family.stacks.map(common));
  return random.pick(family.stacks.filter((stack) => common(stack) === best));
}

function makeTitle(
  random: Random,
  locale: 'fr' | 'en',
  family: Family,
  stack: readonly string[],
  contractType: string,
): string {
  const kind = contractType === 'internship' || contractType === 'apprenticeship' ? contractType : 'work';
  const plain = random.pick(family.titles);
  const senior = random.pick(family.seniorTitles);
  const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
  return fill(random.pick<string>(jobTitlePatterns[locale][kind]), random, {
    ...technologyValues(stack, locale),
    masculine: plain.masculine,
    feminine: plain.feminine,
    other: small(plain.masculine),
    english: plain.english,
    seniorMasculine: senior.masculine,
    seniorFeminine: senior.feminine,
    seniorEnglish: senior.english,
  });
}

function salaryFloor(random: Random, family: Family, contractType: string, placeId: string): number | null {
  if (contractType === 'internship') return null;
  if (contractType === 'apprenticeship') return random.int(14, 20);
  return random.int(36, 56) + family.salaryBonus + (costlyCities.has(placeId) ? 5 : 0);
}

function makeDescription(
  random: Random,
  { content }: Company,
  family: Family,
  stack: readonly string[],
  turn: number,
): string {
  const { locale } = content;
  const words = family[locale];
  const headings = jobHeadings[locale];
  const list = (lines: readonly string[], count: number): string =>
    random
      .sample(lines, count)
      .map((line) => `- ${capitalize(line)}`)
      .join(locale === 'fr' ? ' ;\n' : '\n');
  const end = locale === 'fr' ? '.' : '';
  const parts = [
    content.teams[turn % content.teams.length] ?? '',
    `## ${headings.missions}\n\n${list(words.missions, random.int(3, 5))}${end}`,
    `## ${headings.wanted}\n\n${list(words.wanted, random.int(2, 4))}${end}`,
    `## ${headings.offer}\n\n${list(jobOffers[locale], random.int(3, 5))}${end}`,
  ];
  if (random.chance(0.75)) parts.push(`## ${headings.process}\n\n${random.pick<string>(jobProcesses[locale])}`);
  return typeset(fill(parts.join('\n\n'), random, technologyValues(stack, locale)), locale);
}
