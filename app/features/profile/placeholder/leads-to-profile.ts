import { localeOf, pathTo } from '../../../../domain/paths.ts';

/** Is this the address of somebody's profile, and of nothing below it? */
export function leadsToProfile(pathname: string): boolean {
  const start = pathTo(localeOf(pathname), 'profile', { alias: '' });
  return pathname.startsWith(start) && !pathname.slice(start.length).includes('/');
}
