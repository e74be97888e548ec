import { z } from 'zod';

/**
 * The options of an avatar: those of the « avataaars » drawing style, under the names of the drawing library, one value
 * per option. The order is the one in which the editor shows them.
 */
export const avatarOptions = {
  topVariant: [
    'bigHair',
    'bob',
    'bun',
    'curly',
    'curvy',
    'dreads',
    'dreads01',
    'dreads02',
    'frida',
    'frizzle',
    'fro',
    'froBand',
    'hat',
    'hijab',
    'longButNotTooLong',
    'miaWallace',
    'shaggy',
    'shaggyMullet',
    'shavedSides',
    'shortCurly',
    'shortFlat',
    'shortRound',
    'shortWaved',
    'sides',
    'straight01',
    'straight02',
    'straightAndStrand',
    'theCaesar',
    'theCaesarAndSidePart',
    'turban',
    'winterHat02',
    'winterHat03',
    'winterHat04',
    'winterHat1',
  ],
  hairColor: [
    '#a55728',
    '#2c1b18',
    '#b58143',
    '#d6b370',
    '#724133',
    '#4a312c',
    '#f59797',
    '#ecdcbf',
    '#c93305',
    '#e8e1e1',
  ],
  hatColor: [
    '#262e33',
    '#65c9ff',
    '#5199e4',
    '#25557c',
    '#e6e6e6',
    '#929598',
    '#3c4f5c',
    '#b1e2ff',
    '#a7ffc4',
    '#ffdeb5',
    '#ffafb9',
    '#ffffb1',
    '#ff488e',
    '#ff5c5c',
    '#ffffff',
  ],
  skinColor: ['#614335', '#ae5d29', '#d08b5b', '#edb98a', '#ffdbb4', '#fd9841', '#f8d25c'],
  eyesVariant: [
    'closed',
    'cry',
    'default',
    'eyeRoll',
    'happy',
    'hearts',
    'side',
    'squint',
    'surprised',
    'wink',
    'winkWacky',
    'xDizzy',
  ],
  eyebrowsVariant: [
    'angry',
    'angryNatural',
    'default',
    'defaultNatural',
    'flatNatural',
    'frownNatural',
    'raisedExcited',
    'raisedExcitedNatural',
    'sadConcerned',
    'sadConcernedNatural',
    'unibrowNatural',
    'upDown',
    'upDownNatural',
  ],
  noseVariant: ['default'],
  mouthVariant: [
    'concerned',
    'default',
    'disbelief',
    'eating',
    'grimace',
    'sad',
    'screamOpen',
    'serious',
    'smile',
    'tongue',
    'twinkle',
    'vomit',
  ],
  facialHairVariant: ['beardLight', 'beardMajestic', 'beardMedium', 'moustacheFancy', 'moustacheMagnum'],
  facialHairColor: [
    '#a55728',
    '#2c1b18',
    '#b58143',
    '#d6b370',
    '#724133',
    '#4a312c',
    '#f59797',
    '#ecdcbf',
    '#c93305',
    '#e8e1e1',
  ],
  accessoriesVariant: ['eyepatch', 'kurt', 'prescription01', 'prescription02', 'round', 'sunglasses', 'wayfarers'],
  accessoriesColor: [
    '#262e33',
    '#65c9ff',
    '#5199e4',
    '#25557c',
    '#e6e6e6',
    '#929598',
    '#3c4f5c',
    '#b1e2ff',
    '#a7ffc4',
    '#ffdeb5',
    '#ffafb9',
    '#ffffb1',
    '#ff488e',
    '#ff5c5c',
    '#ffffff',
  ],
  clothesVariant: [
    'blazerAndShirt',
    'blazerAndSweater',
    'collarAndSweater',
    'graphicShirt',
    'hoodie',
    'overall',
    'shirtCrewNeck',
    'shirtScoopNeck',
    'shirtVNeck',
  ],
  clothesColor: [
    '#262e33',
    '#65c9ff',
    '#5199e4',
    '#25557c',
    '#e6e6e6',
    '#929598',
    '#3c4f5c',
    '#b1e2ff',
    '#a7ffc4',
    '#ffafb9',
    '#ffffb1',
    '#ff488e',
    '#ff5c5c',
    '#ffffff',
  ],
  clothesGraphicVariant: [
    'bat',
    'bear',
    'cumbia',
    'deer',
    'diamond',
    'hola',
    'pizza',
    'resist',
    'skull',
    'skullOutline',
  ],
  // The style has no background of its own; these are the calm colours that the product offers.
  backgroundColor: ['#dfe9f5', '#e3f1e6', '#f7ecd9', '#f6e2e0', '#e9e4f4', '#dff0f0', '#f1efe9', '#fbe9d2'],
} as const;

