import { httpUrl, linksSchema } from '../../profile/cards/link.ts';
import { type KnownNetwork, knownNetworks } from '../../profile/cards/networks.ts';
import { textLimits } from '../../profile/text-limits.ts';
import { untracked } from '../tracked-link.ts';
import { parseUrl } from '../uri.ts';
import type { Found } from './found.ts';
import { cut, entries, type Fields, first, line, type Told } from './reading.ts';

type Links = Pick<Found, 'links' | 'customLinks'>;

/** The name of a custom link that has none in the document. */
const siteName = 'Portfolio';

/** Networks in any capitals, by name, by username or by address; an unknown network becomes a custom link. */
export function readLinks(basics: Fields, told: Told): Links {
  const found: Links = { links: {}, customLinks: [] };
  for (const one of entries(basics.profiles, 'profiles', told)) addProfile(found, one, told);
  const site = line(first(basics, 'url', 'website'));
  if (site) addCustom(found, siteName, site, told);
  return found;
}

function addProfile(found: Links, one: Fields, told: Told): void {
  const name = line(first(one, 'network', 'name'));
  const url = untracked(line(first(one, 'url', 'link')));
  const username = line(one.username);
  const network = name ? networkNamed(name) : networkAt(url);
  const value = network && knownValue(network, username, url);
  if (network && value && (found.links[network] ?? value) === value) {
    found.links[network] = value;
    return;
  }
  // A second page on the same network, or a page that is not a profile, becomes a custom link.
  const named = name && !knownNetworks.some((known) => known === name);
  addCustom(found, named ? name : (parseUrl(url)?.hostname ?? username), url, told);
}

function knownValue(network: KnownNetwork, username: string, url: string): string | undefined {
  // The username, when there is one, is what the profile stores; an address may be a tracked link of another site.
  const ways = network === 'linkedin' ? [url, username && linkedinPage(username)] : [username, url];
  const values = ways.map((way) => (way ? linksSchema.shape[network].safeParse(way).data : undefined));
  return values.find(Boolean);
}

const linkedinPage = (username: string) =>
  /^https?:\/\//i.test(username) ? username : `https://www.linkedin.com/in/${encodeURIComponent(username)}`;

function addCustom(found: Links, name: string, address: string, told: Told): void {
  const url = httpUrl.safeParse(address).data;
  if (!name || !url) {
    told.tell('profiles', `${name} ${address}`, 'badLink');
    return;
  }
  if (found.customLinks.some((one) => one.url === url && one.name === name)) return;
  found.customLinks.push({ name: cut(name, textLimits.title), url });
}

function networkNamed(name: string): KnownNetwork | undefined {
  const plain = name.toLowerCase().replace(/[\s._-]|com$/g, '');
  return knownNetworks.find((known) => known === (plain === 'x' ? 'twitter' : plain));
}

function networkAt(url: string): KnownNetwork | undefined {
  const host = parseUrl(url)?.hostname.replace(/^([a-z]{2}|www)\./, '');
  if (host === 'x.com') return 'twitter';
  return knownNetworks.find((known) => host === `${known}.com`);
}
