import { describe, expect, it } from 'vitest';
import { avatarOptions, avatarSchema, defaultAvatar } from '../../../domain/profile/avatar.ts';
import { avatarTexts } from './avatar-builder.texts.ts';
import {
  builderOptions,
  coloursOf,
  isColour,
  type ShapeOption,
  shapeBeside,
  shapesOf,
  shownOptions,
  withOption,
} from './avatar-options.ts';

const shapes = builderOptions.filter((option): option is ShapeOption => !isColour(option));

describe('the avatar builder', () => {
  it('offers every part that has more than one choice, once', () => {
    const wanted = Object.entries(avatarOptions).flatMap(([option, values]) => (values.length > 1 ? [option] : []));
    expect([...builderOptions].sort()).toEqual(wanted.sort());
  });

  it('offers only values that can be stored', () => {
    for (const option of builderOptions) {
      for (const value of isColour(option) ? coloursOf(option) : shapesOf(option)) {
        expect(avatarSchema.parse(withOption(defaultAvatar, option, value))[option]).toBe(value);
      }
    }
    expect(() => withOption(defaultAvatar, 'eyesVariant', null)).toThrow();
  });

  it.each(shapes)('the arrows go through all values of %s, forwards and backwards', (option) => {
    for (const step of [1, -1] as const) {
      const seen = new Set<string | null>();
      let avatar = defaultAvatar;
      for (const _ of shapesOf(option)) {
        avatar = withOption(avatar, option, shapeBeside(avatar, option, step));
        seen.add(avatar[option]);
      }
      expect(seen.size).toBe(shapesOf(option).length);
      expect(avatar).toEqual(defaultAvatar);
    }
  });

  it('shows only the options that change the drawing', () => {
    const bare = { ...defaultAvatar, topVariant: null };
    const covered = { ...defaultAvatar, topVariant: 'turban', clothesVariant: 'graphicShirt' } as const;
    const colours = (avatar: typeof defaultAvatar) =>
      shownOptions(avatar).filter((option) => ['hairColor', 'hatColor', 'clothesGraphicVariant'].includes(option));
    expect(colours(defaultAvatar)).toEqual(['hairColor']);
    expect(colours(bare)).toEqual([]);
    expect(colours(covered)).toEqual(['hatColor', 'clothesGraphicVariant']);
  });

  it.each(['fr', 'en'] as const)('gives the colours of a part different names in the language %s', (locale) => {
    for (const option of builderOptions.filter(isColour)) {
      const names = coloursOf(option).map((colour) => avatarTexts[locale].colours[colour]);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