export type AvatarOption = keyof typeof avatarOptions;

/** Options that may be left out altogether (null): no hair, no beard, no glasses. */
export const optionalAvatarOptions = ['topVariant', 'facialHairVariant', 'accessoriesVariant'] as const;

export const avatarSchema = z.strictObject({
  topVariant: z.enum(avatarOptions.topVariant).nullable(),
  hairColor: z.enum(avatarOptions.hairColor),
  hatColor: z.enum(avatarOptions.hatColor),
  skinColor: z.enum(avatarOptions.skinColor),
  eyesVariant: z.enum(avatarOptions.eyesVariant),
  eyebrowsVariant: z.enum(avatarOptions.eyebrowsVariant),
  noseVariant: z.enum(avatarOptions.noseVariant),
  mouthVariant: z.enum(avatarOptions.mouthVariant),
  facialHairVariant: z.enum(avatarOptions.facialHairVariant).nullable(),
  facialHairColor: z.enum(avatarOptions.facialHairColor),
  accessoriesVariant: z.enum(avatarOptions.accessoriesVariant).nullable(),
  accessoriesColor: z.enum(avatarOptions.accessoriesColor),
  clothesVariant: z.enum(avatarOptions.clothesVariant),
  clothesColor: z.enum(avatarOptions.clothesColor),
  clothesGraphicVariant: z.enum(avatarOptions.clothesGraphicVariant),
  backgroundColor: z.enum(avatarOptions.backgroundColor),
});

export type AvatarConfig = z.infer<typeof avatarSchema>;

export const defaultAvatar: AvatarConfig = {
  topVariant: 'shortFlat',
  hairColor: '#4a312c',
  hatColor: '#3c4f5c',
  skinColor: '#edb98a',
  eyesVariant: 'default',
  eyebrowsVariant: 'defaultNatural',
  noseVariant: 'default',
  mouthVariant: 'smile',
  facialHairVariant: null,
  facialHairColor: '#4a312c',
  accessoriesVariant: null,
  accessoriesColor: '#262e33',
  clothesVariant: 'shirtCrewNeck',
  clothesColor: '#5199e4',
  clothesGraphicVariant: 'bear',
  backgroundColor: '#dfe9f5',
};

/** These cover the hair, and use the hat colour instead. */
const headgear: readonly AvatarConfig['topVariant'][] = [
  'hat',
  'hijab',
  'turban',
  'winterHat02',
  'winterHat03',
  'winterHat04',
  'winterHat1',
];

/** Whether changing an option changes the drawing, given the other options. */
export function avatarOptionMatters(option: AvatarOption, config: AvatarConfig): boolean {
  switch (option) {
    case 'hairColor':
      return config.topVariant !== null && !headgear.includes(config.topVariant);
    case 'hatColor':
      return headgear.includes(config.topVariant);
    case 'facialHairColor':
      return config.facialHairVariant !== null;
    case 'accessoriesColor':
      return config.accessoriesVariant !== null;
    case 'clothesGraphicVariant':
      return config.clothesVariant === 'graphicShirt';
    case 'noseVariant':
      return false;
    default:
      return true;
  }
}
