import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type PathKey, paths, pathWith } from '../../domain/paths.ts';
import { keys } from './access-table.ts';
import { fromOwnPage, unpacked } from './client.ts';
import { lightClient } from './light-client.ts';
import { type Asker, askers, makeOwned, type Owned } from './owned-objects.ts';
import { owned } from './owner-table.ts';
import { siteDatabase } from './site.ts';
import type { Outcome } from './tables/outcomes.ts';
import type { OwnedRow } from './tables/owned-row.ts';
import { withoutOwner } from './tables/without-owner.ts';

const { url } = inject('site');
const request = lightClient(url, 5);
let made: Owned;

beforeAll(async () => {
  made = await makeOwned(await siteDatabase());
});

async function outcomeOf({ route, params, command }: OwnedRow, asker: Asker): Promise<Outcome> {
  const path = pathWith('fr', route, params(made));
  const cookie: Record<string, string> = made.cookies[asker] ? { cookie: made.cookies[asker] } : {};
  const json = { ...fromOwnPage(url), 'content-type': 'application/json' };
  const { status, headers } = command
    ? await request(path, {
        method: 'POST',
        headers: { ...unpacked, ...cookie, ...json },
        body: JSON.stringify(command(made, asker)),
      })
    : await request(path, { method: 'GET', headers: { ...unpacked, ...cookie } });
  if (status < 300 || status >= 400) return status;
  const target = (headers.location ?? '').split('?')[0];
  return keys.find((one) => !paths[one].fr.includes(':') && pathWith('fr', one) === target) ?? status;
}

describe('an object with an owner', () => {
  it.each(owned.map((row) => [row.route, row.what ?? (row.command ? 'a command' : ''), row] as const))(
    '%s %s answers each viewer as the permission says',
    async (_route, _what, row) => {
      const answers: Partial<Record<Asker, Outcome>> = {};
      const expected: Partial<Record<Asker, Outcome>> = {};
      for (const asker of askers) {
        const viewer = made.viewers[asker];
        const outcome = row.can(viewer, made) ? row.allowed : row.refused;
        expected[asker] = typeof outcome === 'function' ? outcome(viewer) : outcome;
        answers[asker] = await outcomeOf(row, asker);
      }
      expect(answers).toEqual(expected);
    },
  );

  it('is in the table for every route that names an object', () => {
    const named = keys.filter((key) => paths[key].fr.includes(':'));
    const listed = new Set<PathKey>([...owned.map(({ route }) => route), ...(Object.keys(withoutOwner) as PathKey[])]);
    expect([...listed].toSorted()).toEqual(named.toSorted());
    expect(owned.filter(({ route }) => withoutOwner[route])).toEqual([]);
  });

  it('is opened by its owner and refused to another of the same role, in some rows of each kind of owner', () => {
    const differs = (owner: Asker, other: Asker) =>
      owned.filter(({ can }) => can(made.viewers[owner], made) && !can(made.viewers[other], made)).length;
    expect(differs('owner', 'developer')).toBeGreaterThan(5);
    expect(differs('companyAdmin', 'otherCompany')).toBeGreaterThan(5);
    expect(differs('companyAdmin', 'colleague')).toBeGreaterThan(2);
  });
});
