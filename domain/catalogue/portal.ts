import { pathTo } from '../paths.ts';
import { slugOf } from '../text/fold.ts';
import type { Locale } from '../viewer.ts';

export const portalKinds = ['technology', 'profession'] as const;
export type PortalKind = (typeof portalKinds)[number];

/** A technology or a profession with a portal page that lists its questions. */
export type Named = { id: string; nameFr: string; nameEn: string };

/**
 * The last part of a portal's address. For a technology its id in both languages; for a profession its name in the
 * language of the page, without accents: 'developpeur-front-end'.
 */
export function portalSlug(kind: PortalKind, locale: Locale, { id, nameFr, nameEn }: Named): string {
  if (kind === 'technology') return id;
  return slugOf((locale === 'fr' ? nameFr : nameEn).replace(/·\p{L}+/gu, ''));
}

/** Page 1 has no suffix; choosing page n > 1 adds /n. */
export function portalPath(kind: PortalKind, locale: Locale, named: Named, page = 1): string {
  const slug = portalSlug(kind, locale, named);
  const [whole, further] =
    kind === 'technology'
      ? (['technologyQuestions', 'technologyQuestionsPage'] as const)
      : (['professionQuestions', 'professionQuestionsPage'] as const);
  return page > 1 ? pathTo(locale, further, { slug, page: String(page) }) : pathTo(locale, whole, { slug });
}

/** The portal of an address: by its slug, by that of the other language, or by its id, which older links have. */
export function findPortal<T extends Named>(
  kind: PortalKind,
  locale: Locale,
  all: readonly T[],
  slug: string,
): T | undefined {
  const other = locale === 'fr' ? 'en' : 'fr';
  const wanted = slug.toLowerCase();
  return (
    all.find((one) => portalSlug(kind, locale, one) === wanted) ??
    all.find((one) => portalSlug(kind, other, one) === wanted) ??
    all.find((one) => one.id === wanted)
  );
}
