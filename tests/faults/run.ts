// npm run faults -- --web 50 --database 50 [--seed 1] [--writers 4]
import { parseArgs } from 'node:util';
import { type Outcome, runCampaign } from './campaign.ts';

const { values } = parseArgs({
  options: {
    web: { type: 'string', default: '50' },
    database: { type: 'string', default: '50' },
    writers: { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const plan = {
  web: whole(values.web),
  database: whole(values.database),
  writers: whole(values.writers),
  seed: whole(values.seed),
};

process.stdout.write(
  `Seed ${plan.seed}: ${plan.web} kills of the web process, ${plan.database} of the database server, ${plan.writers} writers.\n`,
);
const outcome = await runCampaign({ ...plan, say: (line) => process.stdout.write(`  ${line}\n`) });
process.stdout.write(`\n${table(outcome)}\n`);
const good =
  outcome.lost.length === 0 &&
  outcome.duplicated.length === 0 &&
  outcome.crashes === 0 &&
  outcome.stopCode === 0 &&
  !outcome.serverLeftRunning;
process.exit(good ? 0 : 1);

function whole(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  process.stderr.write(
    `Usage: npm run faults -- --web 50 --database 50 [--writers 4] [--seed 1]; "${text}" is no whole number.\n`,
  );
  process.exit(1);
}

function table(of: Outcome): string {
  const times = (list: number[]): string => {
    const sorted = list.toSorted((one, other) => one - other);
    if (sorted.length === 0) return '-';
    const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
    return `median ${(middle / 1000).toFixed(2)} s, max ${((sorted.at(-1) ?? 0) / 1000).toFixed(2)} s`;
  };
  const rows: [string, string | number][] = [
    ['kills of the web process', of.kills.web],
    ['kills of the database server', of.kills.database],
    ['writes acknowledged', of.acknowledged],
    ['acknowledged and lost (must be 0)', of.lost.length],
    ['stored twice or in part (must be 0)', of.duplicated.length],
    ['attempts that failed and were sent again', of.failedAttempts],
    [
      'answers',
      Object.entries(of.answers)
        .map(([answer, count]) => `${answer}: ${count}`)
        .join(', '),
    ],
    ['back after a kill of the web process', times(of.comebacks.web)],
    ['back after a kill of the database server', times(of.comebacks.database)],
    ['web process ended by itself while serving (must be 0)', of.crashes],
    ['code of the ordered stop at the end (must be 0)', String(of.stopCode)],
    ['database server left running (must be no)', of.serverLeftRunning ? 'yes' : 'no'],
    ['time in all', `${of.seconds.toFixed(0)} s`],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const problems = [...of.lost.map((key) => `lost: ${key}`), ...of.duplicated.map((key) => `duplicated: ${key}`)];
  return [...rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`), ...problems].join('\n');
}
