import { defineTexts } from '../../../i18n/texts.ts';

type Section = { title: string; lines: readonly string[] };
/** The figures that the sentences quote, written in the language of the page. */
export type MethodFigures = {
  tests: string;
  items: string;
  questions: string;
  executed: string;
  documented: string;
  reviewed: string;
  answers: string;
  asked: number;
  rank: string;
  medal: string;
  spread: string;
  correlation: string;
  answersToJudge: number;
  exposure: string;
  window: string;
  hours: number;
};

export const methodTexts = defineTexts(
  {
    title: 'Comment un score est calculé',
    description:
      'Questions vérifiées en les exécutant, score avec son intervalle, exposition limitée, mêmes chances en français et en anglais : la méthode des tests et les chiffres de chaque banque de questions.',
    lead: 'Pour les entreprises qui recrutent et pour les personnes qui passent un test. Les chiffres de cette page sont calculés à partir des données de ce site.',
    sections: (f: MethodFigures): Section[] => [
      {
        title: 'Ce qui est mesuré',
        lines: [
          'Lire du code, trouver la cause d’une panne, choisir entre deux solutions : la connaissance pratique d’une technologie. Pas la vitesse de frappe, pas la mémoire des noms, pas la personnalité.',
          `${f.tests} tests, ${f.items} questions classées qui donnent ${f.questions} questions différentes : beaucoup existent en plusieurs variantes, avec d’autres valeurs et une autre réponse.`,
        ],
      },
      {
        title: 'Des questions qui font leurs preuves',
        lines: [
          `La réponse de ${f.executed} % des questions a été exécutée avec le vrai outil : le programme affiche bien la réponse, et aucune autre proposition n’est juste aussi. ${f.documented} % citent leur documentation.`,
          `${f.reviewed} % des questions ont été relues : une seconde lecture, faite sans voir la réponse, a donné la même.`,
          `Ensuite les réponses jugent la question : après ${f.answersToJudge} réponses, une question que les personnes fortes ne réussissent guère mieux que les autres (corrélation sous ${f.correlation}) quitte les sessions. ${f.answers} réponses ont été données à ce jour.`,
        ],
      },
      {
        title: 'Comment une session choisit ses questions',
        lines: [
          `Une session pose ${f.asked} questions, l’une après l’autre. Chacune est choisie pour en apprendre le plus sur la personne : ni trop facile, ni trop difficile pour elle.`,
          `Aucune question n’est posée, avec les mêmes valeurs, dans plus de ${f.exposure} % des sessions d’un test (les ${f.window} dernières font foi), et personne ne revoit la même tant qu’il en reste d’autres.`,
          'Les réponses des questions classées ne sont jamais montrées après la session, et elles sont différentes d’une variante à l’autre.',
        ],
      },
      {
        title: 'Le score et son intervalle',
        lines: [
          'Le score dit la force la plus plausible d’après les réponses et la difficulté des questions ; 1 500 est la force moyenne. La chance de deviner est comptée.',
          `« 1 540 ± 195 » : 95 fois sur 100, la force réelle est dans l’intervalle. Un score dont la fiabilité est sous ${f.rank} est « provisoire », sans rang ; une médaille demande ${f.medal}. Fiabilité = 1 − (écart-type / ${f.spread})².`,
          `Deux scores dont les intervalles se recouvrent largement ne disent pas laquelle des deux personnes est la plus forte. Une nouvelle session est possible après ${f.hours} heures, plus tôt quand la première n’a pas suffi.`,
        ],
      },
      {
        title: 'La même mesure pour toutes et tous',
        lines: [
          'Chaque nuit, les réponses de personnes de même force sont comparées : en français et en anglais, avec et sans temps supplémentaire (méthode de Mantel et Haenszel, classes A, B et C de l’Educational Testing Service).',
          'Une question de classe C, nettement plus difficile pour un groupe, quitte les sessions jusqu’à la décision de l’équipe.',
          'Le nom, la photo, l’âge et le genre n’entrent nulle part dans le calcul.',
        ],
      },
      {
        title: 'Ce qu’un score ne dit pas',
        lines: [
          'Il ne remplace ni un entretien ni un essai : il dit où commencer la conversation. Personne ne doit être écarté d’après un score seul, et ce site n’écarte personne.',
          'Le test se passe sans caméra ni surveillance. Ce qui paraît inhabituel (un rythme impossible, par exemple) est signalé à l’équipe, qui juge ; le programme ne juge pas.',
          'Si vous pensez que votre score est faux, demandez qu’une personne le vérifie.',
        ],
      },
    ],
    figures: 'Les chiffres de chaque test',
    measured: (when: string): string => `Mesuré le ${when}.`,
    notMeasured: 'Les chiffres tirés des réponses paraîtront après la première nuit.',
    caption: 'Banque de questions et mesures, par test',
    columns: {
      name: 'Test',
      items: 'Questions',
      questions: 'Avec variantes',
      executed: 'Exécutées',
      reviewed: 'Relues',
      sittings: 'Sessions',
      answers: 'Réponses',
      ranked: 'Personnes classées',
      reliability: 'Fiabilité',
      exposure: 'Exposition la plus haute',
      differing: 'Différences entre groupes',
    },
    percent: (value: string): string => `${value} %`,
    none: '–',
    differing: (differing: string, compared: string): string => `${differing} sur ${compared}`,
    notes: [
      '« Fiabilité » : moyenne des scores classés ; 1 serait parfait.',
      '« Exposition la plus haute » : part des dernières sessions où la même question, avec les mêmes valeurs, a été posée ; à partir de 100 sessions.',
      '« Différences entre groupes » : questions de classe B ou C parmi celles qui ont assez de réponses pour être comparées.',
    ],
    register: 'Tous les classements et scores de ce site',
    tests: 'Voir les tests',
  },
  {
    title: 'How a score is calculated',
    description:
      'Questions verified by executing them, a score with its interval, limited exposure, the same chances in French and in English: how the tests work, and the figures for each question bank.',
    lead: 'For companies that recruit and for people who take a test. The figures on this page are computed from this site’s data.',
    sections: (f) => [
      {
        title: 'What is measured',
        lines: [
          'Reading code, finding the cause of a failure, choosing between two solutions: practical knowledge of a technology. Not typing speed, not memory for names, not personality.',
          `${f.tests} tests, ${f.items} questions for ranked sessions, which give ${f.questions} different ones: many exist in several variants, with other values and a different answer.`,
        ],
      },
      {
        title: 'Questions that prove themselves',
        lines: [
          `The answer to ${f.executed}% of the questions was executed with the real tool: the program does print the answer, and no other option is correct as well. ${f.documented}% cite their documentation.`,
          `${f.reviewed}% of the questions have been reviewed: a second reader answered them without seeing the key and found the same answer.`,
          `Then the answers judge the question: after ${f.answersToJudge} of them, a question that strong people hardly answer better than others (correlation under ${f.correlation}) is no longer asked. ${f.answers} answers have been given so far.`,
        ],
      },
      {
        title: 'How a session chooses its questions',
        lines: [
          `A session asks ${f.asked} questions, one after the other. Each is chosen to learn the most about the person: neither too easy nor too hard for them.`,
          `No question is asked, with the same values, in more than ${f.exposure}% of a test’s sessions (counted over the last ${f.window}), and no one sees the same one again while others are left.`,
          'The answers to questions from ranked sessions are never shown after the session, and they differ from variant to variant.',
        ],
      },
      {
        title: 'The score and its interval',
        lines: [
          'The score is the most plausible strength, given the answers and the difficulty of the questions; 1,500 is the average strength. The chance of guessing right is taken into account.',
          `“1,540 ± 195”: 95 times out of 100 the real strength is within the interval. A score with a reliability under ${f.rank} is “provisional”, without a rank; a medal takes ${f.medal}. Reliability = 1 − (standard deviation / ${f.spread})².`,
          `Two scores whose intervals overlap widely do not say which person is stronger. Another session is possible after ${f.hours} hours, sooner when the first was not enough.`,
        ],
      },
      {
        title: 'The same measure for everyone',
        lines: [
          'Every night, the answers of equally strong people are compared: in French and in English, with and without extra time (Mantel–Haenszel method, classes A, B and C of the Educational Testing Service).',
          'A class C question, clearly harder for one group, is not asked until the team decides.',
          'Name, picture, age and gender play no part in the calculation.',
        ],
      },
      {
        title: 'What a score does not say',
        lines: [
          'It replaces neither an interview nor a trial: it shows where the conversation can begin. No one should be turned down because of a score alone, and this site turns no one down.',
          'The test is taken without camera or surveillance. What looks unusual (an impossible pace, for instance) is reported to the team, which decides; the program does not.',
          'If you think that your score is wrong, ask for a person to review it.',
        ],
      },
    ],
    figures: 'Figures for each test',
    measured: (when) => `Measured on ${when}.`,
    notMeasured: 'Figures based on answers will appear after the first night.',
    caption: 'Question bank and measures, by test',
    columns: {
      name: 'Test',
      items: 'Questions',
      questions: 'With variants',
      executed: 'Executed',
      reviewed: 'Reviewed',
      sittings: 'Sessions',
      answers: 'Answers',
      ranked: 'People with a rank',
      reliability: 'Reliability',
      exposure: 'Highest exposure',
      differing: 'Differences between groups',
    },
    percent: (value) => `${value}%`,
    none: '–',
    differing: (differing, compared) => `${differing} of ${compared}`,
    notes: [
      '“Reliability”: mean of the scores that have a rank; 1 would be perfect.',
      '“Highest exposure”: share of the latest sessions in which the same question with the same values was asked; from 100 sessions on.',
      '“Differences between groups”: class B or C questions among those with enough answers to be compared.',
    ],
    register: 'All rankings and scores on this site',
    tests: 'See the tests',
  },
);
