import { imageAddress } from '../../../domain/image-address.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import type { Json } from '../../data/schema.generated.ts';
import { avatarAddress } from '../profile/avatars/picture-address.ts';

/** The uploaded picture of the viewer, or else the drawn one. An administrator has none. */
export function viewerPicture({ userId, picture }: SignedIn): string | undefined {
  if (picture?.handle) return imageAddress(picture.handle, 96);
  return avatarAddress(userId, (picture?.avatar ?? null) as Json | null);
}
