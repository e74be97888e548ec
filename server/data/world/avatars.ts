import { type AvatarConfig, avatarOptions } from '../../../domain/profile/avatar.ts';
import type { Random } from './random.ts';

type Tops = readonly (readonly [AvatarConfig['topVariant'], number])[];

/** Each list leaves out the hair that people take for the other one in this drawing style, so that a portrait fits its name. */
const feminineTops: Tops = [
  ['bigHair', 3],
  ['bob', 6],
  ['bun', 5],
  ['curly', 5],
  ['curvy', 4],
  ['frida', 1],
  ['longButNotTooLong', 5],
  ['miaWallace', 3],
  ['straight01', 5],
  ['straight02', 5],
  ['straightAndStrand', 5],
  ['hijab', 2],
  ['fro', 2],
  ['froBand', 2],
  ['shavedSides', 4],
  ['winterHat02', 3],
];
const masculineTops: Tops = [
  ['shortFlat', 7],
  ['shortRound', 6],
  ['shortWaved', 6],
  ['shortCurly', 5],
  ['theCaesar', 4],
  ['theCaesarAndSidePart', 4],
  ['sides', 3],
  ['shaggy', 2],
  ['frizzle', 2],
  ['dreads01', 2],
  ['dreads02', 1],
  ['turban', 1],
  ['hat', 1],
  ['winterHat03', 1],
  [null, 3],
];

/** Hair colours per skin colour: light hair on dark skin is hard to see in this drawing style. */
const skins: readonly (readonly [
  { skin: AvatarConfig['skinColor']; hair: readonly AvatarConfig['hairColor'][] },
  number,
])[] = [
  [{ skin: '#ffdbb4', hair: ['#a55728', '#b58143', '#d6b370', '#724133', '#4a312c', '#c93305', '#e8e1e1'] }, 30],
  [{ skin: '#edb98a', hair: ['#a55728', '#724133', '#4a312c', '#2c1b18', '#b58143', '#e8e1e1'] }, 30],
  [{ skin: '#d08b5b', hair: ['#2c1b18', '#4a312c', '#724133'] }, 16],
  [{ skin: '#ae5d29', hair: ['#2c1b18', '#4a312c'] }, 12],
  [{ skin: '#614335', hair: ['#2c1b18'] }, 12],
];

const clothesColors: readonly AvatarConfig['clothesColor'][] = [
  '#262e33',
  '#65c9ff',
  '#5199e4',
  '#25557c',
  '#929598',
  '#3c4f5c',
  '#b1e2ff',
  '#a7ffc4',
  '#ffafb9',
  '#ff5c5c',
];
const hatColors: readonly AvatarConfig['hatColor'][] = [
  '#262e33',
  '#5199e4',
  '#25557c',
  '#3c4f5c',
  '#ffafb9',
  '#ff5c5c',
  '#929598',
];

/** A friendly face: only expressions that people would choose. */
export function makeAvatar(random: Random, feminine: boolean): AvatarConfig {
  const { skin, hair } = random.weighted(skins);
  const hairColor = random.pick(hair);
  return {
    topVariant: random.weighted(feminine ? feminineTops : masculineTops),
    hairColor,
    hatColor: random.pick(hatColors),
    skinColor: skin,
    eyesVariant: random.weighted([
      ['default', 10],
      ['happy', 6],
      ['side', 3],
      ['wink', 2],
      ['squint', 2],
      ['closed', 1],
    ]),
    eyebrowsVariant: random.weighted([
      ['defaultNatural', 6],
      ['default', 4],
      ['raisedExcitedNatural', 3],
      ['flatNatural', 1],
      ['raisedExcited', 2],
      ['upDownNatural', 2],
    ]),
    noseVariant: 'default',
    mouthVariant: random.weighted([
      ['smile', 10],
      ['default', 5],
      ['twinkle', 5],
      ['serious', 2],
    ]),
    facialHairVariant:
      !feminine && random.chance(0.4)
        ? random.weighted([
            ['beardLight', 6],
            ['beardMedium', 5],
            ['beardMajestic', 1],
            ['moustacheFancy', 1],
          ])
        : null,
    facialHairColor: hairColor,
    accessoriesVariant: random.chance(0.34)
      ? random.weighted([
          ['prescription02', 5],
          ['prescription01', 4],
          ['round', 4],
        ])
      : null,
    accessoriesColor: random.pick(['#262e33', '#25557c', '#3c4f5c']),
    clothesVariant: random.weighted([
      ['shirtCrewNeck', 5],
      ['hoodie', 5],
      ['collarAndSweater', 4],
      ['blazerAndShirt', 3],
      ['blazerAndSweater', 3],
      ['shirtVNeck', 3],
      ['shirtScoopNeck', feminine ? 3 : 1],
      ['graphicShirt', 3],
    ]),
    clothesColor: random.pick(clothesColors),
    clothesGraphicVariant: random.pick(['bear', 'deer', 'diamond', 'pizza', 'bat', 'cumbia']),
    backgroundColor: random.pick(avatarOptions.backgroundColor),
  };
}
