import { type AvatarConfig, avatarOptions } from '../../../domain/profile/avatar.ts';

// Only faces suitable for recruiters and natural skin colours; the other values can still be chosen by hand.
const skins = ['#614335', '#ae5d29', '#d08b5b', '#edb98a', '#ffdbb4'] as const;
const eyes = ['default', 'happy', 'side', 'squint', 'wink'] as const;
const eyebrows = ['default', 'defaultNatural', 'flatNatural', 'raisedExcited', 'raisedExcitedNatural'] as const;
const mouths = ['default', 'smile', 'twinkle', 'serious'] as const;

const bareHead = 0.03;
const beard = 0.25;
const glasses = 0.35;

/** A random avatar; `random` returns 0 ≤ x < 1. */
export function surpriseAvatar(random: () => number): AvatarConfig {
  const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];
  const hairColor = pick(avatarOptions.hairColor);
  return {
    topVariant: random() < bareHead ? null : pick(avatarOptions.topVariant),
    hairColor,
    hatColor: pick(avatarOptions.hatColor),
    skinColor: pick(skins),
    eyesVariant: pick(eyes),
    eyebrowsVariant: pick(eyebrows),
    noseVariant: 'default',
    mouthVariant: pick(mouths),
    facialHairVariant: random() < beard ? pick(avatarOptions.facialHairVariant) : null,
    facialHairColor: hairColor,
    accessoriesVariant: random() < glasses ? pick(avatarOptions.accessoriesVariant) : null,
    accessoriesColor: pick(avatarOptions.accessoriesColor),
    clothesVariant: pick(avatarOptions.clothesVariant),
    clothesColor: pick(avatarOptions.clothesColor),
    clothesGraphicVariant: pick(avatarOptions.clothesGraphicVariant),
    backgroundColor: pick(avatarOptions.backgroundColor),
  };
}
