import { createHash } from 'node:crypto';
import { imageAddress } from '../../../../domain/image-address.ts';
import type { Json } from '../../../data/schema.generated.ts';

/** Part of the address of a drawn picture: it changes when the drawing does, so browsers may cache it for ever. */
export function versionOf(drawing: Json): string {
  return createHash('sha256').update(JSON.stringify(drawing)).digest('base64url').slice(0, 10);
}

export function avatarAddress(id: string, avatar: Json | null): string | undefined {
  return avatar === null ? undefined : `/avatars/${id}/${versionOf(avatar)}.svg`;
}

function logoAddress(id: string, logo: Json | null): string | undefined {
  return logo === null ? undefined : `/logos/${id}/${versionOf(logo)}.svg`;
}

type Company = { id: string; logo: Json | null; logoHandle: string | null };

/** The logo that a company uploaded, or else the one that is drawn for it. */
export function companyLogo({ id, logo, logoHandle }: Company): string | undefined {
  return logoHandle ? imageAddress(logoHandle, 300) : logoAddress(id, logo);
}
