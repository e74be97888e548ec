import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AuditLine } from '../../../../server/services/moderation/audit/read-audit.ts';
import { AuditLines } from './audit-lines.tsx';

it('a line of the audit log about a company that is gone says so', () => {
  const line: AuditLine = {
    id: '1',
    at: '2026-11-17T10:00:00.000Z',
    actorId: null,
    actor: null,
    impersonatorId: null,
    impersonator: null,
    action: 'company.removed',
    subjectKind: 'company',
    subjectId: 'c1',
    subject: null,
    data: {},
  };
  expect(renderToString(<AuditLines lines={[line]} searched={false} />)).toContain('Entreprise inconnue');
});
