/** How a receiver checks a message, for the reference page. */
export const signatureExample = `import { createHmac, timingSafeEqual } from 'node:crypto';

function isGenuine(headers, body, secret) {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = \`\${headers['webhook-id']}.\${headers['webhook-timestamp']}.\${body}\`;
  const expected = createHmac('sha256', key).update(signed).digest();
  const given = Buffer.from(headers['webhook-signature'].replace('v1,', ''), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}`;
