import { imageAddress } from '../../../domain/image-address.ts';
import { seesBadge, seesCard, seesField, seesHealth, type ViewerKind } from '../../../domain/permissions/profile.ts';
import { seesEmployers } from '../../../domain/permissions/resume.ts';
import type { CardType } from '../../../domain/profile/cards/card.ts';
import { educationFields } from '../../../domain/profile/cards/education.ts';
import { experienceFields } from '../../../domain/profile/cards/experience.ts';
import { shownEntry } from '../../../domain/profile/cards/fields/entry-fields.ts';
import { profileUrl } from '../../../domain/profile/cards/link.ts';
import { projectFields } from '../../../domain/profile/cards/project.ts';
import { soundtrackEmbed } from '../../../domain/profile/cards/soundtrack/soundtrack.ts';
import { monthsLasted } from '../../../domain/profile/experience-years.ts';
import { type Month, monthOf } from '../../../domain/profile/month.ts';
import { aboutBadge, readVisibility } from '../../../domain/profile/visibility.ts';
import { type ShareableField, withSharedFields } from '../../../domain/profile/wishes/shared-fields.ts';
import type { Cache } from '../../cache.ts';
import type { Json } from '../../data/schema.generated.ts';
import type { Clock } from '../../ports/clock/port.ts';
import type { Links } from '../../ports/links/port.ts';
import type { Reading } from '../shared/markdown/shown-html.ts';
import { avatarAddress } from './avatars/picture-address.ts';
import type { Cards, LinksCard, SoundtrackCard } from './profile-view.ts';
import type { Developer, StoredSocial } from './read-developer.ts';
import { withHtml } from './with-html.ts';

/** The cards of a profile that this kind of viewer sees, with only the fields that they may see. */
export async function showCards(
  context: Reading & { cache: Cache; ports: { links: Links; clock: Clock } },
  viewer: CardViewer,
  read: Developer,
): Promise<Cards> {
  const { visitorId } = viewer;
  const { links, clock } = context.ports;
  const today = monthOf(clock.now());
  const tools = { cache: context.cache, links, employers: seesEmployers(viewer), visitorId, today };
  const { viewerKind: kind } = viewer;
  const developer = withSharedFields(kind, await withHtml(context, read));
  const visibility = readVisibility(developer.visibility);
  const cards: Cards = {};
  for (const card of Object.keys(makers) as CardType[]) {
    if (seesCard(kind, visibility, card)) Object.assign(cards, { [card]: makers[card](developer, kind, tools) });
  }
  return cards;
}

/** What a viewer is to the profile, the plan of a recruiter, and who follows a link, when signed in. */
export type CardViewer = {
  viewerKind: ViewerKind;
  planId: string | null | undefined;
  visitorId?: string | undefined;
};

type Tools = { cache: Cache; links: Links; employers: boolean; visitorId: string | undefined; today: Month };
type Maker<C extends CardType> = (developer: Developer, kind: ViewerKind, tools: Tools) => NonNullable<Cards[C]> | null;

const makers: { [C in CardType]: Maker<C> } = {
  about: (d, kind) => ({
    picture: pictureOf(d),
    profession: d.profession,
    place: d.currentPlace,
    codeExperienceYears: d.codeExperienceYears,
    oneSentenceDescription: d.oneSentenceDescription,
    description: d.personalMessageHtml ?? '',
    codingReason: d.codingReason,
    keptBack: keptBack(d, kind, 'codingReason'),
    rqth: (seesHealth(kind) && d.health) || undefined,
    badge: seesBadge(kind) ? aboutBadge(d) : undefined,
  }),
  jobSearch: (d, kind) => ({
    state: d.jobSearchState,
    contractTypes: d.contractTypes,
    places: d.dreamPlaces,
    remote: d.remoteFrequency ? { frequency: d.remoteFrequency, daysPerWeek: d.remoteDaysPerWeek } : null,
    salary: d.salary,
    averageDailyRate: d.averageDailyRate,
    perks: d.perks,
    visaSponsorship: d.visaSponsorship ?? false,
    unavailable: seesField(kind, false) && d.unavailable,
    keptBack: keptBack(d, kind, 'averageDailyRate', 'perks'),
  }),
  experiences: (d, kind, { employers, today }) => ({
    codeExperienceYears: d.codeExperienceYears,
    otherExperienceYears: d.otherExperienceYears,
    profession: d.profession,
    jobIssues: d.jobIssues,
    keptBack: keptBack(d, kind, 'jobIssues'),
    experiences: d.experiences.map((one) => ({
      ...shownEntry(experienceFields, one),
      companyName: employers ? one.companyName : undefined,
      description: one.descriptionHtml ?? '',
      place: one.place?.label ?? null,
      months: monthsLasted(one, today),
    })),
  }),
  education: (d) => ({
    studiesYears: d.studiesYears,
    education: d.education.map((one) => shownEntry(educationFields, one)),
  }),
  projects: (d, kind, tools) =>
    d.projects.map((one) => ({
      ...shownEntry(projectFields, one),
      description: one.descriptionHtml ?? '',
      link: outbound(tools, kind, d.id, 'project', one.link),
      images: one.images.map(({ handle }) => ({ small: imageAddress(handle, 300), large: imageAddress(handle, 1200) })),
    })),
  technologies: (d) => d.technologies,
  tests: (d) => d.tests,
  skills: (d) => ({ interestedTechnologies: d.interestedTechnologies, languages: d.languages }),
  links: (d, kind, tools) => d.socials.flatMap((social) => linkOf(tools, kind, d.id, social)),
  personal: ({ firstName, lastName, email, phoneNumber }) => ({ firstName, lastName, email, phoneNumber }),
  interests: (d) => d.interests,
  soundtrack: (d) => soundtrackOf(d.soundtrackUrl),
};

/** For those who may edit: the fields of a card that recruiters do not see. */
function keptBack(d: Developer, kind: ViewerKind, ...fields: ShareableField[]): ShareableField[] {
  return seesField(kind, false) ? fields.filter((field) => !d.sharedFields.includes(field)) : [];
}

export function pictureOf(developer: Pick<Developer, 'id' | 'avatar' | 'profilePicHandle'>): string | undefined {
  if (developer.profilePicHandle) return imageAddress(developer.profilePicHandle, 300);
  return avatarAddress(developer.id, developer.avatar as Json | null);
}

function linkOf(tools: Tools, kind: ViewerKind, developerId: string, social: StoredSocial): LinksCard {
  const { id, network, url, username } = social;
  const address = outbound(tools, kind, developerId, 'social', profileUrl({ network, url, username }) ?? null);
  if (!address) return [];
  return [{ id, network, label: network === 'twitter' ? `@${username}` : network, url: address }];
}

/**
 * A tracked link, so that clicks are counted; the owner gets the plain address. It carries the signed-in visitor; the
 * one for visitors without an account is signed once, because it is equal for all of them.
 */
function outbound(
  { cache, links, visitorId }: Tools,
  kind: ViewerKind,
  developerId: string,
  type: 'social' | 'project',
  url: string | null,
): string | null {
  if (!url || kind === 'owner') return url;
  if (visitorId) return links.wrap({ url, type, data: developerId, visitorId });
  const wrap = () => links.wrap({ url, type, data: developerId }) ?? '';
  return cache.derive(`${type} ${developerId} ${url}`, wrap) || null;
}

function soundtrackOf(url: string | null): SoundtrackCard {
  const embed = url ? soundtrackEmbed(url) : undefined;
  return url && embed ? { url, ...embed } : null;
}
