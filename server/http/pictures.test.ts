import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { avatarPreviewAddress } from '../../app/pickers/avatar/avatar-address.ts';
import { type AvatarConfig, avatarOptions, avatarSchema, defaultAvatar } from '../../domain/profile/avatar.ts';
import type { Runtime } from '../runtime.ts';
import { renderAvatar } from '../services/profile/avatars/render-avatar.ts';
import { pictureRoutes } from './pictures.ts';
import { drawingPolicy } from './security.ts';

/** A runtime that throws on every access: a preview must depend on its address only. */
const nothing = new Proxy({} as Runtime, {
  get: (_, name) => {
    throw new Error(`a preview must not use runtime.${String(name)}`);
  },
});
const app = new Hono().route('/', pictureRoutes(nothing));
const addressOf = (value: unknown, spaces = 0) => {
  const text = JSON.stringify(value) + ' '.repeat(spaces);
  return `/avatars/preview/${Buffer.from(text).toString('base64url')}.svg`;
};

describe('GET /avatars/preview/<choice>.svg', () => {
  it('draws the chosen avatar, and browsers may cache it forever', async () => {
    const answer = await app.request(avatarPreviewAddress(defaultAvatar));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': drawingPolicy,
    });
    const drawing = await answer.text();
    expect(drawing).toBe(renderAvatar(defaultAvatar));
    expect(drawing).toContain('width="150" height="150"');
  });

  it('accepts the longest possible choice', async () => {
    const longest = avatarSchema.parse(
      Object.fromEntries(
        Object.entries(avatarOptions).map(([option, values]) => [
          option,
          [...values].sort((a, b) => b.length - a.length)[0],
        ]),
      ),
    );
    expect((await app.request(avatarPreviewAddress(longest))).status).toBe(200);
  });

  it('another choice has another address and another drawing', async () => {
    const bald: AvatarConfig = { ...defaultAvatar, topVariant: null };
    expect(avatarPreviewAddress(bald)).not.toBe(avatarPreviewAddress(defaultAvatar));
    expect(await (await app.request(avatarPreviewAddress(bald))).text()).not.toBe(renderAvatar(defaultAvatar));
  });

  it.each([
    ['no choice', '/avatars/preview/.svg'],
    ['a choice that is not JSON', '/avatars/preview/abc.svg'],
    ['another file extension', avatarPreviewAddress(defaultAvatar).replace('.svg', '.png')],
    ['characters that are not base64url', '/avatars/preview/%7B%7D.svg'],
    ['a choice with a missing option', addressOf({ ...defaultAvatar, skinColor: undefined })],
    ['a value that is not offered', addressOf({ ...defaultAvatar, skinColor: '#0000ff' })],
    ['an unknown option', addressOf({ ...defaultAvatar, seed: '<script>' })],
    ['a list', addressOf([defaultAvatar])],
    ['null', addressOf(null)],
    ['a choice with very many spaces', addressOf(defaultAvatar, 400)],
  ])('is answered 404: %s', async (_, address) => {
    expect((await app.request(address)).status).toBe(404);
  });
});
