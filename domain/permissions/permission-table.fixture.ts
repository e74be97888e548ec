import { expect, it } from 'vitest';
import type { Membership, SignedIn, Viewer } from '../viewer.ts';

const person: SignedIn = {
  userId: 'someone',
  sessionId: 's',
  role: 'DEVELOPER',
  name: 'Alix',
  email: 'alix@example.com',
  locale: 'fr',
  twoFactorEnabled: false,
  membership: undefined,
};
const membership: Membership = {
  companyId: 'ours',
  admin: false,
  intros: false,
  validated: true,
  refused: false,
  planId: 'freemium',
};
const recruiter = (userId: string, change: Partial<Membership>): SignedIn => ({
  ...person,
  userId,
  role: 'RECRUITER',
  membership: { ...membership, ...change },
});

/** Every kind of viewer. The three members work for the company 'ours'; objects with an owner belong to 'owner'. */
export const viewers = {
  visitor: undefined,
  developer: person,
  owner: { ...person, userId: 'owner' },
  withoutCompany: { ...person, userId: 'recruiter', role: 'RECRUITER' },
  waiting: recruiter('waiting', { validated: false }),
  validated: recruiter('validated', {}),
  companyAdmin: recruiter('companyAdmin', { admin: true }),
  admin: { ...person, userId: 'admin', role: 'ADMIN' },
} satisfies Record<string, Viewer>;

export type ViewerName = keyof typeof viewers;
export const everyViewer = Object.keys(viewers) as ViewerName[];
export const signedInViewers = everyViewer.filter((name) => name !== 'visitor');

/** A permission by its name, the situation if it depends on one, the question, and the viewers who may. */
export type Row = [permission: string, situation: string, can: (viewer: Viewer) => boolean, allowed: ViewerName[]];

/** Asks each permission for every kind of viewer; a permission of the file that is not asked fails. */
export function permissionTable(permissions: Record<string, unknown>, rows: Row[]): void {
  it.each(rows)('%s %s: for these viewers and no other', (_permission, _situation, can, allowed) => {
    expect(everyViewer.filter((name) => can(viewers[name]))).toEqual(
      everyViewer.filter((name) => allowed.includes(name)),
    );
  });

  it('every permission of the file is in the table', () => {
    const named = Object.keys(permissions).filter((name) => /^(can|is|must|lacks)[A-Z]/.test(name));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !rows.some(([permission]) => permission === name))).toEqual([]);
  });
}
