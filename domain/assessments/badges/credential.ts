import * as z from 'zod';
import { dayOf } from '../../day.ts';
import { pathTo } from '../../paths.ts';
import type { Locale } from '../../viewer.ts';
import type { Medal } from '../rating/ranking.ts';
import { scoreText } from '../rating/result-text.ts';
import {
  badgePageAddress,
  type ResultMedal,
  resultMedalAddress,
  resultMedals,
  statusListAddress,
} from './addresses.ts';
import { didOf } from './did-web.ts';
import { credentialWords } from './words.ts';

/** The contexts of a signed file: they give each of its words a meaning that cannot change. */
export const credentialContexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
] as const;

export type Issuer = { baseUrl: string; brand: string };
export type StatusPlace = { list: number; place: number };
/** An e-mail address as the standard hides it: 'sha256$' and the hash of the address followed by the salt. */
export type HashedEmail = { identityHash: string; salt: string };

export type BadgeFacts = {
  locale: Locale;
  /** Random: it tells nothing about the person. */
  id: string;
  /** The unguessable part of the page's address. */
  handle: string;
  test: { id: string; name: string };
  score: number;
  margin: number;
  percent: number | undefined;
  medal: Medal | undefined;
  endedAt: Date;
  issuedAt: Date;
  status: StatusPlace;
  email: HashedEmail | undefined;
};

/** The file without its signature: an OpenBadgeCredential of Open Badges 3.0. It holds no name. */
export function openBadge({ baseUrl, brand }: Issuer, facts: BadgeFacts) {
  const { locale, test, score, margin, percent } = facts;
  const words = credentialWords[locale];
  const address = baseUrl + pathTo(locale, 'test', { alias: test.id });
  const measures = [
    { key: 'score', name: words.score, resultType: 'ScaledScore', value: score },
    { key: 'margin', name: words.margin, resultType: 'Result', value: margin },
    ...(percent === undefined ? [] : [{ key: 'top', name: words.top, resultType: 'Percent', value: percent }]),
  ];
  const list = baseUrl + statusListAddress(facts.status.list);
  return {
    '@context': [...credentialContexts],
    id: `urn:uuid:${facts.id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: words.name(test.name, scoreText(locale, { score, margin })),
    issuer: { id: didOf(baseUrl), type: ['Profile'], name: brand, url: baseUrl },
    validFrom: secondsOf(facts.issuedAt),
    credentialSubject: {
      id: baseUrl + badgePageAddress(locale, facts.handle),
      type: ['AchievementSubject'],
      ...(facts.email && {
        identifier: [{ type: 'IdentityObject', hashed: true, identityType: 'emailAddress', ...facts.email }],
      }),
      // Only the day, the one that the pages show: a reader of the file needs no hour.
      activityEndDate: `${dayOf(facts.endedAt)}T00:00:00Z`,
      achievement: {
        id: address,
        type: ['Achievement'],
        achievementType: 'Assessment',
        inLanguage: locale,
        name: words.achievement(test.name),
        description: words.description(test.name, brand),
        criteria: { id: baseUrl + pathTo(locale, 'scores'), narrative: words.criteria },
        image: { id: baseUrl + resultMedalAddress(facts.medal), type: 'Image', caption: words.image },
        resultDescription: measures.map(({ key, name, resultType }) => ({
          id: `${address}#${key}`,
          type: ['ResultDescription'],
          name,
          resultType,
        })),
      },
      result: measures.map(({ key, value }) => ({
        type: ['Result'],
        resultDescription: `${address}#${key}`,
        value: String(value),
      })),
    },
    credentialStatus: {
      id: `${list}#${facts.status.place}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(facts.status.place),
      statusListCredential: list,
    },
    credentialSchema: [
      {
        id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
        type: '1EdTechJsonSchemaValidator2019',
      },
    ],
  };
}

/** The list of revoked files without its signature. `encodedList` is compressed, and written after a leading 'u'. */
export function statusList(
  baseUrl: string,
  { list, encodedList, at, ttl }: { list: number; encodedList: string; at: Date; ttl: number },
) {
  const address = baseUrl + statusListAddress(list);
  return {
    '@context': [credentialContexts[0]],
    id: address,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: didOf(baseUrl),
    validFrom: secondsOf(at),
    credentialSubject: {
      id: `${address}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList,
      ttl: ttl * 1000,
    },
  };
}

const secondsOf = (moment: Date) => moment.toISOString().replace(/\.\d+Z$/, 'Z');

const signedSchema = z.object({
  issuer: z.object({ id: z.string() }),
  validFrom: z.iso.datetime(),
  credentialSubject: z.object({
    identifier: z.array(z.unknown()).optional(),
    activityEndDate: z.iso.datetime(),
    achievement: z.object({ image: z.object({ id: z.string() }) }),
    result: z.array(z.object({ resultDescription: z.string(), value: z.string() })),
  }),
});

/** What a signed file says; a page shows these values, so that it shows what is verified. */
export type Claimed = {
  issuer: string;
  issuedAt: Date;
  endedAt: Date;
  score: number;
  margin: number;
  percent: number | undefined;
  medal: ResultMedal;
  withEmail: boolean;
};

export function readClaims(document: string): Claimed {
  const { issuer, validFrom, credentialSubject } = signedSchema.parse(JSON.parse(document));
  const image = credentialSubject.achievement.image.id;
  const measured = (key: string) => {
    const found = credentialSubject.result.find(({ resultDescription }) => resultDescription.endsWith(`#${key}`));
    return found && Number(found.value);
  };
  return {
    issuer: issuer.id,
    issuedAt: new Date(validFrom),
    endedAt: new Date(credentialSubject.activityEndDate),
    score: measured('score') ?? 0,
    margin: measured('margin') ?? 0,
    percent: measured('top'),
    medal: resultMedals.find((medal) => image.endsWith(`/result-${medal}.svg`)) ?? 'plain',
    withEmail: credentialSubject.identifier !== undefined,
  };
}
