import type { ClientBase } from 'pg';

/**
 * The invented staff of the demo: five places, the first one signs by default. Phone numbers are reserved for fiction.
 */
const staff = [
  ['ines', 'Inès Carpentier', 'Inès', 'Consultante en recrutement', 'Recruitment consultant', '+33 1 99 00 10 01'],
  ['yann', 'Yann Le Bihan', 'Yann', 'Consultant en recrutement', 'Recruitment consultant', '+33 1 99 00 10 02'],
  ['leila', 'Leïla Haddad', 'Leïla', 'Responsable grands comptes', 'Major accounts manager', '+33 1 99 00 10 03'],
  ['oscar', 'Oscar Villeneuve', 'Oscar', 'Chargé de comptes clés', 'Key account manager', '+33 1 99 00 10 04'],
  ['maud', 'Maud Rivoire', 'Maud', 'Fondatrice', 'Founder', '+33 1 99 00 10 05'],
] as const;

export async function loadStaff(client: Pick<ClientBase, 'query'>): Promise<void> {
  for (const [position, [key, name, short, roleFr, roleEn, phone]] of staff.entries()) {
    await client.query(
      `insert into staff (position, key, name, short, role_fr, role_en, email, phone_number)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
      [position, key, name, short, roleFr, roleEn, `${key}@vivier.example`, phone],
    );
  }
}

/** Adds reviewed profiles to the open batch. */
export async function loadBatch(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query('insert into validation_batches default values on conflict do nothing');
  await client.query(
    `insert into validation_batch_entries (batch_id, developer_id, added_at, region, experience, profession)
     select b.id, d.id, coalesce(d.validation_date, now()), data.region, data.experience, data.profession
     from validation_batches b, developers d, batch_data(d.id) data
     where b.published_at is null and d.validation_status = 'reviewed' on conflict do nothing`,
  );
}
