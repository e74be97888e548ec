import { avatarSchema } from '../../../../domain/profile/avatar.ts';
import { renderAvatar } from './render-avatar.ts';

/** A complete choice is much shorter; a longer one is not decoded. */
const mostCharacters = 1000;
const file = /^([\w-]+)\.svg$/;

/** The drawing of an avatar that is not saved yet: its file name is the choice itself, as JSON in base64url. */
export function drawPreview(name: string): string | undefined {
  if (name.length > mostCharacters) return undefined;
  const avatar = avatarSchema.safeParse(decoded(file.exec(name)?.[1] ?? ''));
  return avatar.success ? renderAvatar(avatar.data) : undefined;
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
