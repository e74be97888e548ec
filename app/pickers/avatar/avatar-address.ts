import type { AvatarConfig } from '../../../domain/profile/avatar.ts';

/**
 * The address where the server draws an avatar that is not stored yet: its options are in the address, in base64url.
 */
export function avatarPreviewAddress(avatar: AvatarConfig): string {
  const text = btoa(JSON.stringify(avatar)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `/avatars/preview/${text}.svg`;
}
