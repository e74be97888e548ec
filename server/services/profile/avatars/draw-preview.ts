import { avatarSchema } from '../../../../domain/profile/avatar.ts';
import { renderAvatar } from './render-avatar.ts';

/** A whole choice takes well under this; nothing longer is worth decoding. */
const mostCharacters = 1000;
const file = /^([\w-]+)\.svg$/;

/** The drawing of an avatar that nobody has yet: its file's name is the choice itself, as JSON in base64url. */
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
