import { expect, it } from 'vitest';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { VisitorWays } from './visitor-ways.tsx';

it('a visitor signs up to like a company or to write to it, and comes back (docs/product/jobs.md, Coming back to an offer)', () => {
  const html = rendered(<VisitorWays here="/job/dev" />);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    '/inscription?role=DEVELOPER&amp;to=%2Fjob%2Fdev%3Fdo%3Dlike',
    '/inscription?role=DEVELOPER&amp;to=%2Fjob%2Fdev%3Fdo%3Dsuperlike',
  ]);
});
