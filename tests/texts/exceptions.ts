/** A text that breaks a rule and is right all the same. */
export type Exception = { rule: string; text: string; reason: string };

const drawn = 'written on a drawn T-shirt, in Spanish or English';
const signed = 'the offer that a candidate receives at the end, not a job on the site';

export const exceptions: Exception[] = [
  { rule: 'a space before : ; ? !', text: '« Cumbia! »', reason: drawn },
  { rule: 'a space before : ; ? !', text: '« Hola! »', reason: drawn },
  { rule: 'a space before : ; ? !', text: '« Resist! »', reason: drawn },
  {
    rule: 'write “job”',
    text: 'Three short courses that lead from good technical skills to a signed offer. Each stands on its own; together they cover a search from the first message to the handshake.',
    reason: signed,
  },
  {
    rule: 'write “job”',
    text: 'Compare two offers by your own criteria, and turn one down gracefully.',
    reason: signed,
  },
  {
    rule: 'write “job”',
    text: 'You have an offer in sight, or a yearly review coming up, and talking about money makes you uneasy.',
    reason: signed,
  },
];
