import type { RemoteFrequency } from '../../profile/cards/job-terms.ts';
import type { Sentence } from './sections.ts';
import { inDigits } from './years.ts';

const work =
  '(?:teletravail|full ?remote|remote|distanciel|home ?office|tt\\b|de chez vous|de la maison|from home|a distance|wfh)';
const office =
  '(?:sur site|sur place|on[ -]?site|in (?:the |our )?office|at (?:the |our )?office|au bureau|en presentiel|presentiel|dans nos locaux)';
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
const mixed =
  /\b(?:hybride?s?|teletravail (?:partiel|occasionnel|ponctuel|possible|flexible|regulier)|semi[ -]?distanciel|remote (?:partiel|friendly|possible)|partial(?:ly)? remote|partly remote|flexible (?:remote|work)|(?:accord|charte) (?:de )?teletravail)/;
const bare =
  /\b(?:teletravail|remote(?! (?:sensing|servers?|control|desktop|access|procedure|teams?|users?|support|sites?|debug|monitoring|sensors?|devices?|maintenance|diagnos))|distanciel|home ?office|work(?:ing)? from home|wfh|travail a distance)\b/;
const onSite =
  /\b(?:sur site(?! (?:web|internet|e-?commerce|mobile|marchand|client))|sur place|on[ -]?site(?! (?:search|seo|gym|canteen|parking))|en presentiel|presentiel|in[ -]office|office[ -]based|in person)\b/;

export type RemoteSaid = { frequency: RemoteFrequency; rank: number; at: number };

/** What a sentence says of remote work, and where; a higher rank counts before a lower one. */
export function remoteIn({ plain, section, label }: Sentence): RemoteSaid | undefined {
  if (section === 'about') return undefined;
  const text = inDigits(plain);
  const whole = full.exec(text);
  if (whole) {
    const isDenied = /\b(?:pas (?:de|du|en)|no|not|non|jamais) $/.test(
      text.slice(Math.max(0, whole.index - 20), whole.index),
    );
    return isDenied
      ? { frequency: 'hybrid', rank: 5, at: whole.index }
      : { frequency: 'fullTime', rank: 6, at: whole.index };
  }
  const isHead = label === 'place' || section === 'title' || section === 'header';
  const others: [RegExp[], RemoteFrequency, number][] = [
    [[none], 'no', 5],
    [[...days, mixed], 'hybrid', 4],
    // In the place of a city the word alone means all the time; among the advantages, some of it.
    [[bare], isHead ? 'fullTime' : 'hybrid', isHead ? 4 : 3],
    [[onSite], 'no', 2],
  ];
  for (const [forms, frequency, rank] of others) {
    const found = forms.map((form) => form.exec(text)).find((one) => one !== null);
    if (found) return { frequency, rank, at: found.index };
  }
  return undefined;
}
