import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const role = "'(?:ADMIN|DEVELOPER|RECRUITER)'";

/** The ways to decide by the role of a viewer, or by the flags of a recruiter in the company. */
const checks = [
  // viewer.role === 'ADMIN', case 'ADMIN':, .where('role', '=', 'ADMIN'), role = 'ADMIN' in SQL
  new RegExp(`(?:[=!]==?|<>|\\bcase|\\brole =)\\s*${role}|${role}\\s*[=!]==?|'(?:=|<>|!=|in)',\\s*\\[?${role}`),
  // switch (viewer.role), table[viewer.role]
  /switch \([^)]*\brole\b|\w\[[\w?.]*\brole\b[^\]]*\]/,
  // viewer.membership?.validated, { admin } = viewer.membership
  /membership\??\.(?:validated|refused|admin|intros)\b/,
  /\{[^}]*\b(?:validated|refused|admin|intros)\b[^}]*\} = [^;]*membership/,
  // !viewer.membership, viewer.membership === undefined, viewer.membership ? a : b, viewer.membership && a
  /!\(?[\w.?]*\bmembership\b|\bmembership (?:[=!]==?|\?(?!\?)|&&)/,
];

/** The lines outside domain/permissions that match, and why they are not permissions. */
const otherReasons: Record<string, { lines: number; reason: string }> = {
  'app/pages/shell/home.tsx': { lines: 6, reason: 'each role has its own home page' },
  'app/features/shell/navigation/bar-links.ts': { lines: 1, reason: 'each role has its own bar of links' },
  'app/features/shell/navigation/links.ts': {
    lines: 1,
    reason: 'each role has its own links; their pages check permissions',
  },
  'app/features/shell/account-menu.tsx': { lines: 1, reason: 'the name of the role is shown' },
  'app/features/moderation/support/support-inbox.tsx': { lines: 1, reason: 'the name of the role is shown' },
  'app/features/moderation/support/support-thread.tsx': { lines: 1, reason: 'the name of the role is shown' },
  'app/pages/account/act-as.tsx': { lines: 1, reason: 'the name of the role is shown' },
  'domain/account/session-lifetime.ts': { lines: 1, reason: 'how long a session lasts for each role' },
  'app/features/companies/recruiters/recruiter-list.tsx': { lines: 1, reason: 'the name of the right is shown' },
  'domain/companies/recruiter-state.ts': { lines: 3, reason: 'the name of the right is shown' },
  'server/http/live-stream.ts': { lines: 1, reason: 'the topic of the own company, if there is one' },
  'server/services/contact/conversations/permit.ts': { lines: 1, reason: 'the flags are recorded with the act' },
  'server/services/contact/introductions/read-contact-facts.ts': {
    lines: 1,
    reason: 'the flags are facts of the rule',
  },
  'server/services/contact/introductions/request-introduction.ts': {
    lines: 1,
    reason: 'the flags are facts of the rule',
  },
  'server/services/moderation/disable-profile.ts': { lines: 1, reason: 'selects the account of a developer' },
  'server/services/moderation/team-settings/entries.ts': { lines: 1, reason: 'selects an account of the team' },
  'server/services/privacy/erasure/ask-erasure.ts': { lines: 1, reason: 'selects the administrators who stay' },
  'server/services/privacy/erasure/retire-accounts.ts': { lines: 1, reason: 'selects accounts that may be inactive' },
  'server/services/moderation/staff/read-team.ts': {
    lines: 1,
    reason: 'selects the administrators who get the e-mail',
  },
};

const files = globSync(['app/**/*.{ts,tsx}', 'domain/**/*.ts', 'server/**/*.ts'], { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(test|fixture)\.tsx?$|^domain\/permissions\/|^server\/data\/world\//.test(path));

const isCheck = (line: string) => checks.some((check) => check.test(line));
const checksIn = (path: string) => readFileSync(join(root, path), 'utf8').split('\n').filter(isCheck);

describe('role checks outside domain/permissions', () => {
  it.each([
    "if (viewer.role !== 'ADMIN') throw new Forbidden();",
    "const { role } = viewer; if ('DEVELOPER' === role) return;",
    '  switch (viewer?.role) {',
    "    case 'RECRUITER':",
    'return allowed[viewer.role];',
    "navigation[viewer?.role ?? 'ANONYMOUS']",
    ".where('u.role', '=', 'ADMIN')",
    "sql`select id from users where role = 'ADMIN'`",
    'if (!viewer.membership.validated) throw new Forbidden();',
    'const { companyId, admin } = viewer.membership;',
    'if (!viewer?.membership) return undefined;',
    'staff: viewer.membership ? await readStaff(context) : [],',
    'return viewer.membership !== undefined;',
  ])('are recognised: %s', (line) => expect(isCheck(line)).toBe(true));

  it.each([
    'const { companyId } = viewer.membership;',
    'const companyId = viewer?.membership?.companyId ?? null;',
    "role: z.enum(['DEVELOPER', 'RECRUITER'], 'required'),",
    "import { endMembership } from './membership.ts';",
  ])('are not seen in other code: %s', (line) => expect(isCheck(line)).toBe(false));

  it('are only those with another reason, and no reason is out of date', () => {
    expect(files.length).toBeGreaterThan(1000);
    const found = files.map((path) => ({ path, lines: checksIn(path) })).filter(({ lines }) => lines.length > 0);
    const known = Object.entries(otherReasons).map(([path, { lines }]) => [path, lines]);
    const counts = found.map(({ path, lines }) => [path, lines.length]);
    const message = `Ask a permission of domain/permissions instead: ${JSON.stringify(found, null, 1)}`;
    expect(Object.fromEntries(counts), message).toEqual(Object.fromEntries(known));
  });
});
