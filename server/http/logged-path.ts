import { isId } from '../../domain/id.ts';
import { paths } from '../../domain/paths.ts';

const mostSegments = 12;

/** The fixed segments of all addresses: of pages, of their resources, and of addresses without a page. */
const words = new Set([
  ...Object.values(paths)
    .flatMap(({ fr, en }) => [...fr.split('/'), ...en.split('/')])
    .filter((word) => !word.startsWith(':')),
  ...'en assets avatars preview badges credentials status health live ready logos icons images medals metrics og sitemaps unsubscribe uploads'.split(
    ' ',
  ),
  ...'api v1 jobs lists professions technologies places applications candidates resume settings webhooks scheduling'.split(
    ' ',
  ),
]);

/**
 * A path without personal data for the log: known segments, ids and numbers are kept, the rest becomes a star. Aliases
 * are made from names, and users paste e-mail addresses and tokens into addresses.
 */
export function loggedPath(path: string): string {
  const [, name = '', data = ''] = /^(.*?)(\.data)?$/s.exec(path) ?? [];
  const segments = name.split('/').slice(1);
  const noted = segments.slice(0, mostSegments).map((word) => (isKnown(word) ? word : '*'));
  return `/${noted.join('/')}${segments.length > mostSegments ? '/…' : ''}${data}`;
}

const isKnown = (word: string) => word === '' || words.has(word) || isId(word) || /^\d{1,6}$/.test(word);
