import { sql } from 'kysely';
import type { FieldValues } from '../../../../domain/contact/first-message/fields.ts';
import type { Terms } from '../../../../domain/contact/terms/terms.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Writer } from '../../../data/database.ts';

/** A developer who shows a nickname has it as first name, too. */
export const shownFirstName = (developer: string, confidential: string) =>
  sql<string>`case when ${sql.ref(`${confidential}.name_visibility`)} = 'nickName' then ${sql.ref(`${developer}.display_name`)}
    else coalesce(nullif(${sql.ref(`${confidential}.first_name`)}, ''), ${sql.ref(`${developer}.display_name`)}) end`;

/** docs/product/contact.md, Templates of first messages: what the fields of a message to this developer stand for. */
export async function readFieldValues(
  db: Writer,
  companyId: string,
  developerId: string,
  { jobId, pay, placeId, remote }: Terms,
  locale: Locale,
): Promise<FieldValues> {
  const { rows } = await sql<{ firstName: string | null; company: string; job: string | null; city: string | null }>`
    select ${shownFirstName('d', 'f')} as first_name, c.name as company, nullif(trim(j.title), '') as job,
      ${sql.ref(`p.locality_${locale}`)} as city
    from companies c
    left join developers d on d.id = ${developerId}
    left join developer_confidential f on f.developer_id = d.id
    left join jobs j on j.id = ${jobId} and j.company_id = c.id
    left join places p on p.id = ${placeId}
    where c.id = ${companyId}`.execute(db);
  const { firstName = null, company = null, job = null, city = null } = rows[0] ?? {};
  return { firstName, company, job, terms: { pay, remote, city } };
}
