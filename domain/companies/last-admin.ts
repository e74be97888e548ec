export type Member = { recruiterId: string; admin: boolean };

/** What is about to happen to one member: other permissions, or no longer being one (by leaving or by being removed). */
export type Change = { recruiterId: string; admin: boolean } | { recruiterId: string; gone: true };

/** A company always has somebody who runs it: would it still, after this? */
export function keepsAnAdmin(members: readonly Member[], change: Change): boolean {
  const after = members.flatMap((member) => {
    if (member.recruiterId !== change.recruiterId) return [member];
    return 'gone' in change ? [] : [{ ...member, admin: change.admin }];
  });
  return after.some(({ admin }) => admin);
}

/** Of these, whoever cannot leave, be removed or lose the flag. */
export function lastAdmin(members: readonly Member[]): string | undefined {
  const admins = members.filter(({ admin }) => admin);
  return admins.length === 1 ? admins[0]?.recruiterId : undefined;
}
