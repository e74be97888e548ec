import { fitVersion } from '../../fit/weights.ts';

/** How a person contests a score. */
type Contest = 'rankings' | 'contact';

export const scoreIds = [
  'fit',
  'answering',
  'boost',
  'tests',
  'leaderboards',
  'allStars',
  'companyAnswers',
  'unusualPlay',
  'unusualReading',
] as const;
export type ScoreId = (typeof scoreIds)[number];

/**
 * One score or ranking of people: its version, where a person contests it, and the names in the code and in the database
 * that hold it. Purpose, inputs, effect and readers are told in both languages on the public page (scores.texts.ts).
 */
type Score = { id: ScoreId; version: string; contest: Contest; names: readonly string[] };

/** Names that one file of the rules exports, or that one table has as columns. */
const exportsOf = (path: string, ...names: string[]) => names.map((name) => `domain/${path}#${name}`);
const columnsOf = (table: string, ...columns: string[]) => columns.map((column) => `${table}.${column}`);

/** docs/product/fit.md, Register: every score and ranking of people in the product. */
export const scores: readonly Score[] = [
  {
    id: 'fit',
    version: fitVersion,
    contest: 'rankings',
    names: [
      ...exportsOf('fit/fit.ts', 'fitOf'),
      ...exportsOf('fit/offer.ts', 'fitOffer', 'rankOf', 'highestRank', 'rankOfTier'),
      ...exportsOf('fit/offers/score-offer.ts', 'scoreOffer'),
      ...exportsOf('fit/strength.ts', 'strengthOf'),
      ...exportsOf('fit/versions.ts', 'fitRules'),
      ...exportsOf('fit/view.ts', 'explainFit', 'fitPercent'),
      ...exportsOf('fit/weights.ts', 'strengths'),
      ...columnsOf('library_profiles', 'technology_strengths'),
      ...columnsOf('ranking_results', 'score'),
    ],
  },
  { id: 'answering', version: fitVersion, contest: 'rankings', names: columnsOf('library_profiles', 'answering') },
  {
    id: 'boost',
    version: '1',
    contest: 'contact',
    names: [
      ...exportsOf('moderation/admin-card.ts', 'boostRange'),
      ...exportsOf('moderation/boost-schema.ts', 'boostSchema'),
      ...columnsOf('developer_confidential', 'boost'),
      ...columnsOf('library_profiles', 'boost'),
    ],
  },
  {
    id: 'tests',
    version: '2',
    contest: 'contact',
    names: [
      ...exportsOf('assessments/session/answer-score.ts', 'answerScore'),
      ...exportsOf('assessments/rating/glicko.ts', 'expectedScore', 'ratePeriod', 'likeliestRating', 'winsByStrength'),
      ...exportsOf('assessments/rating/posterior.ts', 'rateAnswers'),
      ...exportsOf('assessments/rating/precision.ts', 'reliabilityOf', 'reliabilityFor'),
      ...exportsOf(
        'assessments/rating/rating.ts',
        'answersToScore',
        'deviationToRateQuestions',
        'isScored',
        'rateSession',
      ),
      ...exportsOf(
        'assessments/rating/ranking.ts',
        'shownScore',
        'centileOf',
        'rankingPercent',
        'medalOf',
        'medalPercents',
      ),
      ...exportsOf('assessments/rating/result-text.ts', 'scoreText'),
      ...exportsOf('assessments/test-on-profile.ts', 'readRankings', 'centileForProfile', 'shownRanking'),
      ...exportsOf('library/marks.ts', 'testRanks'),
      ...columnsOf('player_ratings', 'rating', 'score'),
      ...columnsOf('score_confirmations', 'score', 'deviation'),
      ...columnsOf('developer_tests', 'centile', 'score', 'deviation'),
      ...columnsOf('test_sessions', 'score', 'rating_before', 'rating_after', 'ranking', 'updated_ranking'),
      ...columnsOf('test_session_questions', 'scored'),
    ],
  },
  {
    id: 'leaderboards',
    version: '2',
    contest: 'contact',
    names: columnsOf('season_scores', 'score', 'deviation', 'final_rank'),
  },
  {
    id: 'allStars',
    version: '1',
    contest: 'contact',
    names: [
      ...exportsOf('assessments/leaderboards/all-stars.ts', 'allStars', 'testsForStars'),
      ...columnsOf('all_stars', 'stars'),
    ],
  },
  {
    id: 'companyAnswers',
    version: '1',
    contest: 'contact',
    names: exportsOf('jobs/answers/answer-rate.ts', 'answerRateRules', 'answerRate'),
  },
  // They store no number. An administrator looks at each case; no automatic decision is made.
  { id: 'unusualPlay', version: '1', contest: 'contact', names: [] },
  { id: 'unusualReading', version: '1', contest: 'contact', names: [] },
];

