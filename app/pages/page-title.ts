import type { MetaDescriptor, MetaFunction } from 'react-router';
import { localeOf } from '../../domain/paths.ts';
import type { Locale } from '../../domain/viewer.ts';

/** "Page – Brand", and a description if the page has one. */
export function pageTitle(title: (locale: Locale) => string, description?: (locale: Locale) => string): MetaFunction {
  return ({ location, matches }) => {
    const locale = localeOf(location.pathname);
    const tags: MetaDescriptor[] = [{ title: `${title(locale)} – ${brandOf(matches)}` }];
    if (description) tags.push({ name: 'description', content: description(locale) });
    return tags;
  };
}

/** The configured name of the product, for the head of a page. */
export function brandOf(matches: readonly ({ loaderData?: unknown } | undefined)[]): string {
  return (matches[0]?.loaderData as { brand?: string } | undefined)?.brand ?? '';
}
