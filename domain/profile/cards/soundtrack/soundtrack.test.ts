import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../form-errors.ts';
import { soundtrackEmbed, soundtrackSchema } from './soundtrack.ts';

const spotifyId = '6rqhFgbbKwnb9MLmUQDhG6';
const spotify = (kind: string) => `https://open.spotify.com/embed/${kind}/${spotifyId}`;
const deezer = (rest: string) => `https://widget.deezer.com/widget/auto/${rest}`;
const soundcloud = (page: string) => `https://w.soundcloud.com/player/?url=${encodeURIComponent(page)}`;

describe('a soundtrack that can be played', () => {
  it.each([
    [`https://open.spotify.com/track/${spotifyId}`, 'spotify', spotify('track')],
    [`https://open.spotify.com/intl-fr/album/${spotifyId}?si=abc`, 'spotify', spotify('album')],
    [`https://open.spotify.com/intl-pt-BR/playlist/${spotifyId}/`, 'spotify', spotify('playlist')],
    [spotify('episode'), 'spotify', spotify('episode')],
    ['https://www.deezer.com/fr/track/3135556', 'deezer', deezer('track/3135556')],
    ['https://www.deezer.com/playlist/908622995?utm_source=x', 'deezer', deezer('playlist/908622995')],
    ['https://deezer.com/album/302127', 'deezer', deezer('album/302127')],
    ['https://www.deezer.com/en/artist/27', 'deezer', deezer('artist/27/top_tracks')],
    ['https://widget.deezer.com/widget/dark/album/302127', 'deezer', deezer('album/302127')],
    [deezer('artist/27/top_tracks'), 'deezer', deezer('artist/27/top_tracks')],
    ['https://soundcloud.com/forss/flickermood', 'soundcloud', soundcloud('https://soundcloud.com/forss/flickermood')],
    [
      'https://m.soundcloud.com/forss/sets/soulhack?si=1',
      'soundcloud',
      soundcloud('https://soundcloud.com/forss/sets/soulhack'),
    ],
    [
      'https://soundcloud.com/forss/hidden/s-Ab12',
      'soundcloud',
      soundcloud('https://soundcloud.com/forss/hidden/s-Ab12'),
    ],
    [
      soundcloud('https://api.soundcloud.com/tracks/293'),
      'soundcloud',
      soundcloud('https://api.soundcloud.com/tracks/293'),
    ],
  ])('has a player: %s', (url, provider, embedUrl) => {
    expect(soundtrackEmbed(url)).toEqual({ provider, embedUrl });
  });

  it('gives the same player for the address of a player', () => {
    for (const url of [
      `https://open.spotify.com/track/${spotifyId}`,
      'https://www.deezer.com/fr/artist/27',
      'https://soundcloud.com/forss/flickermood',
    ]) {
      const player = soundtrackEmbed(url);
      expect(soundtrackEmbed(player?.embedUrl ?? '')).toEqual(player);
    }
  });
});

describe('anything else is not a Spotify, Deezer or SoundCloud address', () => {
  it.each([
    ['not an address', 'Daft Punk'],
    ['another site', 'https://www.youtube.com/watch?v=1'],
    ['an address without TLS', `http://open.spotify.com/track/${spotifyId}`],
    ['a script', 'javascript:alert(1)'],
    ['a host with the same beginning', `https://open.spotify.com.evil.example/track/${spotifyId}`],
    ['a host with the same end', 'https://evil-deezer.com/track/1'],
    ['a user name before another host', `https://open.spotify.com@evil.example/track/${spotifyId}`],
    ['a user name before the right host', `https://me:secret@open.spotify.com/track/${spotifyId}`],
    ['another port', `https://open.spotify.com:8443/track/${spotifyId}`],
    ['an unknown kind', `https://open.spotify.com/user/${spotifyId}`],
    ['an invalid id', 'https://open.spotify.com/track/abc%22onload'],
    ['the home page of the site', 'https://www.deezer.com/fr/'],
    ['an id that is not a number', 'https://www.deezer.com/fr/track/abc'],
    ['a user without a track', 'https://soundcloud.com/forss'],
    ['a player of another site', 'https://w.soundcloud.com/player/?url=https%3A%2F%2Fevil.example%2Fa%2Fb'],
    ['a player without a track', 'https://w.soundcloud.com/player/'],
    ['a shortened address', 'https://on.soundcloud.com/abc'],
  ])('is refused: %s', (_, url) => {
    expect(soundtrackEmbed(url)).toBeUndefined();
    expect(errorsOf(soundtrackSchema, { url })).toEqual({ url: 'soundtrack' });
  });
});

it.each([
  ['', null],
  ['  ', null],
  [null, null],
  [` https://open.spotify.com/track/${spotifyId} `, `https://open.spotify.com/track/${spotifyId}`],
])('the soundtrack is stored as typed, or cleared: %j', (url, kept) => {
  expect(soundtrackSchema.parse({ url: url as string })).toEqual({ url: kept });
});

it('an address of a soundtrack that is too long is refused', () => {
  const url = `https://open.spotify.com/track/${spotifyId}?si=${'x'.repeat(500)}`;
  expect(errorsOf(soundtrackSchema, { url })).toEqual({ url: 'long:500:57' });
});
