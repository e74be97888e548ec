import { scoreText } from '../../../../domain/assessments/rating/result-text.ts';
import type { PortalKind } from '../../../../domain/catalogue/portal.ts';
import { isId } from '../../../../domain/id.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Runtime } from '../../../runtime.ts';
import { findSharedBadge } from '../../assessments/badges/read-shared-badge.ts';
import { publicQuestion } from '../../assessments/questions/public-question.ts';
import { nameIn, readCatalogueNames } from '../../catalogue/catalogue-names.ts';
import { isOpen } from '../../jobs/is-open.ts';
import type { Card } from './draw-card.ts';

const words = {
  fr: {
    home: 'Le recrutement tech, en eau claire',
    inside: 'Profils, offres et tests classés',
    catalogue: 'Questions d’entretien',
    answered: 'Avec la réponse et son explication',
    question: 'Question d’entretien',
    test: (technology: string) => `Test classé · ${technology}`,
    job: (company: string) => `Offre d’emploi · ${company}`,
    company: 'Entreprise',
    badge: 'Badge vérifiable',
    result: (test: string, score: string) => `Test ${test} : ${score}`,
  },
  en: {
    home: 'Tech recruiting, crystal clear',
    inside: 'Profiles, jobs and ranked tests',
    catalogue: 'Interview questions',
    answered: 'With the answer explained',
    question: 'Interview question',
    test: (technology: string) => `Ranked test · ${technology}`,
    job: (company: string) => `Job · ${company}`,
    company: 'Company',
    badge: 'Verifiable badge',
    result: (test: string, score: string) => `${test} test: ${score}`,
  },
};

/** The texts on the picture of a page; only public pages have one. */
export function homeCard(locale: Locale): Card {
  return { over: words[locale].inside, title: words[locale].home };
}

export function catalogueCard(locale: Locale): Card {
  return { over: words[locale].answered, title: words[locale].catalogue };
}

export async function portalCard(runtime: Runtime, locale: Locale, kind: PortalKind, id: string): Promise<Card> {
  const names = await readCatalogueNames(runtime);
  const named = (kind === 'technology' ? names.technologies : names.professions).get(id);
  if (!named) throw new NotFound();
  return { over: words[locale].catalogue, title: nameIn(locale, named) };
}

export async function questionCard(
  { db }: Runtime,
  locale: Locale,
  address: { testId: string; questionId: string },
): Promise<Card> {
  const row = await publicQuestion(db, address)
    .select(['q.titleFr', 'q.titleEn', 't.nameFr', 't.nameEn'])
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const title = (locale === 'fr' ? row.titleFr : row.titleEn).replaceAll('`', '');
  return { over: `${words[locale].question} · ${nameIn(locale, row)}`, title };
}

export async function testCard({ db }: Runtime, locale: Locale, id: string): Promise<Card> {
  const row = isId(id)
    ? await db
        .selectFrom('tests as t')
        .innerJoin('technologies as tech', 'tech.id', 't.technologyId')
        .select(['t.nameFr', 't.nameEn', 'tech.nameFr as technologyFr', 'tech.nameEn as technologyEn'])
        .where('t.id', '=', id)
        .where('t.status', '=', 'PUBLISHED')
        .executeTakeFirst()
    : undefined;
  if (!row) throw new NotFound();
  const technology = nameIn(locale, { nameFr: row.technologyFr, nameEn: row.technologyEn });
  return { over: words[locale].test(technology), title: nameIn(locale, row) };
}

export async function jobCard({ db, ports }: Runtime, locale: Locale, id: string): Promise<Card> {
  const row = isId(id)
    ? await db
        .selectFrom('jobs as j')
        .innerJoin('companies as c', 'c.id', 'j.companyId')
        .select(['j.title', 'c.name'])
        .where('j.id', '=', id)
        .where(isOpen(ports.clock.now()))
        .executeTakeFirst()
    : undefined;
  if (!row?.title) throw new NotFound();
  return { over: words[locale].job(row.name), title: row.title };
}

export async function companyCard({ db }: Runtime, locale: Locale, id: string): Promise<Card> {
  const row = isId(id)
    ? await db
        .selectFrom('companies')
        .select('name')
        .where('id', '=', id)
        .where('validatedAt', 'is not', null)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new NotFound();
  return { over: words[locale].company, title: row.name };
}

/** A badge that its owner shares; without a name, because the picture is kept by other sites. */
export async function badgeCard(runtime: Runtime, locale: Locale, handle: string): Promise<Card> {
  const { test, claims } = await findSharedBadge(runtime, handle);
  return { over: words[locale].badge, title: words[locale].result(nameIn(locale, test), scoreText(locale, claims)) };
}
