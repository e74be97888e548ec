import type { CatalogueVisit } from '../../../domain/catalogue/visit.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { Locale } from '../../../domain/viewer.ts';

/**
 * Sent while the browser leaves the page, without waiting for the answer, so that the opened address needs no
 * tracking parameter.
 */
export function sendVisit(locale: Locale, visit: CatalogueVisit): void {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(visit);
  void fetch(pathTo(locale, 'catalogueVisits'), { method: 'POST', keepalive: true, headers, body }).catch(() => {});
}
