/** Apart from the schema of the links, so that a page that only shows links does not load it. */
export const knownNetworks = ['linkedin', 'github', 'twitter', 'codingame'] as const;
export type KnownNetwork = (typeof knownNetworks)[number];

export function isKnown(network: string): network is KnownNetwork {
  return knownNetworks.some((known) => known === network);
}
