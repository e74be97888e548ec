import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { ContentTest } from '../../../domain/assessments/content/test-file.ts';
import { createRandom } from '../../../server/data/world/random.ts';
import { ratedItems } from '../items.ts';
import { chosenTests, readTests } from '../read-tests.ts';
import { type Compared, compare, unknownLabels } from './compare.ts';
import { readReviews, withAgreed, writeReviews } from './reviews.ts';
import { sheet } from './sheet.ts';
import { letters, type Shown, shown } from './shown.ts';

const answersSchema = z.record(z.string(), z.coerce.string());

/** npm run content -- blind <alias> [--seed N] [--french] [--to file] */
export async function blindCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      french: { type: 'boolean', default: false },
      to: { type: 'string' },
    },
  });
  const test = await oneTest(positionals);
  if (!test) return 1;
  const text = sheet(test.alias, shownItems(test, Number(values.seed)), values.french ? 'fr' : 'en');
  if (values.to) writeFileSync(values.to, text);
  else console.log(text);
  return 0;
}

/** npm run content -- compare <alias> <answers.json> [--seed N] [--record] */
export async function compareCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' }, record: { type: 'boolean', default: false } },
  });
  const [alias, file] = positionals;
  const test = await oneTest(alias ? [alias] : []);
  if (!test || !file) {
    console.error('compare <alias> <answers.json> [--seed N] [--record]');
    return 1;
  }
  const answers = answersSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const items = shownItems(test, Number(values.seed));
  const unknown = unknownLabels(items, answers);
  for (const label of unknown) console.error(`${label}: no such question`);
  const compared = compare(items, answers);
  for (const one of compared) if (one.outcome === 'differs' || one.note) console.log(`${told(one)}\n`);
  const having = (outcome: Compared['outcome']) => compared.filter((one) => one.outcome === outcome);
  const missing = having('missing').map(({ item }) => item.id);
  if (missing.length > 0) console.log(`not answered: ${missing.join(', ')}`);
  const agreed = having('agrees').map(({ item }) => item.id);
  if (values.record) {
    const today = new Date().toISOString().slice(0, 10);
    writeReviews(test.alias, withAgreed(test, readReviews(test.alias), agreed, today));
  }
  console.log(`${agreed.length} agree, ${having('differs').length} differ, ${missing.length} not answered`);
  return agreed.length === items.length && unknown.length === 0 ? 0 : 1;
}

async function oneTest(aliases: string[]): Promise<ContentTest | undefined> {
  if (aliases.length === 1) return chosenTests(await readTests(), aliases)[0];
  console.error('Give the alias of one test.');
  return undefined;
}

/** In an order that does not follow the files, where easy questions often come first. */
function shownItems(test: ContentTest, seed: number): Shown[] {
  const items = [...ratedItems(test).values()].map((variants) => shown(variants, seed));
  return createRandom(`${seed}/${test.alias}`).shuffle(items);
}

function told({ item, outcome, answer, key, note }: Compared): string {
  const { title, explanation } = item.question;
  return [
    `${outcome === 'differs' ? '✗' : '?'} ${item.id} (${item.label}): ${title.en}`,
    ...(outcome === 'missing' ? [] : [`  answered: ${answer}`]),
    `  key: ${key}`,
    ...item.options.map(
      ({ en }, index) => `    ${item.question.format === 'order' ? index + 1 : letters[index]}. ${en}`,
    ),
    ...(note ? [`  note: ${note}`] : []),
    `  explanation: ${explanation.en}`,
  ].join('\n');
}
