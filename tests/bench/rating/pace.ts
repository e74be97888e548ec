import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';
import type { ContentTest } from '../../../domain/assessments/content/test-file.ts';
import { type PlayedAnswer, playFlags } from '../../../domain/assessments/session/play-flags.ts';
import { readingMilliseconds } from '../../../domain/assessments/session/timer.ts';
import { createRandom, type Random } from '../../../server/data/world/random.ts';
import { makeBank, spread } from './bank.ts';
import { normal } from './normal.ts';
import { makePlayer, sit } from './sitting.ts';

type Read = { text: number; code: number; difficulty: number; typed: boolean };
/** Seconds that one player takes for a question. */
type Pace = (question: Read) => number;
export type PaceKind = { name: string; script: boolean; pace: (random: Random) => Pace };

/** Seconds to think about a question of each difficulty. */
const thinking = [15, 20, 30, 40, 50];
const reading = (question: Read) => readingMilliseconds(question) / 1000;
const usual = (question: Read) =>
  0.5 * reading(question) + 0.4 * (thinking[question.difficulty] ?? 30) + (question.typed ? 8 : 3);
/** Own speed, and chance at each question. */
const person = (quicker: number, chance: number) => (random: Random) => {
  const speed = quicker + 0.35 * normal(random);
  return (question: Read) => usual(question) * Math.exp(speed + chance * normal(random));
};

export const paceKinds: PaceKind[] = [
  { name: 'people', script: false, pace: person(0, 0.45) },
  { name: 'people with an uneven pace', script: false, pace: person(0, 0.6) },
  { name: 'hasty people', script: false, pace: person(-0.4, 0.5) },
  { name: 'script without a pause', script: true, pace: (random) => () => 0.3 + random.next() },
  {
    name: 'script with a fixed pause, ± 10 %',
    script: true,
    pace: (random) => {
      const pause = 4 + 16 * random.next();
      return () => pause * (0.9 + 0.2 * random.next());
    },
  },
  {
    name: 'language model, 2 to 5 s',
    script: true,
    pace: (random) => () => 1 + 2.5 * Math.exp(0.35 * normal(random)),
  },
  { name: 'script that waits 5 to 20 s', script: true, pace: (random) => () => 5 + 15 * random.next() },
  { name: 'script that waits 10 to 40 s', script: true, pace: (random) => () => 10 + 30 * random.next() },
  {
    name: 'script that imitates reading',
    script: true,
    pace: (random) => (question) => 0.8 * reading(question) * Math.exp(0.3 * normal(random)),
  },
];

/** The share of players of each kind about whom a hint is written within so many sessions. */
export function flaggedShares(test: ContentTest, sessions: number, players: number): Map<string, number> {
  const random = createRandom(`rating/pace/${test.alias}`);
  const bank = makeBank(test, random, true);
  const read = readOf(test);
  return new Map(
    paceKinds.map(({ name, script, pace }) => {
      let flagged = 0;
      for (let index = 0; index < players; index++) {
        const own = pace(random);
        const player = makePlayer(1500 + spread * normal(random));
        const played: PlayedAnswer[][] = [];
        const isFlagged = Array.from({ length: sessions }).some(() => {
          const { asked, scores } = sit(player, bank, { way: 'product', random });
          const answers = asked.map(({ id }, place): PlayedAnswer => {
            const question = read.get(id) ?? { text: 0, code: 0, difficulty: 2, typed: false };
            const right = script ? random.next() < 0.75 : scores[place] === 1;
            const { text, code } = question;
            const usualMilliseconds = 1000 * usual(question);
            return { how: 'answered', right, milliseconds: 1000 * own(question), text, code, usualMilliseconds };
          });
          const found = playFlags({ answers, earlier: played.toReversed(), ...nothingElse });
          played.push(answers);
          return found.length > 0;
        });
        if (isFlagged) flagged++;
      }
      return [name, flagged / players];
    }),
  );
}

const nothingElse = { sameMistakes: 0, othersFromAddress: 0, settledBefore: false, ratingBefore: 0, ratingAfter: 0 };

function readOf(test: ContentTest): Map<string, Read> {
  return new Map(test.subjects.flatMap(({ questions }) => questions.map((one) => [one.id, lengths(one)])));
}

/** As the product counts them (server/services/assessments/session/flag-session.ts). */
function lengths(question: ContentQuestion): Read {
  const options =
    'right' in question ? [...question.right, ...question.wrong] : 'steps' in question ? question.steps : [];
  const shown = options.reduce((sum, { fr }) => sum + fr.length, 0);
  const isCode = question.format === 'patch';
  return {
    text: question.title.fr.length + (isCode ? 0 : shown),
    code: (question.code?.length ?? 0) + (isCode ? shown : 0),
    difficulty: question.difficulty,
    typed: question.format === 'output',
  };
}
