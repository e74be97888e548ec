import { expect, it } from 'vitest';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { FollowVisitor } from './follow-visitor.tsx';

it('a visitor signs up to follow a company, and comes back to its page (docs/product/jobs.md, Coming back to an offer)', () => {
  const html = rendered(<FollowVisitor here="/company/lune" name="Lune et Compas" />);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    '/inscription?role=DEVELOPER&amp;to=%2Fcompany%2Flune%3Fdo%3Dfollow',
  ]);
  expect(html).toContain('aria-label="Suivre – Lune et Compas"');
});
