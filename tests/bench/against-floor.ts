import { floors } from './floor/floor.ts';
import { compare, interleave, type Measure, type Plan, type Variant } from './interleave.ts';
import type { Measured } from './measured.ts';
import type { Page } from './pages.ts';
import { rounded } from './statistics.ts';

type Options = {
  floor: Measured;
  product: Measured;
  plans: Plan[];
  goal: number;
  /** The names of the pages that the goal is about. */
  judged: string[];
};

/** Each page against the same HTML from bare React, all in one interleaved run; prints the ratios and returns them. */
export async function againstFloor(pages: Page[], options: Options): Promise<Record<string, object>> {
  const { floor, product, plans, goal, judged } = options;
  console.log(`\nfloor: ${pages.length} pages, character by character the same HTML from bare react-dom on node:http`);
  console.log('No Accept-Encoding is sent: neither side compresses.');
  console.log("CPU is that of the server's own process: the database's is not in it.");
  const results: Record<string, Record<string, object>> = {};
  for (const plan of plans) {
    const variants = pages.flatMap((page) => variantsOf(page, floor, product));
    const measures = await interleave(variants, plan);
    for (const [index, { name }] of pages.entries()) {
      const those = measures.slice(index * 3, index * 3 + 3);
      const said = say(name, plan, those, judged.includes(name) ? goal : undefined);
      results[name] = { ...results[name], [`${plan.concurrency} at a time`]: said };
    }
  }
  return results;
}

function variantsOf({ key, target }: Page, floor: Measured, product: Measured): Variant[] {
  return [
    ...floors.map((kind) => ({
      name: `floor, ${kind}`,
      target: { url: `${floor.url}/${kind}/${key}` },
      cpu: () => floor.ask<number>('cpu'),
    })),
    { name: 'product', target, cpu: () => product.ask<number>('cpu') },
  ];
}

function say(name: string, plan: Plan, measures: Measure[], goal: number | undefined): object {
  const [stream, text, product] = measures.map(({ cpu }) => cpu.median);
  const ratio = rounded((stream ?? 0) / (product ?? 0));
  const ratioToText = rounded((text ?? 0) / (product ?? 0));
  console.log(`\n${name}, ${plan.concurrency} at a time, ${plan.rounds} rounds of ${plan.requests}`);
  console.log(compare(measures));
  const verdict = goal === undefined ? '' : ` (goal ${goal}: ${ratio >= goal ? 'reached' : 'not reached'})`;
  console.log(`floor ÷ product, CPU per request: ${ratio.toFixed(2)}${verdict}; of the text floor ${ratioToText}`);
  return { ratio, ratioToText, measures };
}
