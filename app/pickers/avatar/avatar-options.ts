import {
  type AvatarConfig,
  type AvatarOption,
  avatarOptionMatters,
  avatarOptions,
  avatarSchema,
  optionalAvatarOptions,
} from '../../../domain/profile/avatar.ts';

/** The options of the builder in order: all but the nose, which has only one value. */
export const builderOptions = [
  'skinColor',
  'topVariant',
  'hairColor',
  'hatColor',
  'eyesVariant',
  'eyebrowsVariant',
  'mouthVariant',
  'facialHairVariant',
  'facialHairColor',
  'accessoriesVariant',
  'accessoriesColor',
  'clothesVariant',
  'clothesGraphicVariant',
  'clothesColor',
  'backgroundColor',
] as const satisfies AvatarOption[];

export type BuilderOption = (typeof builderOptions)[number];
export type ColourOption = Extract<BuilderOption, `${string}Color`>;
export type ShapeOption = Exclude<BuilderOption, ColourOption>;
export type Colour = AvatarConfig[ColourOption];

export const isColour = (option: BuilderOption): option is ColourOption => option.endsWith('Color');

/** The options that change the drawing: no hair colour for an avatar with a hat. */
export const shownOptions = (avatar: AvatarConfig) =>
  builderOptions.filter((option) => avatarOptionMatters(option, avatar));

export const coloursOf = (option: ColourOption): readonly Colour[] => avatarOptions[option];

/** Null means none: no hair, no beard, no glasses. */
export function shapesOf(option: ShapeOption): readonly (string | null)[] {
  const optional = optionalAvatarOptions.some((one) => one === option);
  return optional ? [null, ...avatarOptions[option]] : avatarOptions[option];
}

/** The shape before or after the chosen one; the last one is followed by the first one. */
export function shapeBeside(avatar: AvatarConfig, option: ShapeOption, step: 1 | -1): string | null {
  const shapes = shapesOf(option);
  return shapes.at((shapes.indexOf(avatar[option]) + step) % shapes.length) ?? null;
}

export function withOption(avatar: AvatarConfig, option: BuilderOption, value: string | null): AvatarConfig {
  return avatarSchema.parse({ ...avatar, [option]: value });
}
