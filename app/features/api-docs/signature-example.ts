/** Checked by the tests of webhooks in the same few lines. */
export const signatureExample = `import { createHmac, timingSafeEqual } from 'node:crypto';

function isGenuine(headers, body, secret) {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = \`\${headers['webhook-id']}.\${headers['webhook-timestamp']}.\${body}\`;
  const expected = createHmac('sha256', key).update(signed).digest();
  const given = Buffer.from(headers['webhook-signature'].replace('v1,', ''), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}`;

export const messageExample = JSON.stringify(
  {
    type: 'introduction.changed',
    timestamp: '2026-11-17T10:30:00.000Z',
    data: {
      candidateId: '01936f2b-0a17-7b42-8f6d-1e3c5a7b9d20',
      developerId: '01936f2a-51c8-7c3e-9d0a-4b7e6f2a1c55',
      event: 'acceptWithDetails',
      from: 20,
      to: 30,
      statusName: 'STATUS_VALIDATED_BY_DEVELOPER',
      by: 'developer',
      contactGiven: true,
      position: 2,
    },
  },
  null,
  2,
);
