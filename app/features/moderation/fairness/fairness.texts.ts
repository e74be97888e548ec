import { chosenPlaces, type FairnessTrait, graduationYears, leastInGroup } from '../../../../domain/fit/fairness.ts';
import { defineTexts } from '../../../i18n/texts.ts';

export const fairnessTexts = defineTexts(
  {
    title: 'Équité des classements',
    lead: `Chaque nuit, des personnes de la CVThèque sont classées pour des recherches récentes. Le rapport compare, entre des groupes que la règle ne lit pas, combien entrent dans les ${chosenPlaces} premières places.`,
    none: 'Le premier rapport sera établi cette nuit.',
    night: (day: string): string => `Nuit du ${day}`,
    basis: (needs: string, searched: string, people: string): string =>
      `${needs} listes (dont ${searched} d’après de vraies recherches), ${people} personnes classées.`,
    version: (version: string): string => `Règle n° ${version}`,
    caption: 'Groupes comparés',
    columns: { trait: 'Ce qui distingue', groups: 'Groupes', ratio: 'Rapport', ndkl: 'Écart (NDKL)' },
    traits: {
      picture: 'Photo',
      name: 'Nom affiché',
      graduation: 'Dernier diplôme',
      control: 'Groupe tiré au sort (contrôle)',
    } as Record<FairnessTrait, string>,
    groups: {
      with: 'avec',
      without: 'sans',
      full: 'nom complet',
      nickName: 'surnom',
      earlier: `il y a plus de ${graduationYears} ans`,
      later: `il y a ${graduationYears} ans ou moins`,
      even: 'A',
      odd: 'B',
    } as Record<string, string>,
    group: (name: string, rate: string, people: string): string => `${name} : ${rate} % sur ${people}`,
    few: `Trop peu de personnes (moins de ${leastInGroup} dans un groupe)`,
    unknown: '–',
    warning: 'À regarder',
    warn: (count: number): string =>
      count === 1
        ? 'Un rapport est sous 0,8 : regardez ce qui distingue ces groupes avant de conclure.'
        : `${count} rapports sont sous 0,8 : regardez ce qui distingue ces groupes avant de conclure.`,
    good: 'Aucun rapport n’est sous 0,8.',
    nothing:
      'La CVThèque a encore trop peu de personnes pour comparer ces groupes : seul le groupe tiré au sort est mesuré.',
    read: 'Comment lire',
    reading: [
      'Rapport : la plus petite part de personnes choisies divisée par la plus grande. 1 : les groupes sont choisis aussi souvent ; sous 0,8, le rapport avertit.',
      'Écart : 0 quand chaque début de liste a les groupes dans les proportions de tous ; les premières places pèsent le plus.',
      'Ces faits n’entrent pas dans la règle. Un écart peut venir de ce qui les accompagne (des années d’expérience, par exemple) ; le groupe tiré au sort dit ce que fait le hasard.',
    ],
    course: 'Rapport des dernières nuits',
    history: 'Les dernières nuits en chiffres',
    day: 'Nuit',
  },
  {
    title: 'Ranking fairness',
    lead: `Every night, people in the CV library are ranked for recent searches. For groups that the rule takes no account of, the report compares how many reach the first ${chosenPlaces} places.`,
    none: 'The first report will be made tonight.',
    night: (day) => `Night of ${day}`,
    basis: (needs, searched, people) =>
      `${needs} lists (${searched} of them from real searches), ${people} people ranked.`,
    version: (version) => `Rule no. ${version}`,
    caption: 'Groups compared',
    columns: { trait: 'What differs', groups: 'Groups', ratio: 'Ratio', ndkl: 'Divergence (NDKL)' },
    traits: {
      picture: 'Picture',
      name: 'Shown name',
      graduation: 'Latest degree',
      control: 'Random group (control)',
    },
    groups: {
      with: 'with',
      without: 'without',
      full: 'full name',
      nickName: 'nickname',
      earlier: `more than ${graduationYears} years ago`,
      later: `${graduationYears} years ago or less`,
      even: 'A',
      odd: 'B',
    },
    group: (name, rate, people) => `${name}: ${rate}% of ${people}`,
    few: `Too few people (fewer than ${leastInGroup} in a group)`,
    unknown: '–',
    warning: 'Needs a look',
    warn: (count) =>
      count === 1
        ? 'One ratio is below 0.8: look at what sets these groups apart before drawing conclusions.'
        : `${count} ratios are below 0.8: look at what sets these groups apart before drawing conclusions.`,
    good: 'No ratio is below 0.8.',
    nothing: 'The CV library still has too few people to compare these groups: only the random group is measured.',
    read: 'How to read it',
    reading: [
      'Ratio: the smallest share of people chosen divided by the largest. 1: the groups are chosen equally often; below 0.8 the report warns.',
      'Divergence: 0 when the groups have the same proportions at the top of every list as overall; the first places weigh most.',
      'The rule takes no account of these facts. A difference may come from something that goes with them (years of experience, for instance); the random group shows the effect of chance.',
    ],
    course: 'Ratio over recent nights',
    history: 'Recent nights in figures',
    day: 'Night',
  },
);
