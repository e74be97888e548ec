/**
 * Every code with which a schema or a service refuses a value. app/i18n/error-texts.ts has a sentence for each in both
 * languages; the type check fails when one is missing.
 */
export const plainCodes = [
  // Any field.
  'required',
  'unknown',
  'duplicate',
  'email',
  'phone',
  'link',
  'invisible',
  'httpLink',
  'tooMany',
  'signedOut',
  // Accounts.
  'passwordShort',
  'passwordLong',
  'passwordCommon',
  'wrongPassword',
  'sameEmail',
  'emailTaken',
  'code',
  'invalid',
  'refused',
  'lastAdministrator',
  // Profiles.
  'chooseLanguage',
  'chooseTechnology',
  'endBeforeStart',
  'outOfRange',
  'ownName',
  'consent',
  'soundtrack',
  'slotTaken',
  'slotAlready',
  'notPublished',
  'notOffered',
  'callOver',
  'callChanged',
  // Companies, jobs and applications.
  'salaryOrder',
  'yearsOrder',
  'validatedName',
  'lastAdmin',
  'notAlone',
  'alreadyMember',
  'alreadyInvited',
  'webhookUrl',
  'noAddress',
  'hiddenFromCompany',
  'shortProfile',
  'external',
  'payHistory',
  'openField',
  'noTechnologies',
  'publicationDay',
  'publicationLate',
  'applyUntil',
  // Meetings.
  'slotPast',
  'slotFar',
  'httpsLink',
  'openMeetings',
  // Questions, tests and seasons.
  'fewOptions',
  'noRightOption',
  'noWrongOption',
  'seconds',
  'optionsAsked',
  'alias',
  'fixedAddress',
  'seasonOver',
  'seasonPast',
  // Candidates.
  'reminderDay',
] as const;

/** Codes that carry their limits: how many limits each has. */
export const limitCounts = {
  /** The limit, and by how many characters a text is longer. */
  long: 2,
  /** The smallest number of characters. */
  short: 1,
  tooManyRows: 1,
  fewQuestions: 1,
  range: 2,
  seasonLength: 2,
  seasonNext: 2,
} as const;

/** The code that carries a name: what a word of the vocabulary means already. */
type NamedCode = `otherMeaning:${string}`;

export type PlainCode = (typeof plainCodes)[number];
export type LimitName = keyof typeof limitCounts;
/** The limits of a code, as the arguments of its sentence. */
export type Limits<Name extends LimitName = LimitName> = (typeof limitCounts)[Name] extends 1
  ? [most: number]
  : Name extends 'long'
    ? [most: number, over: number]
    : [least: number, most: number];
type LimitCode<Name extends LimitName = LimitName> = {
  [Each in Name]: (typeof limitCounts)[Each] extends 1 ? `${Each}:${number}` : `${Each}:${number}:${number}`;
}[Name];

export type ErrorCode = PlainCode | LimitCode | NamedCode;

/** Field name → error code; '' is the form as a whole. */
export type FieldErrors = Record<string, ErrorCode>;

/** A code with the limits for its sentence: 'tooManyRows:20', 'range:1:99'. */
export function limitCode<Name extends LimitName>(name: Name, ...limits: Limits<Name>): LimitCode<Name> {
  return [name, ...limits].join(':') as LimitCode<Name>;
}

export function isErrorCode(text: string): text is ErrorCode {
  if (nameIn(text) !== undefined) return true;
  const { name, limits } = splitCode(text);
  if (!isLimitName(name)) return (plainCodes as readonly string[]).includes(text);
  return limits.length === limitCounts[name] && /^\w+(:\d+)+$/.test(text);
}

/** The name that a code carries; undefined for all other codes. */
export function nameIn(code: string): string | undefined {
  return /^otherMeaning:(.+)$/.exec(code)?.[1];
}

export function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(limitCounts, name);
}

/** The name and the limits of a code; most codes have no limits. */
export function splitCode(code: string): { name: string; limits: number[] } {
  const [name = '', ...limits] = code.split(':');
  return { name, limits: limits.map(Number) };
}

/** Why an uploaded file is refused. The place that uploads it has the sentences. */
export type FileCode =
  | 'tooLarge'
  | 'empty'
  | 'interrupted'
  | 'notAnImage'
  | 'tooManyPixels'
  | 'notAPdf'
  | 'encrypted'
  | 'tooHeavy'
  | 'damaged';
