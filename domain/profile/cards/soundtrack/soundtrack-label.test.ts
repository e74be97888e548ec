import { expect, it } from 'vitest';
import { soundtrackEmbed } from './soundtrack.ts';
import { soundtrackLabel } from './soundtrack-label.ts';

it.each([
  ['https://open.spotify.com/intl-fr/album/0123456789abcdefghijkl', { kind: 'album' }],
  ['https://www.deezer.com/fr/artist/42', { kind: 'artist' }],
  ['https://soundcloud.com/forss/flickermood', { kind: 'track', title: 'Flickermood' }],
  ['https://soundcloud.com/forss/sets/soul-hack/s-abc', { kind: 'playlist', title: 'Soul hack' }],
  ['https://soundcloud.com/forss/---', { kind: 'track' }],
  [
    `https://w.soundcloud.com/player/?url=${encodeURIComponent('https://api.soundcloud.com/playlists/12')}`,
    { kind: 'playlist' },
  ],
])('%s is shown as %o', (address, label) => {
  expect(soundtrackLabel(soundtrackEmbed(address)?.embedUrl ?? '')).toEqual(label);
});
