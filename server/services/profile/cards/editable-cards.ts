import type * as z from 'zod';
import { about } from './about.ts';
import { education } from './education.ts';
import { experiences } from './experiences.ts';
import { interests } from './interests.ts';
import { jobSearch } from './job-search.ts';
import { links } from './links.ts';
import { projects } from './projects.ts';
import { skills } from './skills.ts';
import { soundtrack } from './soundtrack.ts';
import { technologies } from './technologies.ts';
import { tests } from './tests.ts';
import { testsInfo } from './tests-info.ts';
import { visibility } from './visibility.ts';

/** The cards and settings that can be edited, by the name in the address. */
export const editableCards = {
  about,
  jobSearch,
  experiences,
  education,
  projects,
  technologies,
  tests,
  skills,
  links,
  interests,
  soundtrack,
  visibility,
  testsinfo: testsInfo,
};
export type EditableCardName = keyof typeof editableCards;
/** What the dialog of a card shows and sends. */
export type CardDraft<Name extends EditableCardName> = Awaited<ReturnType<(typeof editableCards)[Name]['read']>>;

type Entries = {
  [Name in EditableCardName]: NonNullable<(typeof editableCards)[Name]['add']>['schema'];
};
/** What the dialog sends that adds one entry to a card; never for a card without such a dialog. */
export type EntryDraft<Name extends EditableCardName> = { [Key in Name]: z.input<ReturnType<Entries[Key]>> }[Name];

export function isEditableCard(name: string | undefined): name is EditableCardName {
  return name !== undefined && Object.hasOwn(editableCards, name);
}
