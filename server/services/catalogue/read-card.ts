import type { PortalKind } from '../../../domain/catalogue/portal.ts';
import type { Locale } from '../../../domain/viewer.ts';
import { NotFound } from '../../errors.ts';
import type { Runtime } from '../../runtime.ts';
import { publicQuestion } from '../tests/public-question.ts';
import { nameIn, readCatalogueNames } from './catalogue-names.ts';
import type { Card } from './draw-card.ts';

const words = {
  fr: { catalogue: 'Questions d’entretien', question: 'Question d’entretien' },
  en: { catalogue: 'Interview questions', question: 'Interview question' },
};

/** What the picture of a page says: of the catalogue, of a portal, of a question. */
export function catalogueCard(locale: Locale, brand: string): Card {
  return { over: brand, title: words[locale].catalogue };
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
