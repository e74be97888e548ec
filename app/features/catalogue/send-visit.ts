import type { CatalogueVisit } from '../../../domain/catalogue/visit.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { Locale } from '../../../domain/viewer.ts';

/** Said on the way out, and nobody waits for an answer: the address that is opened stays clean. */
export function sendVisit(locale: Locale, visit: CatalogueVisit): void {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(visit);
  void fetch(pathTo(locale, 'catalogueVisits'), { method: 'POST', keepalive: true, headers, body }).catch(() => {});
}
