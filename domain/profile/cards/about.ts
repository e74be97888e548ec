import * as z from 'zod';
import type { ErrorCode } from '../../error-codes.ts';
import { parseValue } from '../../form.ts';
import { fold } from '../../text/fold.ts';
import { personName } from '../../text/shown-name.ts';
import { avatarSchema } from '../avatar.ts';
import { isNickname } from '../nickname/nickname.ts';
import { placeChoice } from '../place-choice.ts';
import { chosenId, fileHandle, oneLine, optionalText, requiredLine, requiredText, textLimits } from '../text-limits.ts';

export const nameVisibilities = ['full', 'firstName', 'nickName'] as const;

type RqthDraft = { status: boolean; consent: boolean; content: string };

/** Health data: stored only with the box ticked and with consent. */
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

/** Only generated nicknames: a typed one could be a name, an address or an insult. */
const nickName = requiredLine(textLimits.nickName).refine(isNickname, 'unknown');

type RealName = { firstName: string; lastName: string };

/**
 * A nickname that contains a part of the developer's name hides nothing. Names of one or two letters are ignored: they
 * are in many words.
 */
export function tellsName(nickname: string, { firstName, lastName }: RealName): boolean {
  // The values may have any type: this check also runs while the names themselves are invalid.
  const names = [firstName, lastName].filter((name) => typeof name === 'string');
  const parts = fold(names.join(' ')).split(/[^\p{L}]+/u);
  return parts.some((part) => part.length > 2 && fold(nickname).includes(part));
}

export const aboutSchema = z
  .object({
    profilePicHandle: fileHandle.nullable(),
    avatar: avatarSchema.nullable(),
    firstName: personName(textLimits.personName),
    lastName: personName(textLimits.personName),
    nameVisibility: z.enum(nameVisibilities, 'unknown'),
    // Checked below: only the level 'nickName' needs one.
    nickName: z.string('unknown').nullable(),
    professionId: chosenId(),
    place: placeChoice,
    rqth,
    oneSentenceDescription: requiredLine(textLimits.sentence),
    description: requiredText(textLimits.description),
    codingReason: optionalText(textLimits.codingReason),
    shared: z.object({ codingReason: z.boolean('unknown') }, 'unknown'),
  })
  .superRefine(
    (about, context) => {
      if (about.nameVisibility !== 'nickName') return;
      const parsed = parseValue(nickName, about.nickName);
      const message = 'value' in parsed ? tellsName(parsed.value, about) && 'ownName' : parsed.errors[''];
      if (message) context.addIssue({ code: 'custom', message: message satisfies ErrorCode, path: ['nickName'] });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
  .transform((about) => ({
    ...about,
    nickName: about.nameVisibility === 'nickName' ? oneLine(about.nickName ?? '') : null,
  }));
export type AboutDraft = z.input<typeof aboutSchema>;
export type About = z.output<typeof aboutSchema>;
