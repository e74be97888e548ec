import { describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../domain/viewer.ts';
import { viewerPicture } from './viewer-picture.ts';

const person = { userId: 'b6f1', name: 'Camille Verdier' } as SignedIn;

describe('docs/product/shell.md, The header: the picture of the person', () => {
  it('is the uploaded one', () => {
    const picture = { handle: 'abcdefghij0123456789', avatar: { top: 'bob' } };
    expect(viewerPicture({ ...person, picture })).toBe('/images/abcdefghij0123456789/96.webp');
  });

  it('is the drawn one without an upload', () => {
    expect(viewerPicture({ ...person, picture: { handle: null, avatar: { top: 'bob' } } })).toMatch(
      /^\/avatars\/b6f1\/[\w-]{10}\.svg$/,
    );
  });

  it('an administrator has none', () => {
    expect(viewerPicture({ ...person, picture: { handle: null, avatar: null } })).toBeUndefined();
    expect(viewerPicture(person)).toBeUndefined();
  });
});
