import { defineTexts } from '../i18n/texts.ts';

const years = (count: number) => `${count} ${count > 1 ? 'ans' : 'an'}`;
const yearsEn = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;

/** Why an offer fits its reader, in short phrases. */
export const offerReasonsTexts = defineTexts(
  {
    title: 'Cette offre et vous',
    percent: (percent: number) => `Correspond à ${percent} %`,
    has: 'Ce qui correspond',
    lacks: 'Ce qui manque',
    unmet: (wishes: string) => `Hors de vos souhaits : ${wishes}`,
    wishes: { contract: 'contrat', place: 'ville', remote: 'télétravail', pay: 'salaire' },
    heldSuffix: '(vous l’avez)',
    welcome: (name: string) => `${name} (apprécié)`,
    profession: 'votre métier',
    related: 'un métier proche du vôtre',
    years: (count: number) => (count === 0 ? 'ouvert aux débutant·es' : `vos ${years(count)} d’expérience`),
    tooFew: (least: number) => `${years(least)} d’expérience au moins`,
    near: (city: string) => `${city}, près d’une ville souhaitée`,
    remotes: { fullTime: 'télétravail complet', hybrid: 'télétravail partiel', no: 'sur site' },
    pay: (range: string, own: number) => `${range} couvre vos ${own} k€`,
    range: (least: number, most: number) => `${least}–${most} k€`,
    figure: (thousands: number) => `${thousands} k€`,
    level: (language: string, level: string) => `${language} (${level.toLowerCase()})`,
  },
  {
    title: 'This job and you',
    percent: (percent) => `${percent}% match`,
    has: 'What matches',
    lacks: 'What is missing',
    unmet: (wishes) => `Not what you wish for: ${wishes}`,
    wishes: { contract: 'contract', place: 'city', remote: 'remote work', pay: 'salary' },
    heldSuffix: '(you have it)',
    welcome: (name) => `${name} (nice to have)`,
    profession: 'your profession',
    related: 'a profession close to yours',
    years: (count) => (count === 0 ? 'beginners welcome' : `your ${yearsEn(count)} of experience`),
    tooFew: (least) => `at least ${yearsEn(least)} of experience`,
    near: (city) => `${city}, near a city you wish for`,
    remotes: { fullTime: 'fully remote', hybrid: 'partly remote', no: 'on site' },
    pay: (range, own) => `${range} covers your €${own}k`,
    range: (least, most) => `€${least}k–€${most}k`,
    figure: (thousands) => `€${thousands}k`,
    level: (language, level) => `${language} (${level.toLowerCase()})`,
  },
);
