import type { AvatarConfig } from '../../../domain/profile/avatar.ts';

/** Where the server draws a choice that is not stored yet: the choice is in the address itself, in base64url. */
export function avatarPreviewAddress(avatar: AvatarConfig): string {
  const text = btoa(JSON.stringify(avatar)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `/avatars/preview/${text}.svg`;
}
