import * as z from 'zod';
import { nameSchema } from '../account/informations.ts';
import { avatarSchema } from '../profile/avatar.ts';
import { fileHandle, optionalLine, textLimits } from '../profile/text-limits.ts';

/** The page of a recruiter. */
export const recruiterSchema = z.object({
  displayName: nameSchema.shape.name,
  jobTitle: optionalLine(textLimits.title),
  profilePicHandle: fileHandle.nullable(),
  avatar: avatarSchema.nullable(),
});
export type RecruiterDraft = z.input<typeof recruiterSchema>;
export type Recruiter = z.output<typeof recruiterSchema>;
