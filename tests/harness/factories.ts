import type { Insertable, Updateable } from 'kysely';
import type { SignedIn } from '../../domain/viewer.ts';
import type { Database } from '../../server/data/database.ts';
import type { DB } from '../../server/data/schema.generated.ts';
import { refreshProfiles } from '../../server/services/library/refresh-profiles.ts';

let count = 0;

/** Each call creates a new, complete and valid user; a test changes only what it is about. */
async function makeUser(db: Database, role: SignedIn['role'], name: string): Promise<SignedIn> {
  const email = `person${++count}-${process.pid}@example.com`;
  const user = await db
    .insertInto('users')
    .values({ email, name, role, emailVerified: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    userId: user.id,
    sessionId: '00000000-0000-7000-8000-000000000000',
    role,
    name,
    email,
    locale: 'fr',
    twoFactorEnabled: false,
    membership: undefined,
  };
}

/** A complete, published developer who is searching for a job. */
export async function makeDeveloper(db: Database, traits: Updateable<DB['developers']> = {}): Promise<SignedIn> {
  const person = await makeUser(db, 'DEVELOPER', 'Alix Moreau');
  await db
    .updateTable('developers')
    .set({
      isShort: false,
      validationStatus: 'published',
      jobSearchState: 'actively_searching',
      contractTypes: ['permanent'],
      professionId: 'front-end-developer',
      oneSentenceDescription: 'Je soigne les interfaces.',
      ...traits,
    })
    .where('id', '=', person.userId)
    .execute();
  await refreshInLibrary(db, person);
  return person;
}

/** Updates the library after a test has changed a profile directly in the database. */
export async function refreshInLibrary(db: Database, ...people: Pick<SignedIn, 'userId'>[]): Promise<void> {
  const ids = people.map(({ userId }) => userId);
  await db.transaction().execute((trx) => refreshProfiles(trx, ids));
}

export async function makeCompany(db: Database, traits: Partial<Insertable<DB['companies']>> = {}): Promise<string> {
  const company = await db
    .insertInto('companies')
    .values({ name: `Entreprise ${++count}`, planId: 'freemium', validatedAt: new Date('2026-01-01'), ...traits })
    .returning('id')
    .executeTakeFirstOrThrow();
  return company.id;
}

/** A recruiter, of a new validated company by default. */
export async function makeRecruiter(
  db: Database,
  {
    companyId,
    admin = true,
    intros = true,
    name = 'Dominique Petit',
  }: { companyId?: string; admin?: boolean; intros?: boolean; name?: string } = {},
): Promise<SignedIn & { membership: NonNullable<SignedIn['membership']> }> {
  const person = await makeUser(db, 'RECRUITER', name);
  const id = companyId ?? (await makeCompany(db));
  await db.insertInto('companyMembers').values({ recruiterId: person.userId, companyId: id, admin, intros }).execute();
  const company = await db
    .selectFrom('companies')
    .select(['planId', 'validatedAt', 'refusedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...person,
    membership: {
      companyId: id,
      admin,
      intros,
      validated: company.validatedAt !== null,
      refused: company.refusedAt !== null,
      planId: company.planId,
    },
  };
}

/** A recruiter without a company. */
export async function makeNewcomer(db: Database): Promise<SignedIn> {
  return makeUser(db, 'RECRUITER', 'Sam Girard');
}

export async function makeAdministrator(db: Database): Promise<SignedIn> {
  return makeUser(db, 'ADMIN', 'Sacha Admin');
}

export async function makeJob(
  db: Database,
  companyId: string,
  traits: Partial<Insertable<DB['jobs']>> = {},
): Promise<string> {
  const job = await db
    .insertInto('jobs')
    .values({
      companyId,
      title: `Offre ${++count}`,
      status: 'JOB_PUBLISHED',
      publishedAt: new Date('2026-01-02'),
      // Valid on every day that a test chooses.
      confirmedAt: new Date('2999-01-02'),
      ...traits,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return job.id;
}
