import { localeOf, pathTo } from '../../../../domain/paths.ts';

/** True for the address of a profile itself, false for a page below it. */
export function leadsToProfile(pathname: string): boolean {
  const start = pathTo(localeOf(pathname), 'profile', { alias: '' });
  return pathname.startsWith(start) && !pathname.slice(start.length).includes('/');
}
