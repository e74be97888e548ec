import { Avatar, Style } from '@dicebear/core';
import avataaars from '@dicebear/styles/avataaars.json' with { type: 'json' };
import type { AvatarConfig } from '../../../../domain/profile/avatar.ts';

// Validating the style is slow and its result never changes, so it is done once.
const style = new Style(avataaars);

export function renderAvatar(config: AvatarConfig): string {
  const { topVariant, facialHairVariant, accessoriesVariant, ...always } = config;
  const svg = new Avatar(style, {
    seed: 'avatar',
    // The size of the picture in a résumé (docs/product/resume.md, JSON Resume format).
    size: 150,
    ...always,
    ...part('top', topVariant),
    ...part('facialHair', facialHairVariant),
    ...part('accessories', accessoriesVariant),
  }).toString();
  return withOwnIds(svg, fingerprint(JSON.stringify(config)));
}

function part(name: string, variant: string | null): Record<string, unknown> {
  return variant === null
    ? { [`${name}Probability`]: 0 }
    : { [`${name}Variant`]: variant, [`${name}Probability`]: 100 };
}

/** Makes the ids unique: masks of several avatars in one page would otherwise share the same ids. */
function withOwnIds(svg: string, suffix: string): string {
  return svg
    .replace(/\bid="([^"]+)"/g, `id="$1-${suffix}"`)
    .replace(/url\(#([^)]+)\)/g, `url(#$1-${suffix})`)
    .replace(/href="#([^"]+)"/g, `href="#$1-${suffix}"`);
}

function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
