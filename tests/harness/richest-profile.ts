import { avatarOptions, avatarSchema } from '../../domain/profile/avatar.ts';
import { cardTypes } from '../../domain/profile/cards/card.ts';
import type { educationFields } from '../../domain/profile/cards/education.ts';
import { emptyExperience, type experienceFields } from '../../domain/profile/cards/experience.ts';
import type { EntryDraft } from '../../domain/profile/cards/fields/entry-fields.ts';
import type { projectFields } from '../../domain/profile/cards/project.ts';
import { makeNickname } from '../../domain/profile/nickname/nickname.ts';
import { readVisibility } from '../../domain/profile/visibility.ts';
import type { SignedIn } from '../../domain/viewer.ts';
import type { Runtime } from '../../server/runtime.ts';
import { saveInformations } from '../../server/services/account/save-informations.ts';
import type { EditableCardName } from '../../server/services/profile/cards/editable-cards.ts';
import { hideFromEmployer } from '../../server/services/profile/discretion/change-discretion.ts';
import { saveCard } from '../../server/services/profile/edit-card.ts';
import { storeCv } from '../../server/services/resume/documents/store-cv.ts';
import { picture } from '../../server/services/shared/files/images.fixture.ts';
import { storeImage } from '../../server/services/shared/files/store-image.ts';
import { contextOf } from './context.ts';
import { makeDeveloper } from './factories.ts';
import { makePdf } from './pdf.ts';
import { finishRust, placeId } from './rich-profile.ts';

/** A developer who has just signed up: every card is empty. */
export const makeNewcomer = ({ db }: Pick<Runtime, 'db'>) =>
  makeDeveloper(db, {
    isShort: true,
    validationStatus: null,
    jobSearchState: 'unknown',
    contractTypes: [],
    professionId: null,
    oneSentenceDescription: null,
  });

/**
 * A developer with a value in every column of the profile, other than the default, written by the services that the
 * editor calls. A field that is added to a card is added here: otherwise it does not compile, or
 * richest-profile.test.ts finds its column empty.
 */
export async function makeRichestDeveloper(runtime: Runtime): Promise<{ person: SignedIn; cards: RichestCards }> {
  const person = await makeNewcomer(runtime);
  const context = contextOf(runtime, person);
  await saveInformations(context, { firstName: 'Ysaline', lastName: 'Fontanel', phone: '+33 6 39 98 45 67' });
  const cards = await richestCards(runtime, person);
  for (const [card, value] of Object.entries(cards)) {
    await saveCard(context, person.userId, card as EditableCardName, { mode: 'edit', version: null, value });
  }
  await hideFromEmployer(context, false);
  await storeCv(context, person.userId, 'CV Ysaline.pdf', makePdf({ pages: [['Ysaline']] }));
  return { person, cards };
}

export type RichestCards = Awaited<ReturnType<typeof richestCards>>;

async function richestCards(runtime: Runtime, person: SignedIn) {
  const { db } = runtime;
  const context = contextOf(runtime, person);
  const upload = async (colour: string) => storeImage(context, await picture(40, 40, colour).png().toBuffer());
  const place = async (name: string) => ({ placeId: await placeId(db, name), label: `${name}, France` });
  const experience = {
    companyName: 'Bruyère Conseil',
    jobTitle: 'Architecte logicielle',
    start: { year: 2017, month: 2 },
    end: { year: 2021, month: 8 },
    stillEmployed: false,
    place: await place('Rennes'),
    description: 'Refonte du **catalogue**.',
  } satisfies EntryDraft<typeof experienceFields>;
  const current = {
    ...emptyExperience(),
    companyName: 'Zostère',
    jobTitle: 'Directrice technique',
    start: { year: 2022, month: 4 },
    stillEmployed: true,
    place: await place('Brest'),
    description: 'Une équipe de neuf.',
  };
  const diploma = {
    schoolName: 'Université de Rennes',
    year: 2016,
    diploma: 'Master',
    area: 'Génie logiciel',
  } satisfies EntryDraft<typeof educationFields>;
  const project = {
    name: 'Marégramme',
    date: { year: 2023, month: 6 },
    description: 'Les *marées* sur une carte.',
    link: 'https://maregramme.example/carte',
    images: [await upload('#12405a')],
  } satisfies EntryDraft<typeof projectFields>;
  const firstOptions = Object.fromEntries(Object.entries(avatarOptions).map(([name, values]) => [name, values[0]]));
  return {
    about: {
      profilePicHandle: (await upload('#5a1240')).handle,
      avatar: avatarSchema.parse(firstOptions),
      firstName: 'Ysaline',
      lastName: 'Fontanel',
      nameVisibility: 'nickName',
      nickName: makeNickname('fr', () => 0.4),
      professionId: 'back-end-developer',
      place: await place('Nantes'),
      rqth: { status: true, consent: true, content: 'Un écran plus grand' },
      oneSentenceDescription: 'Je range les données.',
      description: 'Dix ans de **serveurs**.',
      codingReason: 'Pour comprendre les machines',
      shared: { codingReason: false },
    },
    jobSearch: {
      state: 'not_searching',
      disableIntroductions: true,
      contractTypes: ['permanent', 'freelance'],
      places: [await place('Lyon')],
      remote: 'hybrid',
      daysPerWeek: 3,
      salary: 61,
      averageDailyRate: 540,
      perks: { mood: true, other: 'Un jardin' },
      visaSponsorship: true,
      unavailable: true,
      shared: { averageDailyRate: true, perks: false },
    },
    experiences: {
      codeExperienceYears: 9,
      otherExperienceYears: 3,
      jobIssues: { management: true, other: 'Trop de bruit' },
      shared: { jobIssues: true },
      experiences: [current, experience],
    },
    education: { studiesYears: 5, education: [diploma] },
    projects: { projects: [project] },
    technologies: { technologyIds: ['react'], levels: { react: 83 } },
    tests: {
      tests: [
        {
          ...(await finishRust(db, person.userId)),
          name: 'Rust',
          handle: 'rust',
          centile: 0.04,
          score: 1737,
          deviation: 70,
        },
      ],
    },
    skills: { interestedTechnologies: 'Zig et OCaml', languages: [{ languageId: 'es', value: 77 }] },
    links: {
      linkedin: 'https://www.linkedin.com/in/ysaline-f',
      github: 'ysalinecode',
      twitter: 'ysalinetweets',
      codingame: 'ysalinegame',
      custom: [{ name: 'Carnet', url: 'https://carnet.example/ysaline' }],
    },
    interests: { interests: [{ name: 'Aviron' }] },
    soundtrack: { url: 'https://www.deezer.com/fr/album/302127' },
    visibility: readVisibility({
      all: true,
      cards: Object.fromEntries(cardTypes.map((card) => [card, { all: true }])),
    }),
  };
}
