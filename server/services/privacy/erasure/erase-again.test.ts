import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeDeveloper } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { eraseAccount } from './erase-account.ts';
import { eraseAgain } from './erase-again.ts';
import { erasedListIn, readErased } from './erased-list.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

const dueAt = new Date('2026-01-01');
const everybody = async () => (await runtime.db.selectFrom('users').select('id').execute()).map(({ id }) => id);

async function erased(): Promise<string> {
  const { userId } = await makeDeveloper(runtime.db);
  await runtime.db.insertInto('erasures').values({ userId, cause: 'asked', askedAt: dueAt, dueAt }).execute();
  expect(await eraseAccount(runtime, userId)).toBe(true);
  return userId;
}

describe('an erased account stays erased when an older backup is restored', () => {
  it('erases the accounts of the list that the backup brought back, and no other', async () => {
    const { db, config } = runtime;
    const [first, second] = [await erased(), await erased()];
    const { userId: stays } = await makeDeveloper(db);
    // An older backup brings the first account back; the second was not in it.
    await db
      .insertInto('users')
      .values({ id: first, email: 'back@example.com', name: 'Alix Moreau', role: 'DEVELOPER' })
      .execute();
    const list = (await readErased(erasedListIn(config.DATA_DIR))) ?? new Set();
    expect(list.size).toBe(2);
    expect(await eraseAgain(runtime, list)).toBe(1);
    expect(await everybody()).toEqual([stays]);
    expect(await eraseAgain(runtime, list)).toBe(0);
    // The list holds no readable id.
    const written = await readFile(erasedListIn(config.DATA_DIR), 'utf8');
    for (const id of [first, second]) expect(written).not.toContain(id);
  });

  it('erases an account although the backup holds an erasure that is not yet due', async () => {
    const id = await erased();
    await runtime.db
      .insertInto('users')
      .values({ id, email: 'again@example.com', name: 'Alix Moreau', role: 'DEVELOPER' })
      .execute();
    const later = new Date('2126-01-01');
    await runtime.db
      .insertInto('erasures')
      .values({ userId: id, cause: 'inactive', askedAt: dueAt, dueAt: later })
      .execute();
    const list = (await readErased(erasedListIn(runtime.config.DATA_DIR))) ?? new Set();
    expect(await eraseAgain(runtime, list)).toBe(1);
    expect(await everybody()).not.toContain(id);
  });

  it('erases an account also when the list cannot be written', async () => {
    const { userId } = await makeDeveloper(runtime.db);
    await runtime.db.insertInto('erasures').values({ userId, cause: 'asked', askedAt: dueAt, dueAt }).execute();
    const config = { ...runtime.config, DATA_DIR: `${runtime.config.DATA_DIR}/nowhere` };
    expect(await eraseAccount({ ...runtime, config }, userId)).toBe(true);
    expect(await everybody()).not.toContain(userId);
  });

  it('reads undefined when there is no list', async () => {
    rmSync(erasedListIn(runtime.config.DATA_DIR));
    expect(await readErased(erasedListIn(runtime.config.DATA_DIR))).toBeUndefined();
  });
});
