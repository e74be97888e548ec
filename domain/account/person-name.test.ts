import { describe, expect, it } from 'vitest';
import { newCompanySchema } from '../companies/company.ts';
import { recruiterSchema } from '../companies/recruiter.ts';
import { aboutSchema } from '../profile/cards/about.ts';
import { signUpSchema } from './account.ts';
import { developerInformationsSchema, nameSchema } from './informations.ts';

const real = [
  'Noémie',
  'Le Goff',
  'O’Connor',
  "D'Angelo",
  'Jean-Pierre',
  'J. R.',
  'J.R.R.',
  'Dr. No',
  'Martin Jr.',
  'Nguyễn Thị Minh Khai',
  'Łukasz',
  'Ñuñez',
  'Björk Guðmundsdóttir',
  'محمد عبد الله',
  '李小龙',
  'たなか',
  '김민준',
  'प्रिया शर्मा',
  // A joiner character that the script needs inside the name.
  'क्‍षेत्र',
  'می‌خواهم',
  'e\u0301lodie',
  'Ng',
  'X Æ A-12',
  'ʻOkina Kealoha',
  'Ana·Maria',
];
const refused: [string, string][] = [
  ['https://evil.example', 'link'],
  ['Votre compte est suspendu https://evil.example/x', 'link'],
  ['HTTP://evil', 'link'],
  ['www.evil.example', 'link'],
  ['evil.com', 'link'],
  ['Cliquez sur evil.example/compte', 'link'],
  ['evil。com', 'link'],
  ['someone@example.com', 'link'],
  ['mailto:x', 'link'],
  ['\u200b', 'required'],
  ['\u200d\u200c', 'required'],
  ['\u2060\ufeff', 'required'],
  ['   ', 'required'],
  ['Ada\u202egnp', 'invisible'],
  ['Ada\u2066x\u2069', 'invisible'],
  ['Ada\u200bLovelace', 'invisible'],
  ['Ada\u0007', 'invisible'],
  ['Ada\u00adLove', 'invisible'],
  ['Ada\nLovelace', 'invisible'],
  ['Ada\u2028Lovelace', 'invisible'],
];

const names = {
  'at sign-up': (name: string) => signUpSchema.shape.firstName.safeParse(name),
  'of a family, at sign-up': (name: string) => signUpSchema.shape.lastName.safeParse(name),
  'in the settings': (name: string) => developerInformationsSchema.shape.firstName.safeParse(name),
  'of recruiters and administrators': (name: string) => nameSchema.shape.name.safeParse(name),
  'on a recruiter’s page': (name: string) => recruiterSchema.shape.displayName.safeParse(name),
  'in a profile': (name: string) => aboutSchema.in.shape.firstName.safeParse(name),
};

describe.each(Object.entries(names))('a name %s', (_, parse) => {
  it.each(real)('accepts %s', (name) => expect(parse(name)).toMatchObject({ success: true }));
  it.each(refused)('refuses %j with the code %s', (name, code) =>
    expect(parse(name).error?.issues.map(({ message }) => message)).toContain(code),
  );
});

describe('a company’s name', () => {
  const parse = (name: string) => newCompanySchema.shape.name.safeParse(name);
  it.each(['Booking.com', 'Amazon.fr', '3Suisses', 'L’Oréal & Fils', 'Node.js Conseil', '株式会社'])(
    'accepts %s',
    (name) => expect(parse(name)).toMatchObject({ success: true }),
  );
  it.each(refused.filter(([name]) => !/evil\.com|evil\.example|。/.test(name) || /http|www|\//i.test(name)))(
    'refuses %j with the code %s',
    (name, code) => expect(parse(name).error?.issues.map(({ message }) => message)).toContain(code),
  );
});
