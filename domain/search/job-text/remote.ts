import type { RemoteFrequency } from '../../profile/cards/job-terms.ts';
import type { Sentence } from './sections.ts';
import { inDigits } from './years.ts';

const work = '(?:teletravail|full ?remote|remote|distanciel|home ?office|tt\\b|de chez vous|de la maison|from home|a distance|wfh)';
const office = "(?:sur site|sur place|on[ -]?site|in (?:the |our )?office|at (?:the |our )?office|au bureau|en presentiel|presentiel|dans nos locaux)";
const day = '\\d(?:[,.]5)? ?(?:(?:-|a|to|ou|or|/) ?\\d ?)?(?:jours?|j\\b|days?)';

// Every repetition has a limit, so that no text takes long.
const full =
  /\b(?:full(?:y|-time| time)?[ -]?remote|remote[ -](?:only|first|friendly anywhere)|100 ?% (?:en |a )?(?:remote|teletravail|distanciel|distance)|teletravail (?:complet|total|integral|a 100|a temps plein|100)|full[ -]?teletravail|work from (?:anywhere|wherever)|(?:entierement|totalement|completement) (?:a distance|en teletravail|en distanciel|remote)|entirely remote|completely remote)/;
const none =
  /\b(?:pas de (?:teletravail|remote)|sans (?:teletravail|remote)|aucun teletravail|no (?:remote|home ?office|teleworking)|(?:non|pas) (?:eligible au |ouvert au |compatible avec le )(?:teletravail|remote)|teletravail (?:non|impossible|pas possible)|remote (?:is )?not (?:possible|an option)|not (?:a )?remote|100 ?% (?:presentiel|sur site|on[ -]?site|in[ -]office|en presentiel)|(?:entierement|uniquement|exclusivement) (?:en presentiel|sur site)|5 (?:days|jours)[a-z ]{0,20}(?:office|site|bureau))/;
const days = [
  new RegExp(`${day}[^.;]{0,45}\\b(?:${work}|${office})`),
  new RegExp(`\\b${work}[^.;]{0,40}${day}`),
  new RegExp(`\\b${office}[^.;]{0,30}${day}`),
];
const mixed = /\b(?:hybride?s?|teletravail (?:partiel|occasionnel|ponctuel|possible|flexible|regulier)|semi[ -]?distanciel|remote (?:partiel|friendly|possible)|partial(?:ly)? remote|partly remote|flexible (?:remote|work)|(?:accord|charte) (?:de )?teletravail)/;
const bare =
  /\b(?:teletravail|remote(?! (?:sensing|servers?|control|desktop|access|procedure|teams?|users?|support|sites?|debug|monitoring|sensors?|devices?|maintenance|diagnos))|distanciel|home ?office|work(?:ing)? from home|wfh|travail a distance)\b/;
const onSite = /\b(?:sur site(?! (?:web|internet|e-?commerce|mobile|marchand|client))|sur place|on[ -]?site(?! (?:search|seo|gym|canteen|parking))|en presentiel|presentiel|in[ -]office|office[ -]based|in person)\b/;

export type RemoteSaid = { frequency: RemoteFrequency; rank: number; isChoice: boolean };

/** What a sentence says of remote work; a higher rank counts before a lower one. */
export function remoteIn({ plain, section, label }: Sentence): RemoteSaid | undefined {
  if (section === 'about') return undefined;
  const text = inDigits(plain);
  const said = (frequency: RemoteFrequency, rank: number, isChoice = false): RemoteSaid => ({ frequency, rank, isChoice });
  const whole = full.exec(text);
  if (whole) {
    const before = text.slice(Math.max(0, whole.index - 20), whole.index);
    const after = text.slice(whole.index + whole[0].length, whole.index + whole[0].length + 20);
    if (/\b(?:pas (?:de|du|en)|no|not|non|jamais) $/.test(before)) return said('hybrid', 5);
    const isChoice = /\b(?:ou|or)(?: en)? $|[/|] ?$/.test(before) || /^ (?:possible|ou |or |envisageable|negociable)/.test(after);
    return said('fullTime', 6, isChoice);
  }
  if (none.test(text)) return said('no', 5);
  if (days.some((form) => form.test(text))) return said('hybrid', 4);
  if (mixed.test(text)) return said('hybrid', 4);
  const isHead = label === 'place' || section === 'title' || section === 'header';
  const word = bare.exec(text);
  if (word) {
    const isChoice = /\b(?:ou|or)(?: en)? $|[/|] ?$/.test(text.slice(Math.max(0, word.index - 10), word.index));
    // In the place of a city the word alone means all the time; among the advantages, some of it.
    return isHead ? said('fullTime', 4, isChoice) : said('hybrid', 3);
  }
  return onSite.test(text) ? said('no', 2) : undefined;
}
