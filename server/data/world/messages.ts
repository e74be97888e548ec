import { daysAfter } from '../../../domain/contact/introductions/due.ts';
import { type Cast, languageOf } from './cast.ts';
import { answers, comebacks, developerLines, openings, recruiterLines, requests } from './content/introductions.ts';
import { atOffice } from './dates.ts';
import { idAt } from './ids.ts';
import type { Random } from './random.ts';
import type { Row } from './rows.ts';
import type { Story } from './stories.ts';
import { technologyValues } from './technologies.ts';
import { fill, type Locale, typeset } from './text.ts';

type Lines = Readonly<Record<Locale, readonly string[]>>;
type Line = { author: 'recruiter' | 'developer'; lines: Lines; at: Date };

const minute = 60_000;
const hour = 60 * minute;
/** How many days a conversation lasts. */
const talkDays = 8;

/** The messages in order: the request, then both sides in turn after they agreed. */
export function makeMessages(
  random: Random,
  now: Date,
  story: Story,
  cast: Cast,
  { id, moments }: { id: string; moments: readonly Date[] },
): Row<'messages'>[] {
  const said = byDay(linesOf(random, now, story, moments), now);
  const used = new Set<string>();
  return said.map(({ author, lines, at }, index) => {
    const fresh = lines[languageOf(cast.person)].filter((line) => !used.has(line));
    const line = random.pick(fresh.length > 0 ? fresh : lines[languageOf(cast.person)]);
    used.add(line);
    return {
      id: idAt(random, at),
      introductionId: id,
      position: index + 1,
      authorKind: author,
      authorId: author === 'recruiter' ? cast.recruiter.id : cast.person.developer.id,
      body: written(random, line, cast),
      sentKey: idAt(random, at),
      sentAt: at,
    };
  });
}

/** Messages are sent during the day, except today, when a later time would be in the future. */
function byDay(lines: Line[], now: Date): Line[] {
  let last = 0;
  return lines.map((line, index) => {
    const wished = index === 0 && line.lines === requests ? line.at : atOffice(line.at);
    const at = wished.getTime() > last && wished < now ? wished : new Date(Math.max(line.at.getTime(), last + minute));
    last = at.getTime();
    return { ...line, at };
  });
}

function linesOf(random: Random, now: Date, { begins, steps, talk }: Story, moments: readonly Date[]): Line[] {
  const start = moments[0] ?? now;
  const asked: Line[] = begins === 'request' ? [{ author: 'recruiter', lines: requests, at: start }] : [];
  const agreed = begins === 'request' ? moments[1] : start;
  if (talk === 0 || !agreed) return asked;
  const end = Math.min(now.getTime() - 2 * hour, daysAfter(agreed, talkDays).getTime());
  const length = end - agreed.getTime();
  const talked = Array.from({ length: talk }, (_, index): Line => {
    const share = (index + 0.2 + 0.6 * random.next()) / talk;
    const developerFirst = begins === 'request';
    const author = (index % 2 === 0) === developerFirst ? 'developer' : 'recruiter';
    const first = index === 0 ? (developerFirst ? answers : openings) : undefined;
    const lines = first ?? (index === 1 && !developerFirst ? answers : undefined);
    return {
      author,
      lines: lines ?? (author === 'developer' ? developerLines : recruiterLines),
      at: new Date(Math.floor(agreed.getTime() + share * length)),
    };
  });
  const again = steps.findIndex(({ event }) => event === 'reopen');
  const back = again === -1 ? undefined : moments[again];
  return [
    ...asked,
    ...talked,
    ...(back ? [{ author: 'recruiter' as const, lines: comebacks, at: new Date(back.getTime() + hour) }] : []),
  ];
}

function written(random: Random, line: string, { person, company, recruiter }: Cast): string {
  const locale = languageOf(person);
  const { confidential, developer, technologies } = person;
  const ids = technologies.map(({ technologyId }) => technologyId);
  // A developer who uses a nickname is addressed by it.
  const name = confidential.nameVisibility === 'nickName' ? developer.displayName : confidential.firstName;
  const values = {
    ...technologyValues(ids.length > 0 ? ids : ['git'], locale),
    name,
    company: company.name,
    recruiter: recruiter.name,
    recruiterFirst: recruiter.name.split(' ')[0] ?? recruiter.name,
  };
  return typeset(fill(line, random, values), locale);
}
