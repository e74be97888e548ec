import { phoneNumber } from '../../account/informations.ts';
import { emptyEducationEntry } from '../../profile/cards/education.ts';
import { emptyExperience } from '../../profile/cards/experience.ts';
import { httpUrl } from '../../profile/cards/link.ts';
import { compareMonths, type Month } from '../../profile/month.ts';
import { textLimits } from '../../profile/text-limits.ts';
import { emptyFound, type Found, type FoundExperience, type FoundPlace, type Unplaced } from '../imports/found.ts';
import { cut, fitted, line, listener, type Told, text } from '../imports/reading.ts';
import { asEnd, asStart, isWithin } from '../month-text.ts';
import type { ImportedEducation, ImportedExperience, NetworkProfile } from './profile.ts';

/** The content of an export in the common form of all sources; entries without a card are listed apart. */
export function foundInExport(profile: NetworkProfile, today: Month): { found: Found; unplaced: Unplaced[] } {
  const told = listener();
  const { headline, summary, phone, linkedinUrl, location } = profile;
  const found: Found = {
    ...emptyFound(),
    jobTitles: headline ? [headline] : [],
    experiences: profile.experiences.flatMap((one) => readExperience(one, today, told)),
    education: profile.education.flatMap((one) => readEducationEntry(one, today, told)),
    skills: profile.skills.filter(isSkill).map((name) => ({ id: null, name, value: undefined })),
    languages: profile.languages.map(({ name }) => ({ id: null, name, value: undefined })),
    links: {},
  };
  if (headline) found.oneSentenceDescription = fitted(line(headline), textLimits.sentence, 'headline', told);
  if (summary) found.personalMessage = fitted(text(summary), textLimits.description, 'summary', told);
  const number = phone ? phoneNumber(line(phone)) : undefined;
  if (number) found.phone = number;
  if (location) found.place = placeNamed(location);
  const address = linkedinUrl ? httpUrl.safeParse(linkedinUrl).data : undefined;
  if (address) found.links.linkedin = address;
  for (const name of profile.certifications) told.tell('certifications', name, 'noCard');
  for (const something of profile.unplaced) told.tell('other', something, 'noCard');
  return { found, unplaced: told.unplaced };
}

/** docs/product/resume.md, Importing a LinkedIn PDF: the skill 'r' is ignored, since it is often a reading error. */
const isSkill = (name: string) => name.trim().toLowerCase() !== 'r';

const longestPlace = 120;
const placeNamed = (name: string): FoundPlace => ({
  placeId: null,
  name: cut(line(name), longestPlace),
  countryCode: null,
});

function readExperience(one: ImportedExperience, today: Month, told: Told): FoundExperience[] {
  const companyName = fitted(line(one.companyName), textLimits.title, 'work', told);
  const jobTitle = fitted(line(one.jobTitle), textLimits.title, 'work', told);
  const refuse = (reason: Unplaced['reason']): [] => {
    told.tell('work', [jobTitle, companyName].filter(Boolean).join(', '), reason);
    return [];
  };
  if (!companyName || !jobTitle) return refuse('noName');
  const start = asStart(one.start);
  if (!isWithin(start, today)) return refuse('outOfRange');
  const description = fitted(text(one.description ?? ''), textLimits.description, 'work', told);
  const end = one.end && asEnd(one.end, today);
  if (end && compareMonths(end, start) < 0) return refuse('endBeforeStart');
  // Without an end, or with one in the future, it is a current job.
  const goesOn = !end || compareMonths(end, today) > 0;
  return [
    {
      ...emptyExperience(),
      companyName,
      jobTitle,
      start,
      end: goesOn ? null : end,
      stillEmployed: goesOn,
      place: placeOf(one, description),
      description,
    },
  ];
}

/**
 * docs/product/resume.md, Importing a LinkedIn PDF: without a line for the place, the first line of the description is
 * tried.
 */
function placeOf({ location }: ImportedExperience, description: string): FoundPlace | null {
  const [said = ''] = location ? [location] : description.split('\n', 1);
  return said && said.length <= longestPlace ? placeNamed(said) : null;
}

function readEducationEntry(one: ImportedEducation, today: Month, told: Told): Found['education'] {
  const title = (value: string | null) => fitted(line(value ?? ''), textLimits.title, 'education', told);
  const [schoolName, studyType, area] = [title(one.schoolName), title(one.diploma), title(one.area)];
  const refuse = (reason: Unplaced['reason']): [] => {
    told.tell('education', [studyType || area, schoolName].filter(Boolean).join(', '), reason);
    return [];
  };
  if (!schoolName) return refuse('noName');
  if (one.year === null) return refuse('noDate');
  if (!isWithin({ year: one.year, month: 0 }, today)) return refuse('outOfRange');
  const entry = { schoolName, diploma: studyType || area, year: one.year, area: studyType ? area : '' };
  return [{ ...emptyEducationEntry(), ...entry }];
}
