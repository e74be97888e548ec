const soundtrackKinds = ['track', 'album', 'playlist', 'artist', 'episode', 'show'] as const;
export type SoundtrackKind = (typeof soundtrackKinds)[number];

/**
 * What the address of a player says about what it plays. Asking the site itself would tell it of the visit; only
 * SoundCloud writes the title into its addresses.
 */
export function soundtrackLabel(embedUrl: string): { kind: SoundtrackKind; title?: string } {
  const url = new URL(embedUrl);
  if (url.host !== 'w.soundcloud.com') {
    return { kind: soundtrackKinds.find((kind) => url.pathname.split('/').includes(kind)) ?? 'track' };
  }
  const page = new URL(url.searchParams.get('url') ?? embedUrl);
  const parts = page.pathname.split('/').filter(Boolean);
  const kind = parts.includes('sets') || parts[0] === 'playlists' ? 'playlist' : 'track';
  if (page.host !== 'soundcloud.com') return { kind };
  const words = (parts[kind === 'playlist' ? 2 : 1] ?? '').split(/[-_]+/).filter(Boolean).join(' ');
  return words ? { kind, title: words.charAt(0).toUpperCase() + words.slice(1) } : { kind };
}
