import { withDe } from '../../text/elision.ts';
import type { Locale } from '../../viewer.ts';

type Words = {
  name: (test: string, score: string) => string;
  achievement: (test: string) => string;
  description: (test: string, brand: string) => string;
  criteria: string;
  image: string;
  score: string;
  margin: string;
  top: string;
};

/** The texts inside a signed file, in the language in which its owner asked for it. */
export const credentialWords: Record<Locale, Words> = {
  fr: {
    name: (test, score) => `Test ${test} : ${score}`,
    achievement: (test) => `Test ${test}`,
    description: (test, brand) => `Un score établi au test classé ${test} ${withDe(brand)}.`,
    criteria:
      'Des sessions classées de 12 questions en temps limité. Le score tient compte de la difficulté des questions et de la chance de deviner ; il n’est établi que lorsque sa fiabilité atteint 0,80. 95 fois sur 100, le niveau réel est dans l’intervalle « score ± marge ».',
    image: 'Médaille d’un résultat de test',
    score: 'Score (1500 : le niveau de départ)',
    margin: 'Marge : moitié de l’intervalle à 95 %',
    top: 'Part des personnes classées qui font aussi bien ou mieux, le jour de la délivrance',
  },
  en: {
    name: (test, score) => `${test} test: ${score}`,
    achievement: (test) => `${test} test`,
    description: (test, brand) => `A settled score in the ranked ${test} test on ${brand}.`,
    criteria:
      'Ranked sessions of 12 timed questions. The score takes into account how difficult the questions are and the chance of guessing right; it is settled only once its reliability reaches 0.80. 95 times out of 100, the true level is within the interval “score ± margin”.',
    image: 'Medal for a test result',
    score: 'Score (1500 is where all players start)',
    margin: 'Margin: half of the 95% interval',
    top: 'Share of ranked players who do as well or better, on the day of issue',
  },
};
