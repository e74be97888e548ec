import type {
  QualityDecision,
  QualityList,
  RestReason,
} from '../../../../domain/assessments/quality/question-quality.ts';
import { defineTexts } from '../../../i18n/texts.ts';

type Compared = Extract<RestReason, `differs-${string}`>;

export const qualityTexts = defineTexts(
  {
    title: 'Qualité des questions',
    lead: 'Chaque nuit, les réponses disent quelles questions mesurent mal ou ne se lisent pas de la même façon pour toutes et tous. Elles sortent des sessions classées jusqu’à votre décision.',
    method: 'Comment un score est calculé, avec les chiffres de chaque test',
    listsLabel: 'Questions par état',
    lists: { decide: 'À décider', watch: 'À surveiller', resting: 'Au repos', retired: 'Retirées' } as Record<
      QualityList,
      string
    >,
    search: 'Rechercher un titre, un test ou un identifiant',
    empty: {
      decide: 'Aucune question n’attend de décision.',
      watch: 'Aucune question posée ne montre de différence entre les groupes comparés.',
      resting: 'Aucune question ne se repose parce qu’elle a été trop posée.',
      retired: 'Aucune question n’a été retirée par l’équipe.',
    } as Record<QualityList, string>,
    keys: [
      ['r', 'poser à nouveau'],
      ['s', 'retirer'],
    ] as [string, string][],
    variants: (count: number): string => `${count} variantes`,
    answers: (count: string, right: number): string =>
      count === '1'
        ? `1 réponse comptée, ${right} % de bonnes réponses`
        : `${count} réponses comptées, ${right} % de bonnes réponses`,
    noAnswers: 'Pas encore de réponse comptée',
    correlation: (value: string): string => `corrélation ${value}`,
    discrimination: (value: string): string => `discrimination ${value}`,
    tellsLittle: (value: string): string =>
      `Les personnes fortes n’y répondent guère mieux que les autres : corrélation ${value}, il en faut au moins 0,20.`,
    askedOften: (until: string): string => `Trop souvent posée ces derniers mois : elle revient le ${until}.`,
    differs: {
      'differs-by-language': {
        harder: 'Plus difficile en anglais qu’en français, à force égale',
        easier: 'Plus facile en anglais qu’en français, à force égale',
      },
      'differs-by-time': {
        harder: 'Plus difficile avec du temps supplémentaire que sans, à force égale',
        easier: 'Plus facile avec du temps supplémentaire que sans, à force égale',
      },
    } as Record<Compared, { harder: string; easier: string }>,
    difference: (letter: string, delta: string, error: string, focal: string, reference: string): string =>
      `classe ${letter}, delta ${delta} ± ${error}, ${focal} et ${reference} réponses`,
    since: (when: string): string => `Au repos depuis le ${when}`,
    chosen: 'Réponses données',
    share: (percent: number): string => `${percent} %`,
    rightOption: 'juste',
    said: 'Dernière décision :',
    decisions: { askAgain: 'Poser à nouveau', retire: 'Retirer' } as Record<QualityDecision, string>,
    of: (act: string, title: string): string => `${act} – ${title}`,
    dialogTitle: { askAgain: 'Poser à nouveau la question ?', retire: 'Retirer la question ?' } as Record<
      QualityDecision,
      string
    >,
    dialogLead: {
      askAgain:
        'Elle revient tout de suite dans les sessions classées. Seules les réponses à partir de maintenant la jugeront.',
      retire: 'Elle n’est plus posée. Les scores passés ne changent pas ; vous pourrez la poser à nouveau plus tard.',
    } as Record<QualityDecision, string>,
    reason: 'Pourquoi',
    reasonHint:
      'Cette phrase reste dans le journal d’audit. Si une personne du site a écrit la question, elle la lit aussi.',
    done: { askAgain: 'La question est de nouveau posée.', retire: 'La question est retirée.' } as Record<
      QualityDecision,
      string
    >,
  },
  {
    title: 'Question quality',
    lead: 'Every night, the answers show which questions measure poorly, or do not work the same way for everyone. They leave ranked sessions until you decide.',
    method: 'How a score is calculated, with the figures for each test',
    listsLabel: 'Questions by state',
    lists: { decide: 'To decide', watch: 'To watch', resting: 'Resting', retired: 'Retired' },
    search: 'Search for a title, a test or an ID',
    empty: {
      decide: 'No questions are waiting for a decision.',
      watch: 'No question in use shows a difference between the groups compared.',
      resting: 'No questions are resting because they were asked too often.',
      retired: 'The team has not retired any questions.',
    },
    keys: [
      ['r', 'ask the question again'],
      ['s', 'retire'],
    ],
    variants: (count) => `${count} variants`,
    answers: (count, right) =>
      count === '1' ? `1 counted answer, ${right}% correct` : `${count} counted answers, ${right}% correct`,
    noAnswers: 'No counted answers yet',
    correlation: (value) => `correlation ${value}`,
    discrimination: (value) => `discrimination ${value}`,
    tellsLittle: (value) =>
      `Strong people hardly answer it better than others: correlation ${value}, at least 0.20 is needed.`,
    askedOften: (until) => `Asked too often in recent months: it comes back on ${until}.`,
    differs: {
      'differs-by-language': {
        harder: 'Harder in English than in French for equally strong people',
        easier: 'Easier in English than in French for equally strong people',
      },
      'differs-by-time': {
        harder: 'Harder with extra time than without for equally strong people',
        easier: 'Easier with extra time than without for equally strong people',
      },
    },
    difference: (letter, delta, error, focal, reference) =>
      `class ${letter}, delta ${delta} ± ${error}, ${focal} and ${reference} answers`,
    since: (when) => `Resting since ${when}`,
    chosen: 'Answers given',
    share: (percent) => `${percent}%`,
    rightOption: 'correct',
    said: 'Last decision:',
    decisions: { askAgain: 'Ask again', retire: 'Retire' },
    of: (act, title) => `${act} – ${title}`,
    dialogTitle: { askAgain: 'Ask the question again?', retire: 'Retire the question?' },
    dialogLead: {
      askAgain: 'It returns to ranked sessions at once. Only answers from now on will judge it.',
      retire: 'It is no longer asked. Past scores do not change; you can ask it again later.',
    },
    reason: 'Why',
    reasonHint: 'This sentence stays in the audit log. If a user wrote the question, they can read it too.',
    done: { askAgain: 'The question is being asked again.', retire: 'The question has been retired.' },
  },
);
