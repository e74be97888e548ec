import { sql } from 'kysely';
import type { TermsView } from '../../../../domain/contact/terms/terms-view.ts';
import type { Locale } from '../../../../domain/viewer.ts';

/** The terms of an introduction (table introductions as `i`) in the reader's language; null for an older one. */
export function shownTerms(locale: Locale) {
  const city = sql.ref(locale === 'fr' ? 'tp.locality_fr' : 'tp.locality_en');
  return sql<TermsView | null>`case when i.terms_contract is not null then json_build_object(
    'contractType', i.terms_contract,
    'pay', case when i.terms_pay_unit is not null then
      json_build_object('unit', i.terms_pay_unit, 'min', i.terms_pay_min, 'max', i.terms_pay_max) end,
    'city', (select ${city} from places tp where tp.id = i.terms_place_id),
    'remote', i.terms_remote,
    'offer', (select json_build_object('title', tj.title, 'alias', coalesce(tj.seo_alias, tj.id::text),
        'open', tj.status = 'JOB_PUBLISHED' and tc.validated_at is not null)
      from jobs tj join companies tc on tc.id = tj.company_id where tj.id = i.terms_job_id)) end`;
}
