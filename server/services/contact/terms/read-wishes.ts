import { sql } from 'kysely';
import type { ContactFacts } from '../../../../domain/contact/contact-outcome.ts';
import type { Wishes } from '../../../../domain/contact/terms/outside-wishes.ts';
import { seesCard, seesField } from '../../../../domain/permissions/profile.ts';
import type { RemoteFrequency } from '../../../../domain/profile/cards/job-search.ts';
import type { PlaceChoice } from '../../../../domain/profile/place-choice.ts';
import { readVisibility } from '../../../../domain/profile/visibility.ts';
import type { ShareableField } from '../../../../domain/profile/wishes/shared-fields.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Database } from '../../../data/database.ts';
import type { Json } from '../../../data/schema.generated.ts';

type Row = {
  id: string;
  visibility: Json;
  contractTypes: string[];
  remote: RemoteFrequency | null;
  salary: number | null;
  averageDailyRate: number | null;
  sharedFields: ShareableField[];
  places: PlaceChoice[];
};

/**
 * docs/product/contact.md, Terms outside the wishes: only what the recruiters of the company see on the profile, of
 * people whose profile they may open now without using up a view of the day.
 */
export async function readWishes(
  db: Database,
  facts: ReadonlyMap<string, ContactFacts>,
  locale: Locale,
): Promise<Map<string, Wishes>> {
  const ids = [...facts].filter(([, known]) => mayLook(known)).map(([id]) => id);
  if (ids.length === 0) return new Map();
  const fr = locale === 'fr';
  const city = sql.ref(fr ? 'p.locality_fr' : 'p.locality_en');
  const { rows } = await sql<Row>`
    select d.id, d.visibility, d.contract_types, d.remote_frequency as remote, d.salary, d.average_daily_rate, d.shared_fields,
      coalesce((select json_agg(json_build_object('placeId', p.id, 'label', ${city}) order by dp.position)
        from developer_places dp join places p on p.id = dp.place_id
        where dp.developer_id = d.id and dp.kind = 'dream'), '[]') as places
    from developers d where d.id = any(${ids}::uuid[])`.execute(db);
  return new Map(
    rows
      .filter(({ visibility }) => seesCard('recruiter', readVisibility(visibility), 'jobSearch'))
      .map(({ id, contractTypes, remote, salary, places, ...row }) => {
        const shared = seesField('recruiter', row.sharedFields.includes('averageDailyRate'));
        return [id, { contractTypes, remote, salary, places, averageDailyRate: shared ? row.averageDailyRate : null }];
      }),
  );
}

/** Without using up a view of the day. */
export function mayLook({ developer, plan, viewedToday }: ContactFacts): boolean {
  return developer !== null && !developer.disabled && (viewedToday || (plan !== null && plan.dailyLimit === null));
}