const ofQuestions = 'how hard or how good a question is, not a person';
const ofMany = 'how many people have a value, without saying who';
const ofLog = 'names a line of the log or a version, and measures nothing';
const ofRequests = 'requests about rankings, not a ranking';
const ofCalls = 'the booking of a call with the team, not the value that is set after it';

/** Names that look like a score and are none of a person, each with its reason. */
export const notAboutPeople: Readonly<Record<string, string>> = {
  'domain/catalogue/search.ts#ranksByFit': 'the order of questions that a search finds',
  'domain/fit/weights.ts#fitVersion': ofLog,
  'domain/fit/offer.ts#canRankOffers': 'whether a profile says enough to order offers for it',
  'domain/fit/offer.ts#rankedLists': 'the names of the lists of offers',
  'domain/fit/offers/score-offer.ts#scoreSimilar': 'how alike two offers are',
  'domain/permissions/jobs.ts#getsOffersByFit': 'who gets offers in the order of fit',
  'domain/fit/log.ts#rankingKeptDays': ofLog,
  'domain/fit/log.ts#readRankedList': ofLog,
  'fairness_reports.fit_version': ofLog,
  'rankings.fit_version': ofLog,
  'ranking_results.ranking_id': ofLog,
  'ranking_requests.ranking_id': ofLog,
  'domain/permissions/privacy.ts#canSeeOwnRankings': 'who may open the page « Mes classements »',
  'domain/privacy/ranking-request.ts#rankingRequestSchema': ofRequests,
  'domain/privacy/ranking-request.ts#rankingOutcomes': ofRequests,
  'domain/privacy/ranking-request.ts#rankingAnswerSchema': ofRequests,
  'domain/privacy/scores/register.ts#scoreIds': 'this register itself',
  'domain/privacy/scores/register.ts#scores': 'this register itself',
  'domain/privacy/scores/undeclared.ts#isScoreName': 'the check of this register',
  'domain/privacy/scores/undeclared.ts#checkScores': 'the check of this register',
  'domain/permissions/profile.ts#canAskForBoost': ofCalls,
  'domain/profile/boost.ts#boostFigures': ofCalls,
  'domain/profile/boost.ts#boostVariant': ofCalls,
  'domain/profile/boost.ts#canBoost': ofCalls,
  'domain/profile/cards/job-search.ts#clampRate': 'a daily rate in euros',
  'domain/profile/cards/job-search.ts#rateLimits': 'a daily rate in euros',
  'developers.average_daily_rate': 'a daily rate in euros',
  'domain/assessments/achievements/addresses.ts#medalSize': 'the picture of an achievement',
  'domain/assessments/achievements/addresses.ts#medalAddress': 'the picture of an achievement',
  'domain/assessments/badges/addresses.ts#resultMedals': 'the pictures of badges',
  'domain/assessments/badges/addresses.ts#resultMedalAddress': 'the picture of a badge',
  'domain/assessments/rating/rating.ts#rateQuestion': ofQuestions,
  'catalogue_questions.rating_score': ofQuestions,
  'questions.rating': ofQuestions,
  'questions.rating_score': ofQuestions,
  'questions.ratings_count': ofQuestions,
  'questions.has_new_rating': ofQuestions,
  'domain/assessments/rating/score-spread.ts#scoreSpread': ofMany,
  'score_counts.score': ofMany,
  'star_counts.stars': ofMany,
  'test_figures.ranked': ofMany,
  'test_figures.reliability': ofMany,
};
