import { termWords } from '../../jobs/job-terms.ts';
import { languageLevelWords } from '../../profile/cards/proficiency.ts';

const years = (count: number) => `${count} ${count > 1 ? 'ans' : 'an'}`;
const yearsEn = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;

/** Why an offer fits its reader, in short phrases. */
const fr = {
  percent: (percent: number) => `Correspond à ${percent} %`,
  missing: (phrases: string) => `Il manque : ${phrases}`,
  welcome: (name: string) => `${name} (apprécié)`,
  profession: 'votre métier',
  related: 'un métier proche du vôtre',
  years: (count: number) => (count === 0 ? 'ouvert aux débutant·es' : `vos ${years(count)} d’expérience`),
  tooFew: (least: number) => `${years(least)} d’expérience au moins`,
  near: (city: string) => `${city}, près d’une ville souhaitée`,
  contracts: termWords.fr.contracts,
  remotes: { fullTime: 'télétravail complet', hybrid: 'hybride', no: 'sur site' },
  pay: (range: string, own: number) => `${range} couvre vos ${own} k€`,
  range: (least: number, most: number) => `${least}–${most} k€`,
  figure: (thousands: number) => `${thousands} k€`,
  level: (language: string, level: string) => `${language} (${level.toLowerCase()})`,
  levels: languageLevelWords.fr,
};
export type OfferWords = typeof fr;

const en: OfferWords = {
  percent: (percent) => `${percent}% match`,
  missing: (phrases) => `Missing: ${phrases}`,
  welcome: (name) => `${name} (nice to have)`,
  profession: 'your profession',
  related: 'a profession close to yours',
  years: (count) => (count === 0 ? 'beginners welcome' : `your ${yearsEn(count)} of experience`),
  tooFew: (least) => `at least ${yearsEn(least)} of experience`,
  near: (city) => `${city}, near one of your preferred cities`,
  contracts: termWords.en.contracts,
  remotes: { fullTime: 'fully remote', hybrid: 'hybrid', no: 'on site' },
  pay: (range, own) => `${range} covers your €${own}k`,
  range: (least, most) => `€${least}k–€${most}k`,
  figure: (thousands) => `€${thousands}k`,
  level: (language, level) => `${language} (${level.toLowerCase()})`,
  levels: languageLevelWords.en,
};

export const offerWords = { fr, en };
