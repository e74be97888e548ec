import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyProfile, lookups, places, thisMonth } from '../../tests/harness/any-profile.ts';
import { isHttpUrl } from '../profile/cards/link.ts';
import { withoutIds } from '../profile/without-ids.ts';
import { makeResume } from './export.ts';
import { applyPlan } from './imports/apply-plan.ts';
import { readResume } from './imports/import.ts';
import { planImport } from './imports/merge.ts';
import { placeKey, placesOf, resolveFound } from './imports/resolve.ts';
import { emptyProfile, type ResumePlace, type ResumeProfile } from './profile.ts';
import { resumeRights } from './rights.ts';

const runs = { seed: 20261115, numRuns: 150 };

const choiceOf = ({ placeId, city, country }: ResumePlace) => ({ placeId, label: `${city}, ${country}` });

/** The format of the port: base64 of JSON in the query. */
function tracked(url: string): string | null {
  if (!isHttpUrl(url)) return null;
  const bytes = new TextEncoder().encode(JSON.stringify({ redirectUrl: encodeURIComponent(url), options: {} }));
  const address = new URL('https://vivier.example/t');
  address.searchParams.set('link', btoa(String.fromCharCode(...bytes)));
  return address.href;
}

function exported(profile: ResumeProfile): string {
  const resume = makeResume(profile, {
    locale: 'fr',
    parts: resumeRights({ viewerKind: 'owner', professionId: profile.professionId }),
    addresses: {
      picture: 'https://vivier.example/images/aaaaaaaaaaaaaaaaaaaa/150.webp',
      tracked,
      image: (handle) => `https://vivier.example/images/${handle}/600.webp`,
    },
    issuer: 'Vivier',
  });
  return JSON.stringify(resume);
}

function imported(file: string, into: ResumeProfile) {
  const read = readResume(file, thisMonth);
  if ('error' in read) throw new Error(read.error);
  const known = placesOf(read.found).flatMap((found) => {
    const place = places.get(found.placeId ?? '');
    return place ? [[placeKey(found), choiceOf(place)] as const] : [];
  });
  const resolved = resolveFound(read.found, { ...lookups, places: new Map(known) }, read.unplaced);
  const plan = planImport(into, resolved);
  return { plan, cards: applyPlan(into, plan) };
}

/** The cards of a profile as the values of their forms. */
function cardsOf(profile: ResumeProfile) {
  const links = (network: string) => profile.socials.find((one) => one.network === network);
  const known = ['linkedin', 'github', 'twitter', 'codingame'];
  return withoutIds({
    about: [
      profile.oneSentenceDescription,
      profile.personalMessage,
      profile.professionId,
      profile.place && choiceOf(profile.place),
    ],
    phone: profile.phone,
    search: [profile.jobSearchState, profile.contractTypes, profile.dreamPlaces.map(choiceOf)],
    remote: [profile.remoteFrequency, profile.remoteDaysPerWeek],
    money: [profile.salary, profile.averageDailyRate, profile.visaSponsorship],
    wishes: [profile.perks, profile.jobIssues, profile.codingReason],
    years: [profile.codeExperienceYears, profile.otherExperienceYears, profile.studiesYears],
    experiences: profile.experiences.map((one) => ({ ...one, place: one.place && choiceOf(one.place) })),
    education: profile.education.map((one) => ({ ...one, area: one.area ?? '' })),
    projects: profile.projects.map((one) => ({ ...one, link: one.link ?? '' })),
    technologies: profile.technologies.map(({ id, value }) => [id, value]),
    skills: [profile.interestedTechnologies, profile.languages.map(({ languageId, value }) => [languageId, value])],
    interests: profile.interests.map(({ name }) => name.split(' gif by ')[0]),
    links: known.map((network) => links(network)?.url ?? links(network)?.username ?? ''),
    custom: profile.socials.filter(({ network }) => !known.includes(network)).map(({ network, url }) => [network, url]),
    soundtrack: profile.soundtrackUrl,
  });
}

/** The cards of an empty account that has saved the result of an import. */
function savedCards(cards: ReturnType<typeof applyPlan>): ReturnType<typeof cardsOf> {
  const { about, personal, jobSearch, experiences, education, skills, links } = cards;
  const known = [links?.linkedin, links?.github, links?.twitter, links?.codingame];
  return withoutIds({
    about: [about?.oneSentenceDescription, about?.personalMessage, about?.professionId, about?.place].map(orNull),
    phone: orNull(personal?.phone),
    search: [jobSearch?.state ?? 'unknown', jobSearch?.contractTypes ?? [], jobSearch?.places ?? []],
    remote: [orNull(jobSearch?.remote?.frequency), orNull(jobSearch?.remote?.daysPerWeek)],
    money: [jobSearch?.salary, jobSearch?.averageDailyRate, jobSearch?.visaSponsorship].map(orNull),
    wishes: [jobSearch?.perks ?? {}, experiences?.jobIssues ?? {}, orNull(about?.codingReason)],
    years: [experiences?.codeExperienceYears, experiences?.otherExperienceYears, education?.studiesYears].map(orNull),
    experiences: experiences?.experiences ?? [],
    education: education?.education ?? [],
    projects: cards.projects?.projects ?? [],
    technologies: (cards.technologies?.technologies ?? []).map(({ technologyId, value }) => [technologyId, value]),
    skills: [
      skills?.interestedTechnologies || null,
      (skills?.languages ?? []).map(({ languageId, value }) => [languageId, value]),
    ],
    interests: (cards.interests?.interests ?? []).map(({ name }) => name),
    links: known.map((value) => value ?? ''),
    custom: (links?.custom ?? []).map(({ name, url }) => [name, url]),
    soundtrack: orNull(cards.soundtrack?.url),
  }) as ReturnType<typeof cardsOf>;
}
const orNull = <T>(value: T | undefined): T | null => value ?? null;

it('exporting a profile and importing it into an empty account gives the same profile', () => {
  fc.assert(
    fc.property(anyProfile, (profile) => {
      const { plan, cards } = imported(exported(profile), emptyProfile());
      expect(savedCards(cards)).toEqual(cardsOf(profile));
      expect(plan.unplaced).toEqual([]);
    }),
    runs,
  );
});

it('importing a profile into itself changes nothing', () => {
  fc.assert(
    fc.property(anyProfile, (profile) => {
      const { cards } = imported(exported(profile), profile);
      const { experiences, education, ...others } = cards;
      expect(others).toEqual({});
      // 0 years means not filled in: an import may fill them again.
      expect(experiences?.experiences.length ?? profile.experiences.length).toBe(profile.experiences.length);
      expect(education?.education.length ?? profile.education.length).toBe(profile.education.length);
    }),
    runs,
  );
});
