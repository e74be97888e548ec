import type { Left } from '../../../domain/companies/plans/allowance.ts';
import type { ConversationButton } from '../../../domain/contact/conversations/conversation-button.ts';
import type { NoteKind } from '../../../domain/library/notes/note.ts';
import type { ViewerKind } from '../../../domain/permissions/profile.ts';
import type { Downloads } from '../../../domain/permissions/resume.ts';
import type { PublicLink } from '../../../domain/profile/address/public-link.ts';
import type { CardType } from '../../../domain/profile/cards/card.ts';
import type { educationFields } from '../../../domain/profile/cards/education.ts';
import type { experienceFields } from '../../../domain/profile/cards/experience.ts';
import type { ShownEntry } from '../../../domain/profile/cards/fields/entry-fields.ts';
import type { projectFields } from '../../../domain/profile/cards/project.ts';
import type { GuideStep } from '../../../domain/profile/completeness.ts';
import type { HiddenReason } from '../../../domain/profile/state/hidden-profile.ts';
import type { ShareableField } from '../../../domain/profile/wishes/shared-fields.ts';
import type { Flags } from '../../../domain/profile/wishes/wish-names.ts';
import type { ProfilePreview } from './preview/read-preview.ts';
import type {
  StoredCv,
  StoredInterest,
  StoredLanguage,
  StoredPlace,
  StoredTechnology,
  StoredTest,
} from './read-developer.ts';

/** In a card, `keptBack` are the fields that recruiters do not see; empty for viewers who may not edit. */
export type AboutCard = {
  picture: string | undefined;
  profession: string | null;
  place: string | null;
  codeExperienceYears: number | null;
  oneSentenceDescription: string | null;
  description: string;
  codingReason: string | null;
  keptBack: ShareableField[];
  rqth: { content: string } | undefined;
  badge: 'recommended' | 'called' | undefined;
};

export type JobSearchCard = {
  state: string;
  contractTypes: string[];
  places: StoredPlace[];
  remote: { frequency: string; daysPerWeek: number | null } | null;
  salary: number | null;
  averageDailyRate: number | null;
  perks: Flags;
  visaSponsorship: boolean;
  /** Only for those who may edit: the developer is in no search for now. */
  unavailable: boolean;
  keptBack: ShareableField[];
};

export type ExperiencesCard = {
  codeExperienceYears: number | null;
  otherExperienceYears: number | null;
  profession: string | null;
  jobIssues: Flags;
  keptBack: ShareableField[];
  /** The description is HTML, the place its name. */
  experiences: (Omit<ShownEntry<typeof experienceFields>, 'place' | 'companyName'> & {
    place: string | null;
    /** Undefined for those who do not see the names of employers. */
    companyName: string | undefined;
    /** How long it lasted, or has lasted. */
    months: number;
  })[];
};

/** The description is HTML. */
export type ProjectsCard = (Omit<ShownEntry<typeof projectFields>, 'images'> & {
  images: { small: string; large: string }[];
})[];

export type LinksCard = { id: string; network: string; label: string; url: string }[];
export type PersonalCard = { firstName: string; lastName: string; email: string; phoneNumber: string | null };
export type SkillsCard = { interestedTechnologies: string | null; languages: StoredLanguage[] };
export type EducationCard = { studiesYears: number | null; education: ShownEntry<typeof educationFields>[] };
export type SoundtrackCard = { url: string; provider: string; embedUrl: string } | null;

/** Only what this viewer may see; a missing card does not exist for them. */
export type Cards = {
  about?: AboutCard;
  jobSearch?: JobSearchCard;
  experiences?: ExperiencesCard;
  education?: EducationCard;
  projects?: ProjectsCard;
  technologies?: StoredTechnology[];
  tests?: StoredTest[];
  skills?: SkillsCard;
  links?: LinksCard;
  personal?: PersonalCard;
  interests?: StoredInterest[];
  soundtrack?: SoundtrackCard;
};

/** Dates in milliseconds. */
export type Interactions = {
  favourite: boolean;
  colleagues: number;
  superliked: number | null;
  liked: number | null;
  applications: number;
};

/** The parts of an introduction that an open page needs; times in milliseconds. */
export type BegunIntroduction = { id: string; recId: string | null; devId: string; status: number; createdAt: number };

/** The recruiter's action bar. */
export type ContactView = {
  button: ConversationButton;
  /** The requests left today where the button begins one that the plan counts. */
  requests: Left | undefined;
  /** The company answers applications in its own tool, not here. */
  answersElsewhere: boolean;
  /** The current introduction between the recruiter and the developer. */
  introduction: BegunIntroduction | null;
};

export type ProfileView = {
  kind: 'profile';
  developerId: string;
  alias: string;
  /** The page was asked for under a former alias. */
  moved?: true;
  /** Undefined for a viewer who sees no card with the name. */
  name: string | undefined;
  viewer: ViewerKind;
  /** For recruiters: what the company and the developer have done with each other. */
  interactions?: Interactions;
  /** The action bar, where it is shown. */
  contact?: ContactView;
  /** Profiles that the company may still open today; undefined when the plan has no limit. */
  viewsLeft?: number;
  can: Downloads & {
    edit: boolean;
    openSettings: boolean;
    import: boolean;
    boost: boolean;
    report: boolean;
    /** The notes that the viewer writes about this developer. */
    writeNotes: NoteKind | undefined;
  };
  /** Only for viewers who may edit. */
  isShort?: boolean;
  disabled?: boolean;
  published?: boolean;
  /** The owner or an administrator looks at the profile as somebody else would see it. */
  preview?: ProfilePreview;
  /** Whether search engines may list it. */
  listed: boolean;
  cards: Cards;
  /** Whether this viewer may open the page of achievements. */
  achievements: boolean;
  /** For viewers who may edit: the cards that the public does not see. */
  hiddenCards: CardType[] | undefined;
  /** For viewers who may edit: the cards that recruiters do not see. */
  keptFromRecruiters: CardType[] | undefined;
  /** For the owner: the address to pass on, and what a visitor finds there. */
  link?: { url: string; shows: PublicLink };
  guide: { steps: GuideStep[]; percent: number } | undefined;
  /** For viewers who get the full résumé: the uploaded CV. */
  cv?: StoredCv;
};

export type HiddenProfile = { kind: 'hidden'; reason: HiddenReason };
export type ShortProfile = { kind: 'short' };
/** Another site led a recruiter to a profile that would cost a view: nothing is shown or counted yet. */
export type UnopenedProfile = { kind: 'unopened' };
