export type Member = { recruiterId: string; admin: boolean };

/** A change to one member: other permissions, or no longer being a member (by leaving or by being removed). */
export type Change = { recruiterId: string; admin: boolean } | { recruiterId: string; gone: true };

/** Whether the company still has an administrator after this change. */
export function keepsAnAdmin(members: readonly Member[], change: Change): boolean {
  const after = members.flatMap((member) => {
    if (member.recruiterId !== change.recruiterId) return [member];
    return 'gone' in change ? [] : [{ ...member, admin: change.admin }];
  });
  return after.some(({ admin }) => admin);
}

/** The member who cannot leave, be removed or lose the flag. */
export function lastAdmin(members: readonly Member[]): string | undefined {
  const admins = members.filter(({ admin }) => admin);
  return admins.length === 1 ? admins[0]?.recruiterId : undefined;
}
