import * as z from 'zod';
import { optionalLine, textLimits } from '../../text-limits.ts';

export type SoundtrackEmbed = { provider: 'spotify' | 'deezer' | 'soundcloud'; embedUrl: string };

/** The player for an address of Spotify, Deezer or SoundCloud, or for the address of such a player. */
export function soundtrackEmbed(address: string): SoundtrackEmbed | undefined {
  const url = parsed(address);
  if (url?.protocol !== 'https:' || url.username || url.password) return undefined;
  // `host`, not `hostname`: another port is another server.
  switch (url.host) {
    case 'open.spotify.com':
      return spotify(url.pathname);
    case 'deezer.com':
    case 'www.deezer.com':
    case 'widget.deezer.com':
      return deezer(url.pathname);
    case 'soundcloud.com':
    case 'www.soundcloud.com':
    case 'm.soundcloud.com':
      return soundcloud(`https://soundcloud.com${url.pathname}`);
    case 'w.soundcloud.com':
      return soundcloud(url.searchParams.get('url') ?? '');
    default:
      return undefined;
  }
}

/** Stored as typed: the address of the player is computed when it is shown. */
export const soundtrackSchema = z.object({
  url: optionalLine(textLimits.url).refine((url) => url === null || soundtrackEmbed(url) !== undefined, 'soundtrack'),
});
export type SoundtrackDraft = z.input<typeof soundtrackSchema>;
export type Soundtrack = z.output<typeof soundtrackSchema>;

const spotifyPath =
  /^\/(?:intl-[A-Za-z-]+\/)?(?:embed\/)?(track|album|playlist|artist|episode|show)\/([A-Za-z0-9]{10,40})\/?$/;

function spotify(path: string): SoundtrackEmbed | undefined {
  const [, kind, id] = spotifyPath.exec(path) ?? [];
  return id ? { provider: 'spotify', embedUrl: `https://open.spotify.com/embed/${kind}/${id}` } : undefined;
}

const deezerPath =
  /^\/(?:[a-z]{2}\/|widget\/[a-z]+\/)?(track|album|playlist|artist|episode|show)\/(\d{1,20})(?:\/top_tracks)?\/?$/;

function deezer(path: string): SoundtrackEmbed | undefined {
  const [, kind, id] = deezerPath.exec(path) ?? [];
  // The address of an artist has no player without its top tracks.
  const tail = kind === 'artist' ? '/top_tracks' : '';
  return id
    ? { provider: 'deezer', embedUrl: `https://widget.deezer.com/widget/auto/${kind}/${id}${tail}` }
    : undefined;
}

/**
 * By its page (a track or set of a user, perhaps with the key of a private one), or by its number as in player
 * addresses.
 */
const soundcloudPage =
  /^https:\/\/(?:soundcloud\.com\/[\w-]+(?:\/sets)?\/[\w-]+(?:\/s-\w+)?|api\.soundcloud\.com\/(?:tracks|playlists)\/\d{1,20})\/?$/;

function soundcloud(page: string): SoundtrackEmbed | undefined {
  if (!soundcloudPage.test(page)) return undefined;
  return { provider: 'soundcloud', embedUrl: `https://w.soundcloud.com/player/?url=${encodeURIComponent(page)}` };
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
