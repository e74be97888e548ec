import { expect, it } from 'vitest';
import { avatarSchema } from '../../../domain/profile/avatar.ts';
import { surpriseAvatar } from './avatar-surprise.ts';

it.each([0, 0.25, 0.5, 0.75, 0.999999])('the random number %d gives a valid avatar', (lot) => {
  expect(avatarSchema.safeParse(surpriseAvatar(() => lot)).success).toBe(true);
});

it('a random avatar has no beard and no glasses most of the time', () => {
  expect(surpriseAvatar(() => 0.9)).toMatchObject({ facialHairVariant: null, accessoriesVariant: null });
  expect(surpriseAvatar(() => 0.9).topVariant).not.toBeNull();
  expect(surpriseAvatar(() => 0.1).accessoriesVariant).not.toBeNull();
});
