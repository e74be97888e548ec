import * as z from 'zod';
import { parseValue } from '../../form.ts';
import { personName } from '../../text/shown-name.ts';
import { avatarSchema } from '../avatar.ts';
import { isNickname } from '../nickname/nickname.ts';
import { placeChoice } from '../place-choice.ts';
import { chosenId, fileHandle, oneLine, optionalText, requiredLine, requiredText, textLimits } from '../text-limits.ts';

export const nameVisibilities = ['full', 'firstName', 'nickName'] as const;
export type NameVisibility = (typeof nameVisibilities)[number];

type RqthDraft = { status: boolean; consent: boolean; content: string };

/** Health data: nothing of it is kept without the box ticked, nor with it but without consent. */
const rqth: z.ZodType<{ content: string } | null, RqthDraft> = z.discriminatedUnion(
  'status',
  [
    z
      .object({ status: z.literal(false), consent: z.boolean('unknown'), content: z.string('unknown') })
      .transform(() => null),
    z
      .object({
        status: z.literal(true),
        consent: z.boolean('consent').refine((given) => given, 'consent'),
        content: optionalText(textLimits.health),
      })
      .transform(({ content }) => ({ content: content ?? '' })),
  ],
  'unknown',
);

/** Only what the product makes: a nickname of one's own could be a name, an address or an insult. */
const nickName = requiredLine(textLimits.nickName).refine(isNickname, 'unknown');

type RealName = { firstName: string; lastName: string };

/** A nickname with a part of somebody's name in it hides nothing. Names of one or two letters are in every word. */
export function tellsName(nickname: string, { firstName, lastName }: RealName): boolean {
  // What is sent may be anything, and is judged here even when the names are wrong themselves.
  const names = [firstName, lastName].filter((name) => typeof name === 'string');
  const parts = plain(names.join(' ')).split(/[^\p{L}]+/u);
  return parts.some((part) => part.length > 2 && plain(nickname).includes(part));
}
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const aboutSchema = z
  .object({
    profilePicHandle: fileHandle.nullable(),
    avatar: avatarSchema.nullable(),
    firstName: personName(textLimits.personName),
    lastName: personName(textLimits.personName),
    nameVisibility: z.enum(nameVisibilities, 'unknown'),
    // Judged below: only whoever goes by it needs one.
    nickName: z.string('unknown').nullable(),
    professionId: chosenId(),
    place: placeChoice,
    rqth,
    oneSentenceDescription: requiredLine(textLimits.sentence),
    description: requiredText(textLimits.description),
  })
  .superRefine(
    (about, context) => {
      if (about.nameVisibility !== 'nickName') return;
      const parsed = parseValue(nickName, about.nickName);
      const message = 'value' in parsed ? tellsName(parsed.value, about) && 'ownName' : parsed.errors[''];
      if (message) context.addIssue({ code: 'custom', message, path: ['nickName'] });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
  .transform((about) => ({
    ...about,
    nickName: about.nameVisibility === 'nickName' ? oneLine(about.nickName ?? '') : null,
  }));
export type AboutDraft = z.input<typeof aboutSchema>;
export type About = z.output<typeof aboutSchema>;
